// The back of its cards, which comes when the first is seen.
import { pictureFrom } from "../../../ui/picture";

export const Back = pictureFrom(() => import("../back"));
