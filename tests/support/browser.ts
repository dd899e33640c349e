import { chromiumFlags, findChromium, findTestBrowser } from "../../scripts/lib/chromium.ts";

/** Launch options of the test browser. */
export const launchOptions = { executablePath: findTestBrowser(), args: chromiumFlags };

/** Launch options of the full browser, because the headless shell shows no notifications. */
export const wholeBrowser = { ...launchOptions, executablePath: findChromium() };
