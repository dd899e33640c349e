import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtClient, builtConfig } from "../../scripts/lib/build.ts";
import ar from "../../web/messages/ar.json" with { type: "json" };

const { main } = JSON.parse(readFileSync(builtConfig, "utf8")) as { main: string };
const bundle = readFileSync(join(dirname(builtConfig), main));

it("the Worker is at most 530 kB after gzip", () => {
  expect(gzipSync(bundle, { level: 9 }).length / 1000).toBeLessThanOrEqual(530);
});

it("the Worker brings the map of its lines for the log, and nobody is served one", () => {
  const [, map = ""] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(bundle.toString()) ?? [];
  const { sources } = JSON.parse(readFileSync(join(dirname(builtConfig), map), "utf8"));
  expect(sources).toContainEqual(expect.stringMatching(/worker\/routes\/http\/problem\.ts$/));
  const served = readdirSync(builtClient, { recursive: true, encoding: "utf8" });
  expect(served.filter((name) => name.endsWith(".map"))).toEqual([]);
});

it("the Worker carries the texts that it says, and none of a screen", () => {
  const code = bundle.toString();
  const sources = readdirSync("worker/texts").filter((name) => name.endsWith(".ts"));
  const said: unknown[] = sources
    .flatMap((name) => [...readFileSync(`worker/texts/${name}`, "utf8").matchAll(/\bm\.(\w+)/g)])
    .flatMap(([, key]) => textsOf(ar[key as keyof typeof ar]));
  const carried = Object.values(ar).filter((text) => code.includes(`return \`${text}\``));
  expect(carried).toContain(ar.mail_reset_body);
  expect(carried.filter((text) => !said.includes(text))).toEqual([]);
});

/** What a message may say: one text, or one for each of its cases. */
function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  const cases = message as { match: Record<string, string> }[];
  return cases.flatMap(({ match }) => Object.values(match));
}
