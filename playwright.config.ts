import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./tests/support/browser.ts";
import { specsOf } from "./tests/support/sizes.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than processors: a quarter of the time a test waits for its browser.
  workers: 3,
  // What failed is tried once more by `npm test`, when nothing runs beside it.
  retries: 0,
  // A hang ends some day: the longest stories take a minute where six other things run.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  globalSetup: "./tests/support/server.ts",
  use: {
    // Set by the global setup, before the browsers start.
    baseURL: process.env.MIRAN_URL,
    // Ten times what the slowest takes on a busy machine: what is not there is told of before the test is over.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: "ar",
    timezoneId: "Asia/Hebron",
    // What a test answers in the server's place must reach its page; tests of the worker let it in.
    serviceWorkers: "block",
    // Recording costs a third of every test; `--trace on` records one that is looked into.
    trace: "off",
    // Drawing what moves is a quarter of a page's processor time; `withMotion` is for tests of movement.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
  },
  projects: [
    // First: its tests of one house run one after the other, while the other workers do the rest.
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
        // Nobody looks at these pixels, and seven times as many take their time.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
