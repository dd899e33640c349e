import { chromiumFlags, findTestBrowser } from "../../scripts/lib/chromium.ts";

/** How the tests start the browser of this machine. */
export const launchOptions = { executablePath: findTestBrowser(), args: chromiumFlags };
