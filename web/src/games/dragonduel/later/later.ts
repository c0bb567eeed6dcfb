import "./blow.css";
import "./recap.css";

export { Ending } from "./recap";
export { Rules } from "./rules";
export { sayings } from "./text";
