import { TestRunner } from "vitest";

const isWorkerd = navigator.userAgent === "Cloudflare-Workers";

/** Leaves the rest of a test out over another platform, which it is not about. */
export function onCloudflare(why: string): void {
  if (!isWorkerd) TestRunner.getCurrentTest()?.context.skip(why);
}
