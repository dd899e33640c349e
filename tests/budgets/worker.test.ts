import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtConfig } from "../../scripts/lib/build.ts";
import { runTool, tools } from "../../scripts/lib/run-tool.ts";

it("the Worker is at most 400 kB after gzip", () => {
  const { main } = JSON.parse(readFileSync(builtConfig, "utf8")) as { main: string };
  const bytes = gzipSync(readFileSync(join(dirname(builtConfig), main)), { level: 9 }).length;
  expect(bytes / 1000).toBeLessThanOrEqual(400);
});

/** CPU milliseconds of one start, as wrangler's profile tells. */
async function measureStart(): Promise<number> {
  const { output } = await runTool([
    tools.wrangler,
    "check",
    "startup",
    `--args=--config ${builtConfig}`,
    `--outfile=${join(tmpdir(), `miran-startup-${process.pid}.cpuprofile`)}`,
  ]);
  const active = /Active: ([\d.]+) ms/.exec(output)?.[1];
  if (!active) throw new Error(output);
  return Number(active);
}

it("the Worker starts within 100 ms", async () => {
  // The least of three: whatever else the machine does only adds.
  const starts = [await measureStart(), await measureStart(), await measureStart()];
  expect(Math.min(...starts), `measured ${starts.join(", ")} ms`).toBeLessThan(100);
});
