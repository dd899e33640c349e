import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/lib/install.mjs";

/** Bundles and minifies modules as the client's build does, whether or not a screen loads them. */
async function bundle(code: string): Promise<string> {
  const entry = "\0weighed";
  const built = await build({
    configFile: false,
    root,
    logLevel: "silent",
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: "strict" } },
    plugins: [
      {
        name: "weighed",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  expect(output).toHaveLength(1);
  return output[0].code;
}

const rules = "/domain/prayers";

describe("the code of prayer times after gzip", () => {
  it.each([
    {
      part: "the engine with quiet around prayers",
      code: `
        export { methods } from "${rules}/methods.ts";
        export { quietUntil } from "${rules}/quiet-prayers.ts";
        export { prayerTimes } from "${rules}/times.ts";`,
      has: "umm_al_qura",
      most: 6,
    },
    {
      part: "the cities",
      code: `export { cityEntries } from "${rules}/cities.ts";`,
      has: "jerusalem",
      most: 8.8,
    },
  ])("is at most $most kB for $part", async ({ code, has, most }) => {
    const bundled = await bundle(code);
    expect(bundled).toContain(has);
    const kB = gzipSync(bundled, { level: 9 }).length / 1000;
    expect(kB).toBeLessThanOrEqual(most);
  });
});
