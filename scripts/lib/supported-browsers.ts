/** The oldest browsers that run the whole product; tests/budgets/browsers.test.ts checks the built code for them. */
export const supportedBrowsers = ["safari16.4", "ios16.4", "chrome111", "firefox128"] as const;
