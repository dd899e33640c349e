import { ensureEngines } from "../lib/engines.ts";
import { say } from "../lib/message.mjs";
import type { Step } from "./step.ts";
import { vitestStep } from "./vitest-step.ts";

const stories = vitestStep("engines");

/** The product in WebKit and Firefox, where they can be had. */
export const engines: Step = {
  ...stories,
  async run(files) {
    const lack = ensureEngines();
    if (lack === undefined) return stories.run(files);
    say(`Skipped: ${lack}`);
    return { passed: 0, failed: 0, output: "" };
  },
};
