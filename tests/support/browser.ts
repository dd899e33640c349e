import { chromiumFlags, findChromium, findTestBrowser } from "../../scripts/lib/chromium.ts";

/** Launch options of the test browser. */
export const launchOptions = { executablePath: findTestBrowser(), args: chromiumFlags };

/** The same with a microphone that beeps, a camera that shows a moving figure, and a person who allows both. */
export const withMedia = <Options extends { args: readonly string[] }>(options: Options) => ({
  ...options,
  args: [...options.args, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
});

/** Launch options of the full browser, because the headless shell shows no notifications. */
export const wholeBrowser = { ...launchOptions, executablePath: findChromium() };
