import { join } from "node:path";
import { root } from "../lib/install.mjs";
import { runTool, tools } from "../lib/run-tool.ts";
import { lintArchitecture } from "../lint/index.ts";
import { asOne, type Step, type StepResult, sum } from "./step.ts";

const projects = {
  web: "tsconfig.json",
  worker: "worker/tsconfig.json",
  tests: "tests/tsconfig.json",
  // With the demo's server, which is of the same platform.
  "worker-tests": "tests/worker/tsconfig.json",
};

/** What the compiler learnt last time: only what a change reaches is checked again. */
const known = (name: string) => join(root, `.wrangler/types/${name}.json`);

/** The compiler keeps nearly all that it makes until it ends: looking for what it does not took a quarter of its time. */
const withoutCollector = { GOGC: "off" };

/**
 * One checker a project: several of one project do not know of each other, and each works out the
 * types of the whole API anew. Projects beside each other use the processors as well.
 */
async function checkTypes([name, project]: [string, string]): Promise<StepResult> {
  const remember = ["--incremental", "--tsBuildInfoFile", known(name), "--checkers", "1"];
  const args = [tools.tsc, "--pretty", "false", "-p", project, ...remember];
  return asOne(await runTool(args, { env: withoutCollector }));
}

/** The texts become functions first: everything after imports them. */
export const messages: Step = {
  name: "messages",
  run: async () => asOne(await runTool(["scripts/messages.ts"])),
};

export const types: Step = {
  name: "types",
  run: async () => sum(await Promise.all(Object.entries(projects).map(checkTypes))),
};

async function lintFiles(): Promise<StepResult> {
  return asOne(await runTool([tools.biome, "check", "--colors=off", "--max-diagnostics=200"]));
}

function lintImports(): StepResult {
  const findings = lintArchitecture(root);
  const output = findings.map(({ path, line, message }) => `${path}:${line} ${message}\n`).join("");
  return asOne({ ok: findings.length === 0, output });
}

/** Biome's rules, and the import boundaries of the architecture. */
export const lint: Step = {
  name: "lint",
  run: async () => sum([await lintFiles(), lintImports()]),
};
