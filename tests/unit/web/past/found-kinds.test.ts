import { describe, expect, it } from "vitest";
import type { Past } from "../../../../domain/copies/past/past.ts";
import { foundKinds } from "../../../../web/past/found-kinds.ts";

const past: Past = {
  app: "hevy",
  person: null,
  exercises: [],
  body: [],
  steps: [],
  food: [],
  faults: [],
  faultCount: 0,
  left: [],
};
const set = { setNumber: 1, reps: 8, weight: 60 };

describe("the kinds of a past", () => {
  it("are none of an empty one", () => {
    expect(foundKinds(past)).toEqual([]);
  });

  it("count a day of two exercises once, and all its sets", () => {
    const date = "2026-03-28";
    const exercises = [
      { name: "Squat", days: [{ date, items: [[set, set], [set]] }] },
      {
        name: "Plank",
        days: [
          { date, items: [[set]] },
          { date: "2025-12-31", items: [[set]] },
        ],
      },
    ];
    expect(foundKinds({ ...past, exercises })).toEqual([
      { kind: "sets", days: 2, sets: 5, from: "2025-12-31", to: "2026-03-28" },
    ]);
  });

  it("tell days of weight from days of measurements", () => {
    const body = [
      { date: "2026-01-01", weight: 80, measurements: {} },
      { date: "2026-01-02", weight: null, measurements: { waist: 90 } },
      { date: "2026-01-03", weight: 79, measurements: { waist: 89 } },
    ];
    expect(foundKinds({ ...past, body })).toEqual([
      { kind: "weights", days: 2, sets: 0, from: "2026-01-01", to: "2026-01-03" },
      { kind: "measurements", days: 2, sets: 0, from: "2026-01-02", to: "2026-01-03" },
    ]);
  });
});
