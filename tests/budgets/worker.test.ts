import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtConfig } from "../../scripts/lib/build.ts";

it("the Worker is at most 400 kB after gzip", () => {
  const { main } = JSON.parse(readFileSync(builtConfig, "utf8")) as { main: string };
  const bytes = gzipSync(readFileSync(join(dirname(builtConfig), main)), { level: 9 }).length;
  expect(bytes / 1000).toBeLessThanOrEqual(400);
});
