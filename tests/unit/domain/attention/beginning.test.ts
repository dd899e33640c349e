import { describe, expect, it } from "vitest";
import {
  type BeginningFacts,
  isYoung,
  maxPeople,
  nextStep,
  readBeginningMark,
  stepsDone,
} from "../../../../domain/attention/beginning.ts";

const nothing: BeginningFacts = {
  named: false,
  reachable: false,
  first: null,
  planned: false,
  invited: false,
};
const everything: BeginningFacts = {
  named: true,
  reachable: true,
  first: { id: "1", name: "هند" },
  planned: true,
  invited: true,
};

describe("the first steps", () => {
  it("are told from what there is, each by itself", () => {
    expect(Object.values(stepsDone(nothing))).toEqual([false, false, false, false]);
    expect(stepsDone({ ...nothing, planned: true })).toEqual({
      introduction: false,
      trainee: false,
      week: true,
      invitation: false,
    });
    expect(Object.values(stepsDone(everything))).toEqual([true, true, true, true]);
  });

  it("have the first trainee behind them once somebody is added or invited", () => {
    const { first } = everything;
    expect(stepsDone({ ...nothing, first }).trainee).toBe(true);
    expect(stepsDone({ ...nothing, invited: true }).trainee).toBe(true);
  });

  it("hold the introduction open until there are a name and a way", () => {
    expect(stepsDone({ ...nothing, named: true }).introduction).toBe(false);
    expect(stepsDone({ ...nothing, reachable: true }).introduction).toBe(false);
    expect(stepsDone({ ...nothing, named: true, reachable: true }).introduction).toBe(true);
  });

  it("have the first that is open as the next, and none once all are done", () => {
    expect(nextStep(nothing)).toBe("introduction");
    expect(nextStep({ ...everything, first: null, invited: false })).toBe("trainee");
    expect(nextStep({ ...everything, planned: false, invited: false })).toBe("week");
    expect(nextStep(everything)).toBeUndefined();
  });
});

describe("a deployment", () => {
  const day = 86_400_000;
  const now = 1_000 * day;

  it("is young before anybody joined, however old it is", () => {
    expect(isYoung({ people: 0, firstJoinedAt: null }, now)).toBe(true);
  });

  it("is young for a month from the first who joined", () => {
    expect(isYoung({ people: 1, firstJoinedAt: now - 30 * day + 1 }, now)).toBe(true);
    expect(isYoung({ people: 1, firstJoinedAt: now - 30 * day }, now)).toBe(false);
  });

  it("that many moved into on one day is not led by the hand", () => {
    expect(isYoung({ people: maxPeople, firstJoinedAt: now }, now)).toBe(true);
    expect(isYoung({ people: maxPeople + 1, firstJoinedAt: now }, now)).toBe(false);
  });
});

describe("what the trainer said of the first steps", () => {
  it.each([null, undefined, {}, { mark: "gone" }, { mark: 1 }])("is nothing in %j", (stored) => {
    expect(readBeginningMark(stored)).toBe("shown");
  });

  it.each(["shown", "hidden", "finished"])("is kept: %s", (mark) => {
    expect(readBeginningMark({ mark })).toBe(mark);
  });
});
