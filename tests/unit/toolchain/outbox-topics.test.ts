import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { outboxTopics } from "../../../domain/plumbing/outbox.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { runTool, tools } from "../../../scripts/lib/run-tool.ts";

const table = "worker/actions/operations/effects.ts";

// Below the repository, where the compiler finds the types of the packages.
mkdirSync(join(root, ".wrangler"), { recursive: true });
const folder = mkdtempSync(join(root, ".wrangler/topics-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The current table, adapted to another folder. */
const source = readFileSync(join(root, table), "utf8").replace(
  /(?<=(from |import\()")\.[^"]+/g,
  (path) => resolve(root, table, "..", path),
);

const withoutRow = (topic: string) =>
  source.replace(new RegExp(` +${topic}: [^]*?(?=\\n  \\w+: |\\n};)`), "");

it("an outbox topic without an effect does not compile", { timeout: 60_000 }, async () => {
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: true,
      lib: ["ES2024"],
      types: ["@cloudflare/workers-types", "node"],
      // The missing row leaves an unused import, which is irrelevant here.
      noUnusedLocals: false,
    },
    include: ["*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(folder, "whole.ts"), source);
  for (const topic of outboxTopics) writeFileSync(join(folder, `${topic}.ts`), withoutRow(topic));

  const { output } = await runTool([tools.tsc, "--pretty", "false", "-p", folder]);

  const refused = output.trim().split("\n").sort();
  expect(refused).toEqual(
    outboxTopics.toSorted().map((topic) => {
      const reason = `Property '${topic}' is missing in type .* required in type 'Effects'`;
      return expect.stringMatching(new RegExp(`/${topic}\\.ts\\(.*${reason}`));
    }),
  );
});
