import { chromiumFlags, findChromium, findTestBrowser } from "../../scripts/lib/chromium.ts";

/** How the tests start the browser of this machine. */
export const launchOptions = { executablePath: findTestBrowser(), args: chromiumFlags };

/** For what the headless shell lacks: it shows no notifications. */
export const wholeBrowser = { ...launchOptions, executablePath: findChromium() };
