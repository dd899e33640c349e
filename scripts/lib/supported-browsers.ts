/** The oldest browsers that run the product whole; tests/budgets/browsers.test.ts holds the built code to them. */
export const supportedBrowsers = ["safari16.4", "ios16.4", "chrome111", "firefox128"] as const;
