import { expect, it } from "vitest";
import { setLine } from "../../../../domain/copies/set-line.ts";

it("a set is a line without words of a language", () => {
  const set = { setNumber: 1, reps: 0, weight: null };
  expect(
    [
      { ...set, reps: 10, weight: 60.25 },
      { ...set, reps: 15, weight: 20, kind: "warm_up" as const },
      { ...set, reps: 8, weight: 40, kind: "drop" as const },
      { ...set, weight: 105, kind: "failure" as const },
      { ...set, reps: 12 },
      { ...set, seconds: 90 },
      { ...set, weight: 24, metres: 40 },
    ].map(setLine),
  ).toEqual([
    "60.25 kg × 10",
    "W 20 kg × 15",
    "D 40 kg × 8",
    "F 105 kg × 0",
    "12",
    "90 s",
    "24 kg × 40 m",
  ]);
});
