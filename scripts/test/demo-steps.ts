import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/install.mjs";
import { say } from "../lib/message.mjs";
import type { Step } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

/** What the demo's platform is made of, and what it stands in for. */
export const demoSources = [
  "demo",
  "worker/db",
  "durable",
  "worker/platform.ts",
  "worker/platform",
];
/** The fingerprint of these at the last whole run that was green; committed with what changed them. */
const record = "tests/support/demo/whole-run.json";

function* filesIn(path: string): Generator<string> {
  if (!statSync(join(root, path)).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(`${path}/${name}`);
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const source of demoSources) {
    for (const file of filesIn(source))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function isProven(): boolean {
  try {
    const { sources } = JSON.parse(readFileSync(join(root, record), "utf8")) as { sources: string };
    return sources === hashOfSources();
  } catch {
    return false;
  }
}

/** What the browser's platform has to keep to: part of every run. */
const contract = vitestStep("demo");
/** All tests of the Worker over the browser's platform: where that platform changed since they last passed. */
const whole = vitestStep("demo-all");

const demoContract: Step = { ...contract, isDue: isProven };

const demoWhole: Step = {
  ...whole,
  isDue: () => !isProven(),
  async run(files) {
    const result = await whole.run(files);
    if (files || result.failed > 0 || isProven()) return result;
    writeFileSync(join(root, record), `{ "sources": "${hashOfSources()}" }\n`);
    say(`${record} tells that the demo was tested whole: commit it.`);
    return result;
  },
};

export const demoSteps: Step[] = [demoContract, demoWhole];
