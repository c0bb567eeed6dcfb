export { BringSheet } from "./bring";
export { HelpSheet } from "./help";
export { JoinSheet } from "./join";
export { NameSheet } from "./name";
export { ResignSheet } from "./resign";
export { SettingsSheet } from "./settings";
export { SetUpSheet } from "./setup";
export { TermsSheet } from "./terms";
