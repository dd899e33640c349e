import { TestRunner } from "vitest";

const isWorkerd = navigator.userAgent === "Cloudflare-Workers";

/** Skips the rest of a test on other platforms. */
export function onlyOnCloudflare(reason: string): void {
  if (!isWorkerd) TestRunner.getCurrentTest()?.context.skip(reason);
}
