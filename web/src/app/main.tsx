// The entry point: read the settings, load the reader's language and the page asked for, show it.
import "../ui/tokens.css";
import "../ui/fonts.css";
import "../ui/kit.css";
import { render } from "preact";
import { settings, startSettings } from "../state/settings";
import { speak } from "../ui/locales";
import { App, firstPage } from "./app";
import { renewWhenOld } from "./renew";

startSettings();
renewWhenOld();
const room = document.getElementById("app");
if (!room) throw new Error("The page has no element #app to draw into.");
// not awaited here: the pages import this very module, which must have finished by then
void Promise.allSettled([speak(settings.get().lang), firstPage()]).then(() => render(<App />, room));
