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
  it("are derived from the data, each separately", () => {
    expect(Object.values(stepsDone(nothing))).toEqual([false, false, false, false]);
    expect(stepsDone({ ...nothing, planned: true })).toEqual({
      introduction: false,
      trainee: false,
      week: true,
      invitation: false,
    });
    expect(Object.values(stepsDone(everything))).toEqual([true, true, true, true]);
  });

  it("finish the trainee step once a person is added or invited", () => {
    const { first } = everything;
    expect(stepsDone({ ...nothing, first }).trainee).toBe(true);
    expect(stepsDone({ ...nothing, invited: true }).trainee).toBe(true);
  });

  it("keep the introduction open until there are a name and a contact", () => {
    expect(stepsDone({ ...nothing, named: true }).introduction).toBe(false);
    expect(stepsDone({ ...nothing, reachable: true }).introduction).toBe(false);
    expect(stepsDone({ ...nothing, named: true, reachable: true }).introduction).toBe(true);
  });

  it("have the first open one as the next, and none once all are done", () => {
    expect(nextStep(nothing)).toBe("introduction");
    expect(nextStep({ ...everything, first: null, invited: false })).toBe("trainee");
    expect(nextStep({ ...everything, planned: false, invited: false })).toBe("week");
    expect(nextStep(everything)).toBeUndefined();
  });
});

describe("a deployment", () => {
  const day = 86_400_000;
  const now = 1_000 * day;

  it("is young before the first trainee, whatever its age", () => {
    expect(isYoung({ people: 0, firstJoinedAt: null }, now)).toBe(true);
  });

  it("is young for a month after the first trainee", () => {
    expect(isYoung({ people: 1, firstJoinedAt: now - 30 * day + 1 }, now)).toBe(true);
    expect(isYoung({ people: 1, firstJoinedAt: now - 30 * day }, now)).toBe(false);
  });

  it("with many trainees on the first day shows no first steps", () => {
    expect(isYoung({ people: maxPeople, firstJoinedAt: now }, now)).toBe(true);
    expect(isYoung({ people: maxPeople + 1, firstJoinedAt: now }, now)).toBe(false);
  });
});

describe("the trainer's mark of the first steps", () => {
  it.each([null, undefined, {}, { mark: "gone" }, { mark: 1 }])(
    "is the default for %j",
    (stored) => {
      expect(readBeginningMark(stored)).toBe("shown");
    },
  );

  it.each(["shown", "hidden", "finished"])("is read back: %s", (mark) => {
    expect(readBeginningMark({ mark })).toBe(mark);
  });
});
