import { expect, it } from "vitest";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { suggestionFor } from "../../../../../web/admin/schedule/cards/progression-line.tsx";
import { withEdit } from "../../../../../web/admin/schedule/edits/edits.ts";
import { changeExercise } from "../../../../../web/admin/schedule/edits/make-edits.ts";
import { exercise, week } from "./a-week.ts";

const bests = { weight: null, oneRep: null, volume: null, seconds: null, metres: null };
type Set = { reps: number; weight: number | null; seconds?: number };

/** A week with one coming exercise, and the sets of its previous day. */
const planned = (overrides: Partial<ScheduledExercise>, done: readonly Set[]) =>
  week({
    exercises: [
      exercise("a", {
        sets: done.length,
        dayOfWeek: 3,
        date: "2026-01-07",
        progression: "linear",
        ...overrides,
      }),
    ],
    lastTimes: [
      {
        exerciseId: "library-a",
        date: "2025-12-31",
        bests,
        sets: done.map((set, index) => ({ setNumber: index + 1, ...set })),
      },
    ],
  });
const suggested = (from: ReturnType<typeof planned>) =>
  suggestionFor(from, from.exercises[0] as ScheduledExercise);

it("an accepted weight keeps its suggestion, marked as standing", () => {
  const set = { reps: 8, weight: 40 };
  const before = planned(set, [set, set, set]);
  const waiting = suggested(before);
  expect(waiting).toMatchObject({ reason: "all_done", stands: false });
  const agreed = withEdit(before, changeExercise("a", waiting?.accepted ?? {}));
  expect(suggested(agreed)).toMatchObject({ reason: "all_done", stands: true, add: waiting?.add });
});

it.each([
  ["repetitions", { reps: 12 }, { reps: 12, weight: null }],
  ["a time", { seconds: 45 }, { reps: 0, weight: null, seconds: 45 }],
])("a suggestion of %s ends once accepted", (_, asked, set) => {
  const before = planned(asked, [set, set, set]);
  const agreed = withEdit(before, changeExercise("a", suggested(before)?.accepted ?? {}));
  expect(suggested(agreed)).toBeUndefined();
});

it("one short set gives the reason «missed», whatever the others", () => {
  const sets = [12, 12, 11].map((reps) => ({ reps, weight: null }));
  expect(suggested(planned({ reps: 12 }, sets))).toMatchObject({ reason: "missed", add: 0 });
});

it("a different unit, a skipped exercise and a past day have no suggestion", () => {
  const set = { reps: 12, weight: null };
  expect(suggested(planned({ seconds: 45 }, [set]))).toBeUndefined();
  expect(suggested(planned({ status: "skipped" }, [set]))).toBeUndefined();
  expect(suggested(planned({ date: "2026-01-04" }, [set]))).toBeUndefined();
});
