import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./tests/support/browser.ts";
import { specsOf } from "./tests/support/sizes.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than processors, because a test waits for its browser a quarter of the time.
  workers: 3,
  // `npm test` repeats failed tests once, alone.
  retries: 0,
  // The longest tests take a minute on a busy machine.
  timeout: 120_000,
  // Beyond the longest pause of a machine that does other work, so that no time decides a test.
  expect: { timeout: 30_000 },
  reporter: "list",
  globalSetup: "./tests/support/server.ts",
  use: {
    // Set by the global setup, before the browsers start.
    baseURL: process.env.MIRAN_URL,
    // Ten times the slowest action on a busy machine, below a test's timeout, so that the action is reported.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: "ar",
    timezoneId: "Asia/Hebron",
    // A service worker would hide a test's own answers from its page; tests of the worker allow it.
    serviceWorkers: "block",
    // Recording takes a third of a test's time; `--trace on` records a test under investigation.
    trace: "off",
    // Drawing motion is a quarter of a page's processor time; `withMotion` is for tests of movement.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
  },
  projects: [
    // First, because its tests of one server run in order, while the other workers run the rest.
    {
      name: "desktop",
      testMatch: specsOf.desktop,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, locale: "ar" },
    },
    {
      name: "phone",
      testMatch: specsOf.phone,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        locale: "ar",
        // A phone's real factor would draw seven times as many pixels, which no test needs.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
