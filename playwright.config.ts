import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./tests/support/browser.ts";

/** Behaviour that no width changes is tried on the phone alone, where most people are. */
const sameOnDesktop = [
  "e2e/chat.spec.ts",
  "access/{register,reset,splash,trouble}.spec.ts",
  "trainee/{calories,chat,diet,exercise,home,notifications,push,toasts,weight,weight-sending}.spec.ts",
].map((spec) => `**/${spec}`);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A busy two-core machine may starve a browser once; what fails twice is broken.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  globalSetup: "./tests/support/server.ts",
  use: {
    // Set by the global setup, before the browsers start.
    baseURL: process.env.MIRAN_URL,
    locale: "ar",
    timezoneId: "Asia/Hebron",
    // Recording costs a third of every test; `--trace on` records one that is looked into.
    trace: "on-first-retry",
    launchOptions,
  },
  projects: [
    {
      name: "phone",
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        locale: "ar",
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testIgnore: sameOnDesktop,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, locale: "ar" },
    },
  ],
});
