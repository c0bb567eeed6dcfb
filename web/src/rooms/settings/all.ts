export { HelpSheet } from "./help";
export { NameSheet } from "./name";
export { SettingsSheet } from "./settings";
