import "./recap.css";

export { Ending } from "./recap";
export { Rules } from "./rules";
export { TextView } from "./text";
