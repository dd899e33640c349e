import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/install.mjs";
import { Refusal } from "../lib/message.mjs";
import { changedSince, chooseForChange } from "./changed.ts";
import type { Step } from "./step.ts";

/** A step that is to run, and the only files to run of it; all where none are named. */
export interface Planned {
  step: Step;
  files?: string[];
}

/** The steps by where their tests lie. */
const stepOfFolder: Record<string, string> = {
  unit: "unit",
  worker: "worker",
  durable: "worker",
  budgets: "budgets",
  e2e: "e2e",
  engines: "engines",
};

/** What a step's files need of another step, where they do not see to it themselves. */
const before: Record<string, string[]> = { budgets: ["build"] };

interface Named {
  step: string;
  /** Of the step's tests; none where the step itself was named. */
  path?: string;
}

function readName(name: string, known: readonly string[], usage: string): Named {
  if (known.includes(name)) return { step: name };
  const step = stepOfFolder[/^(?:\.\/)?tests\/(\w+)/.exec(name)?.[1] ?? ""];
  if (step !== undefined && existsSync(join(root, name))) return { step, path: name };
  const what = name.includes("/") ? `no test at "${name}"` : `no step "${name}"`;
  throw new Refusal(`There is ${what}.\n\n${usage}`, 2);
}

/** Whole steps, and files or folders of tests, each by its step; generated files are written before any. */
export function planNamed(steps: readonly Step[], names: string[], usage: string): Planned[] {
  if (names.length === 0) {
    return steps.filter((step) => step.isDue?.() ?? true).map((step) => ({ step }));
  }
  const known = steps.map(({ name }) => name);
  const named = names.map((name) => readName(name, known, usage));
  const needed = named
    .filter(({ path }) => path !== undefined)
    .flatMap(({ step }) => before[step] ?? []);
  return steps.flatMap((step): Planned[] => {
    const asked = named.filter((each) => each.step === step.name);
    if (asked.length === 0) {
      return step.name === "generated" || needed.includes(step.name) ? [{ step }] : [];
    }
    const files = asked.flatMap(({ path }) => path ?? []);
    return [files.length === asked.length ? { step, files } : { step }];
  });
}

/** What the uncommitted changes can touch, or all since a commit. */
export function planChanged(steps: readonly Step[], since: string | undefined): Planned[] {
  const choice = chooseForChange(changedSince(since));
  return steps.flatMap((step) => {
    const files = choice[step.name];
    if (files === undefined) return [];
    return [files === "all" ? { step } : { step, files }];
  });
}
