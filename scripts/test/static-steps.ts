import { join } from "node:path";
import { root } from "../lib/install.mjs";
import { runTool, tools } from "../lib/run-tool.ts";
import { lintArchitecture } from "../lint/index.ts";
import { changedSince } from "./changed.ts";
import { asOne, type Step, type StepResult, sum } from "./step.ts";
import { orderTypeErrors } from "./type-errors.ts";

/**
 * The compiler keeps nearly all that it makes until it ends: it looks for what it does not only where memory would
 * become scarce for who else works here.
 */
const memory = { GOGC: "off", GOMEMLIMIT: "1300MiB" };

/**
 * One project of the compiler, after those that it refers to; only what a change reaches is checked again. One checker
 * each: several of one project do not know of each other, and each works out the types of the whole API anew.
 */
function typesOf(name: string, project: string): Step {
  const args = [tools.tsc, "--build", join(root, project), "--pretty", "false", "--checkers", "1"];
  return {
    name,
    run: async () => {
      const { ok, output } = await runTool(args, { env: memory });
      return asOne({ ok, output: ok ? "" : orderTypeErrors(output, changedSince()) });
    },
  };
}

/** The texts become functions first: everything after imports them. */
export const messages: Step = {
  name: "messages",
  run: async () => asOne(await runTool(["scripts/messages.ts"])),
};

/** What all other projects refer to, by declarations that are made of it. */
const server = typesOf("types: domain and Worker", "worker");
const web = typesOf("types: web", ".");
const tests = typesOf("types: tests and scripts", "tests");
const workerTests = typesOf("types: tests of the Worker", "tests/worker");

const style: Step = {
  name: "style",
  run: async () => {
    const options = ["--colors=off", "--error-on-warnings", "--max-diagnostics=50"];
    return asOne(await runTool([tools.biome, "check", ...options]));
  },
};

/** The boundaries of the architecture, and what else the house's own rules refuse. */
const architecture: Step = {
  name: "architecture",
  run: async () => {
    const findings = lintArchitecture(root);
    const lines = findings.map(({ path, line, message }) => `${path}:${line} ${message}\n`);
    return asOne({ ok: findings.length === 0, output: lines.join("") });
  },
};

/** Runs a part of a step. */
type RunPart = (part: Step) => Promise<StepResult>;

export async function checkTypes(run: RunPart): Promise<StepResult> {
  const first = await run(server);
  const second = await Promise.all([run(web), run(workerTests)]);
  return sum([first, ...second, await run(tests)]);
}

export const lintAll = async (run: RunPart): Promise<StepResult> =>
  sum([await run(architecture), await run(style)]);

const inOne: RunPart = (part) => part.run();

export const types: Step = { name: "types", run: () => checkTypes(inOne) };
export const lint: Step = { name: "lint", run: () => lintAll(inOne) };
