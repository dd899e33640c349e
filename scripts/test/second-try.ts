import type { FileTime, StepResult } from "./step.ts";

export interface TestOutcome {
  file: string;
  name: string;
  passed: boolean;
}

/** What a test runner's report says of one run. */
export interface TestRun {
  tests: TestOutcome[];
  files: FileTime[];
  /** What the report says that no second try of a test could mend. */
  broken: number;
  output: string;
}

/** More failures than this at once are nobody's race, and trying them one by one takes hours. */
export const maxSecondTries = 30;

const keyOf = ({ file, name }: TestOutcome) => `${file} › ${name}`;

/** The tests to try once more, by themselves; none where that could not end well. */
export function testsToRepeat({ tests, broken }: TestRun): TestOutcome[] {
  const failed = tests.filter(({ passed }) => !passed);
  return broken > 0 || failed.length > maxSecondTries ? [] : failed;
}

/** What the second run says of those that failed; one that it does not name has failed twice. */
export function settle(first: TestRun, second?: TestRun): StepResult {
  const failed = first.tests.filter(({ passed }) => !passed);
  const isSteady = (test: TestOutcome) => {
    const again = second?.tests.filter((each) => keyOf(each) === keyOf(test)) ?? [];
    return again.length > 0 && again.every(({ passed }) => passed);
  };
  const unsteady = second?.broken === 0 ? failed.filter(isSteady) : [];
  return {
    passed: first.tests.length - failed.length + unsteady.length,
    failed: failed.length - unsteady.length + first.broken + (second?.broken ?? 0),
    output: [first.output, second?.output ?? ""].join("\n"),
    unsteady: unsteady.map(keyOf),
    files: first.files,
  };
}

/** Runs a step's tests, and those that failed once more when all others are done. */
export async function withSecondTry(
  run: (only?: TestOutcome[]) => Promise<TestRun>,
): Promise<StepResult> {
  const first = await run();
  const repeated = testsToRepeat(first);
  return settle(first, repeated.length > 0 ? await run(repeated) : undefined);
}

/** The files that cost most, the slowest first. */
export function slowest(files: readonly FileTime[], count = 10): FileTime[] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
