import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectedMinutes } from "../../../../domain/activity/expected-minutes.ts";
import { expectedSeconds } from "../../../../domain/activity/training-time.ts";

type Exercise = Parameters<typeof expectedSeconds>[0][number];

const squat: Exercise = { id: "squat", sets: 4, reps: 10 };
const secondsOf = (exercise: Partial<Exercise>) =>
  expectedSeconds([{ ...squat, ...exercise }]).get("squat");

describe("the expected seconds of an exercise", () => {
  it("are the set-up, the sets and the rests between them", () => {
    // 60 s, 4 sets of 10 repetitions at 3 s, 3 rests of 90 s.
    expect(secondsOf({})).toBe(60 + 4 * 30 + 3 * 90);
    expect(secondsOf({ rest: 60 })).toBe(60 + 4 * 30 + 3 * 60);
    expect(secondsOf({ sets: 1 })).toBe(60 + 30);
  });

  it("take the middle of a range, and the counts of a tempo", () => {
    expect(secondsOf({ reps: 8, repsTo: 12, rest: 0 })).toBe(60 + 4 * 30);
    expect(secondsOf({ tempo: "3-1-1-0", rest: 0 })).toBe(60 + 4 * 50);
    // «X» is as fast as possible: a second.
    expect(secondsOf({ tempo: "3-0-X-1", rest: 0 })).toBe(60 + 4 * 50);
    expect(secondsOf({ tempo: "slowly", rest: 0 })).toBe(60 + 4 * 30);
  });

  it("are the planned ones of a held set, and a brisk walk for metres", () => {
    expect(secondsOf({ sets: 3, seconds: 45, rest: 30 })).toBe(60 + 3 * 45 + 2 * 30);
    expect(secondsOf({ sets: 1, metres: 1000 })).toBe(60 + 600);
  });

  it("have no rest within a superset, except after its last exercise", () => {
    const pair = [
      { ...squat, id: "row", superset: "a" },
      { ...squat, id: "press", superset: "a" },
      { ...squat, id: "curl", superset: null },
    ];
    const seconds = expectedSeconds(pair);
    expect(seconds.get("row")).toBe(60 + 4 * 30);
    expect(seconds.get("press")).toBe(60 + 4 * 30 + 3 * 90);
    expect(seconds.get("curl")).toBe(60 + 4 * 30 + 3 * 90);
  });

  it("grow with each set", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 100 }),
        (sets, reps) => {
          const [fewer, more] = [secondsOf({ sets, reps }), secondsOf({ sets: sets + 1, reps })];
          expect(more).toBeGreaterThan(fewer ?? Number.NaN);
        },
      ),
    );
  });
});

describe("the shown minutes", () => {
  it.each([
    [0, 5],
    [60, 5],
    [1400, 25],
    [2700, 45],
  ])("of %i s are %i", (seconds, minutes) => {
    expect(expectedMinutes(seconds)).toBe(minutes);
  });
});
