// The entry point: read the settings, load the reader's language and the page asked for, show it.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/kit.css";
import { render } from "preact";
import { App, firstPage } from "./app";
import { speak } from "./locales";
import { renewWhenOld } from "./renew";
import { settings, startSettings } from "./settings";

startSettings();
renewWhenOld();
const room = document.getElementById("app");
if (!room) throw new Error("The page has no element #app to draw into.");
// not awaited here: the pages import this very module, which must have finished by then
void Promise.all([speak(settings.get().lang), firstPage()]).then(() => render(<App />, room));
