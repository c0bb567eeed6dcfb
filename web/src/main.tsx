// The entry point: read the settings, load the reader's language, show the page.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/kit.css";
import { render } from "preact";
import { App } from "./app";
import { speak } from "./locales";
import { renewWhenOld } from "./renew";
import { settings, startSettings } from "./settings";

startSettings();
renewWhenOld();
const room = document.getElementById("app");
if (!room) throw new Error("The page has no element #app to draw into.");
await speak(settings.get().lang);
render(<App />, room);
