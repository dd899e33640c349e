import { chromiumFlags, findChromium, findTestBrowser } from "../../scripts/lib/chromium.ts";

/** Launch options of the test browser. In a locale without Arabic letters it names every such file `download`. */
export const launchOptions = {
  executablePath: findTestBrowser(),
  args: chromiumFlags,
  env: { ...process.env, LC_ALL: "C.UTF-8" },
};

/** The same with a microphone that beeps, a camera that shows a moving figure, and a person who allows both. */
export const withMedia = <Options extends { args: readonly string[] }>(options: Options) => ({
  ...options,
  args: [...options.args, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
});

/** Launch options of the full browser, because the headless shell shows no notifications. */
export const wholeBrowser = { ...launchOptions, executablePath: findChromium() };
