import { chromiumFlags, findChromium } from "../../scripts/lib/chromium.ts";

/** How the tests and benchmarks start the browser of this machine. */
export const launchOptions = { executablePath: findChromium(), args: chromiumFlags };
