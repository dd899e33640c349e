import { join } from "node:path";
import { alone } from "../lib/hold-lock.ts";
import { root } from "../lib/install.mjs";
import { writeRouteIndexes } from "../lib/routes/indexes.ts";
import { runTool, tools } from "../lib/run-tool.ts";
import { lintArchitecture } from "../lint/index.ts";
import { changedSince } from "./changed.ts";
import { asOne, type Step, type StepResult, sum } from "./step.ts";
import { orderTypeErrors } from "./type-errors.ts";
import { findUntypedFiles } from "./typed-files.ts";

/**
 * The compiler keeps nearly all that it makes until it ends: it looks for what it does not only where memory would
 * become scarce for who else works here.
 */
const memory = { GOGC: "off", GOMEMLIMIT: "1300MiB" };

/** Without git there is no knowing which files are one's own. */
function changedFiles(): string[] {
  try {
    return changedSince();
  } catch {
    return [];
  }
}

/**
 * One project of the compiler. It reads all files and checks again what a change of one reaches: `--build` would go by
 * the times of some. One checker each: several of one project do not know of each other, and each works out the types of
 * the whole API anew.
 */
function typesOf(name: string, project: string): Step {
  const args = [tools.tsc, "-p", join(root, project), "--pretty", "false", "--checkers", "1"];
  return {
    name: `types: ${name}`,
    run: async () => {
      const { ok, output } = await runTool(args, { env: memory });
      return asOne({ ok, output: ok ? "" : orderTypeErrors(output, changedFiles()) });
    },
  };
}

const staleIndex = (path: string) =>
  `${path} was not the index of its folder's routes. It is now: commit it, and run this again.\n`;

/** The routes' indexes, which are committed, and the texts as functions. Everything after imports them. */
export const generated: Step = {
  name: "generated",
  run: async () => {
    const stale = writeRouteIndexes();
    const texts = await runTool(["scripts/messages.ts"]);
    const output = stale.map(staleIndex).join("") + texts.output;
    return asOne({ ok: stale.length === 0 && texts.ok, output });
  },
};

const projects = {
  domain: typesOf("domain", "domain"),
  domainInWorkerd: typesOf("domain, in workerd", "domain/tsconfig.workerd.json"),
  worker: typesOf("Worker", "worker"),
  web: typesOf("web", "tsconfig.json"),
  tests: typesOf("tests and scripts", "tests"),
  workerTests: typesOf("tests of the Worker", "tests/worker"),
};

const everyFile: Step = {
  name: "types: every file",
  run: async () => {
    const files = findUntypedFiles(root);
    const output = files.map((path) => `${path} is in no project of the compiler\n`).join("");
    return asOne({ ok: files.length === 0, output });
  },
};

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

/** Each project after those that it refers to: it reads the declarations that they write. */
export const checkTypes = (run: RunPart): Promise<StepResult> =>
  alone("types", async () => {
    const { domain, domainInWorkerd, worker, web, tests, workerTests } = projects;
    const ground = await run(domain);
    const server = await Promise.all([run(worker), run(domainInWorkerd)]);
    const sides = await Promise.all([run(web), run(workerTests)]);
    return sum([ground, ...server, ...sides, await run(tests), await run(everyFile)]);
  });

export const lintAll = async (run: RunPart): Promise<StepResult> =>
  sum([await run(architecture), await run(style)]);

const inOne: RunPart = (part) => part.run();

export const types: Step = { name: "types", run: () => checkTypes(inOne) };
export const lint: Step = { name: "lint", run: () => lintAll(inOne) };
