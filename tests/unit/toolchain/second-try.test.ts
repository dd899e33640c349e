import { describe, expect, it } from "vitest";
import {
  maxSecondTries,
  settle,
  slowest,
  type TestOutcome,
  type TestRun,
  testsToRepeat,
  withSecondTry,
} from "../../../scripts/test/second-try.ts";

const makeTest = (overrides: Partial<TestOutcome> = {}): TestOutcome => ({
  file: "tests/a.test.ts",
  name: "adds",
  passed: true,
  ...overrides,
});
const makeRun = (tests: TestOutcome[], overrides: Partial<TestRun> = {}): TestRun => ({
  tests,
  files: [],
  broken: 0,
  output: "",
  ...overrides,
});

const steady = makeTest();
const failed = makeTest({ name: "races", passed: false });
const passedAgain = makeTest({ name: "races" });
const unsteadyName = "tests/a.test.ts › races";

describe("repeated tests", () => {
  it("are only the failed ones", () => {
    expect(testsToRepeat(makeRun([steady, failed]))).toEqual([failed]);
    expect(testsToRepeat(makeRun([steady]))).toEqual([]);
  });

  it("are none after an error outside any test", () => {
    expect(testsToRepeat(makeRun([failed], { broken: 1 }))).toEqual([]);
  });

  it("are none after too many failures for a race", () => {
    const many = Array.from({ length: maxSecondTries + 1 }, (_, nth) =>
      makeTest({ name: `${nth}`, passed: false }),
    );
    expect(testsToRepeat(makeRun(many))).toEqual([]);
    expect(testsToRepeat(makeRun(many.slice(1)))).toHaveLength(maxSecondTries);
  });
});

describe("the result of two tries", () => {
  it("is green and reported if the second one passed", () => {
    const result = settle(makeRun([steady, failed]), makeRun([passedAgain]));
    expect(result).toMatchObject({ passed: 2, failed: 0, unsteady: [unsteadyName] });
  });

  it("is red if it failed twice", () => {
    const result = settle(makeRun([steady, failed]), makeRun([failed]));
    expect(result).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });

  it("is red if the second run did not reach it", () => {
    const other = makeTest({ file: "tests/b.test.ts", name: "races" });
    const result = settle(makeRun([steady, failed]), makeRun([other]));
    expect(result).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });

  it("is red if tests of the same name passed and failed", () => {
    const result = settle(makeRun([failed]), makeRun([passedAgain, failed]));
    expect(result).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
  });

  it("is red if the second run itself broke", () => {
    const second = makeRun([passedAgain], { broken: 1 });
    expect(settle(makeRun([failed]), second)).toMatchObject({ failed: 2, unsteady: [] });
  });

  it("contains both outputs, and the times of the first", () => {
    const files = [{ file: "tests/a.test.ts", seconds: 3 }];
    const first = makeRun([failed], { output: "first", files });
    const second = makeRun([passedAgain], { output: "second" });
    expect(settle(first, second)).toMatchObject({ output: "first\nsecond", files });
  });
});

describe("a step", () => {
  it("runs once without a failure", async () => {
    const asked: (TestOutcome[] | undefined)[] = [];
    const result = await withSecondTry(async (only) => {
      asked.push(only);
      return makeRun([steady]);
    });
    expect(asked).toEqual([undefined]);
    expect(result).toMatchObject({ passed: 1, failed: 0, unsteady: [] });
  });

  it("repeats failed tests alone, after all others", async () => {
    const asked: (TestOutcome[] | undefined)[] = [];
    const result = await withSecondTry(async (only) => {
      asked.push(only);
      return makeRun(only ? [passedAgain] : [steady, failed]);
    });
    expect(asked).toEqual([undefined, [failed]]);
    expect(result).toMatchObject({ passed: 2, failed: 0, unsteady: [unsteadyName] });
  });
});

it("the slowest files come first, up to the given number", () => {
  const files = [3, 9, 1, 7].map((seconds) => ({ file: `tests/${seconds}.ts`, seconds }));
  expect(slowest(files, 2).map(({ seconds }) => seconds)).toEqual([9, 7]);
});
