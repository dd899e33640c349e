import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { outboxTopics } from "../../../domain/plumbing/outbox.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { runTool, tools } from "../../../scripts/lib/run-tool.ts";

const dispatch = "worker/actions/plumbing/drain-outbox.ts";

// Below the repository, where the compiler finds the types of the packages.
mkdirSync(join(root, ".wrangler"), { recursive: true });
const folder = mkdtempSync(join(root, ".wrangler/topics-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The dispatch as it stands, for another folder. */
const source = readFileSync(join(root, dispatch), "utf8").replace(
  /(?<=(from |import\()")\.[^"]+/g,
  (path) => resolve(root, dispatch, "..", path),
);

const withoutCase = (topic: string) =>
  source.replace(new RegExp(` +case "${topic}":\\n[^]*?(?= +case "| +}\\n +effect)`), "");

it("an outbox topic without a case does not compile", { timeout: 60_000 }, async () => {
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: true,
      lib: ["ES2024"],
      types: ["@cloudflare/workers-types", "node"],
      // Whom only the missing case called is imported for nothing, and that is no matter here.
      noUnusedLocals: false,
    },
    include: ["*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(folder, "whole.ts"), source);
  for (const topic of outboxTopics) writeFileSync(join(folder, `${topic}.ts`), withoutCase(topic));

  const { output } = await runTool([tools.tsc, "--pretty", "false", "-p", folder]);

  const refused = output.trim().split("\n").sort();
  expect(refused).toEqual(
    outboxTopics.toSorted().map((topic) => {
      const reason = `topic: "${topic}";.* does not satisfy the expected type 'never'`;
      return expect.stringMatching(new RegExp(`/${topic}\\.ts\\(.*${reason}`));
    }),
  );
});
