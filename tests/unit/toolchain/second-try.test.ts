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
const told = "tests/a.test.ts › races";

describe("which tests are tried again", () => {
  it("are the failed ones alone", () => {
    expect(testsToRepeat(makeRun([steady, failed]))).toEqual([failed]);
    expect(testsToRepeat(makeRun([steady]))).toEqual([]);
  });

  it("are none beside an error that belongs to no test", () => {
    expect(testsToRepeat(makeRun([failed], { broken: 1 }))).toEqual([]);
  });

  it("are none where so many failed that it is no race", () => {
    const many = Array.from({ length: maxSecondTries + 1 }, (_, nth) =>
      makeTest({ name: `${nth}`, passed: false }),
    );
    expect(testsToRepeat(makeRun(many))).toEqual([]);
    expect(testsToRepeat(makeRun(many.slice(1)))).toHaveLength(maxSecondTries);
  });
});

describe("what two tries come to", () => {
  it("is green and told where the second one passed", () => {
    const result = settle(makeRun([steady, failed]), makeRun([passedAgain]));
    expect(result).toMatchObject({ passed: 2, failed: 0, unsteady: [told] });
  });

  it("is red where it failed twice", () => {
    const result = settle(makeRun([steady, failed]), makeRun([failed]));
    expect(result).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });

  it("is red where the second run did not come to it", () => {
    const other = makeTest({ file: "tests/b.test.ts", name: "races" });
    const result = settle(makeRun([steady, failed]), makeRun([other]));
    expect(result).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });

  it("is red where a test of that name failed beside one that passed", () => {
    const result = settle(makeRun([failed]), makeRun([passedAgain, failed]));
    expect(result).toMatchObject({ passed: 0, failed: 1, unsteady: [] });
  });

  it("is red where the second run itself broke", () => {
    const second = makeRun([passedAgain], { broken: 1 });
    expect(settle(makeRun([failed]), second)).toMatchObject({ failed: 2, unsteady: [] });
  });

  it("keeps what both said, and the costs of the first", () => {
    const files = [{ file: "tests/a.test.ts", seconds: 3 }];
    const first = makeRun([failed], { output: "first", files });
    const second = makeRun([passedAgain], { output: "second" });
    expect(settle(first, second)).toMatchObject({ output: "first\nsecond", files });
  });
});

describe("a step", () => {
  it("runs once where nothing failed", async () => {
    const asked: (TestOutcome[] | undefined)[] = [];
    const result = await withSecondTry(async (only) => {
      asked.push(only);
      return makeRun([steady]);
    });
    expect(asked).toEqual([undefined]);
    expect(result).toMatchObject({ passed: 1, failed: 0, unsteady: [] });
  });

  it("runs what failed by itself, after all others", async () => {
    const asked: (TestOutcome[] | undefined)[] = [];
    const result = await withSecondTry(async (only) => {
      asked.push(only);
      return makeRun(only ? [passedAgain] : [steady, failed]);
    });
    expect(asked).toEqual([undefined, [failed]]);
    expect(result).toMatchObject({ passed: 2, failed: 0, unsteady: [told] });
  });
});

it("names the slowest files first, and no more than asked", () => {
  const files = [3, 9, 1, 7].map((seconds) => ({ file: `tests/${seconds}.ts`, seconds }));
  expect(slowest(files, 2).map(({ seconds }) => seconds)).toEqual([9, 7]);
});
