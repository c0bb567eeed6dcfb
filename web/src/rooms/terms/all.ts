export { BringSheet } from "./bring";
export { JoinSheet } from "./join";
export { MatchSheet } from "./match";
export { SetUpSheet } from "./setup";
export { TermsSheet } from "./terms";
export { WhichSheet } from "./which";
