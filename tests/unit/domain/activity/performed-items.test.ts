import { describe, expect, it } from "vitest";
import { asPerformed } from "../../../../domain/activity/performed-items.ts";
import { withChanges } from "../../../../domain/activity/program-changes.ts";

const substitute = {
  exerciseId: "dumbbells",
  name: "ضغط بالدمبل",
  englishName: null,
  category: "chest",
  movement: "chest-dumbbell-bench-press",
} as const;

const item = {
  id: "a",
  exerciseId: "bench",
  name: "ضغط بالبار",
  englishName: "Bench press",
  category: "chest",
  description: "ببطء",
  videoUrl: "https://example.com/bench",
  videoId: null,
  date: "2026-03-05",
  sets: 3,
  reps: 10,
  weight: 40,
  status: "pending",
} as const;

const week = {
  weekStart: "2026-03-01",
  items: [item],
  performed: [],
  lastTimes: [],
  movements: [],
};

describe("a week as it is performed", () => {
  it("has the substitute in the place of its exercise, without the other's weight", () => {
    const changed = withChanges(week, { substitutes: [{ itemId: "a", substitute }] });
    expect(asPerformed(changed)).toMatchObject({
      items: [
        {
          id: "a",
          exerciseId: "dumbbells",
          name: "ضغط بالدمبل",
          insteadOf: { exerciseId: "bench", name: "ضغط بالبار" },
          sets: 3,
          reps: 10,
          weight: null,
          description: null,
          videoUrl: null,
        },
      ],
      movements: [{ exerciseId: "dumbbells", movement: "chest-dumbbell-bench-press" }],
    });
  });

  it("logs sets for the substitute, and is as planned once it is taken back", () => {
    const substitutes = [{ itemId: "a", substitute }];
    const sets = [{ itemId: "a", sets: [{ setNumber: 1, reps: 10, weight: 25 }] }];
    expect(withChanges(week, { substitutes, sets }).performed).toMatchObject([
      { itemId: "a", exerciseId: "dumbbells" },
    ]);
    const back = withChanges(week, {
      substitutes: [...substitutes, { itemId: "a", substitute: null }],
    });
    expect(asPerformed(back).items).toMatchObject([{ exerciseId: "bench", weight: 40 }]);
    expect(asPerformed(week)).toBe(week);
  });
});
