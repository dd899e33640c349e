import { Refusal } from "../lib/message.mjs";

export interface FileTime {
  file: string;
  seconds: number;
}

export interface StepResult {
  passed: number;
  failed: number;
  /** What to read when something failed. */
  output: string;
  /** Tests that failed beside the others and passed by themselves. */
  unsteady?: string[];
  files?: FileTime[];
}

export interface Step {
  name: string;
  /** @param files - the only test files to run, where a step has files; of benchmarks their names */
  run(files?: readonly string[]): Promise<StepResult>;
  /** Whether a whole run takes it; always, where nothing is said. */
  isDue?(): boolean;
}

/** The files of each step that is to run, by the step's name. */
export type Choice = Record<string, "all" | string[]>;

/** A step without tests of its own counts as one. */
export function asOne({ ok, output }: { ok: boolean; output: string }): StepResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** The result of a step, or what it failed by. */
export async function resultOf(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run();
  } catch (error) {
    const output =
      error instanceof Refusal ? error.message : String((error as Error).stack ?? error);
    return { passed: 0, failed: 1, output };
  }
}

export function sum(results: readonly StepResult[]): StepResult {
  return {
    passed: results.reduce((total, each) => total + each.passed, 0),
    failed: results.reduce((total, each) => total + each.failed, 0),
    output: results
      .filter((each) => each.failed > 0)
      .map((each) => each.output)
      .join("\n"),
    unsteady: results.flatMap((each) => each.unsteady ?? []),
    files: results.flatMap((each) => each.files ?? []),
  };
}
