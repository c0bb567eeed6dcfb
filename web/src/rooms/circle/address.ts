// Where the room of a circle is.
import { linkTo } from "../../state/address";

export const circleAt = (circle: string): string => `/c/${circle}`;
export const circleLink = (circle: string): string => linkTo(circleAt(circle));
