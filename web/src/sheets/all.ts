export { BringSheet } from "./bring";
export { HelpSheet } from "./help";
export { JoinSheet } from "./join";
export { NameSheet } from "./name";
export { SettingsSheet } from "./settings";
export { SetUpSheet } from "./setup";
