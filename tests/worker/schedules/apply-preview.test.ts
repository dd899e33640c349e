import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { applier, week } from "../../support/applied-weeks.ts";
import { itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

let trainer: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;

beforeAll(async () => {
  trainer = await makeTrainer();
  library = await makeLibrary();
});

describe("the preview", () => {
  const item = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    position: fc.integer({ min: 0, max: 3 }),
    which: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom("pending", "pending", "done", "skipped" as const),
  });
  const planned = (
    items: readonly { day: number; position: number; which: number; status: string }[],
  ) =>
    items.map(({ which, status, ...place }) => ({
      ...place,
      library: library.exercises[which] ?? null,
      status: status as "pending",
    }));

  it("tells what applying does: what was there, less what is replaced, and what is added", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 1, maxLength: 12 }),
        fc.array(item, { maxLength: 12 }),
        fc.constantFrom(-1, 0),
        async (source, later, from) => {
          fc.pre(planned(source).some(({ library }) => library !== null));
          const { id } = await makeTrainee();
          const { preview, apply } = applier(trainer.token, id);
          await planWeek(id, week(from), { exercises: planned(source) });
          await planWeek(id, week(from + 1), { exercises: planned(later) });
          const before = await itemsOf(id, "exercises");
          const shown = await preview("exercises", week(from));
          const done = await apply("exercises", week(from));
          expect(done.weeks).toEqual(shown.weeks);
          const after = await itemsOf(id, "exercises");
          for (const { weekStart, added, replaced, kept } of shown.weeks) {
            const old = before.filter((each) => each.week === weekStart);
            const now = after.filter((each) => each.week === weekStart);
            expect(kept + replaced).toBe(old.length);
            expect(kept + added).toBe(now.length);
            const stays = old.filter(({ status, date }) => status !== "pending" || date < today);
            expect(now).toEqual(expect.arrayContaining(stays));
            expect(stays).toHaveLength(kept);
          }
          // Every item of the source that can still be done stands once: as it is, or as a done one.
          const wanted = planned(source).filter(
            ({ day, library }) => library !== null && addDays(week(from + 1), day) >= today,
          );
          const has = (
            list: readonly { day: number; library?: string | null }[],
            day: number,
            key: string | null,
          ) => list.filter((each) => each.day === day && each.library === key).length;
          const result = after.filter((each) => each.week === week(from + 1));
          const stayed = before.filter(
            (each) =>
              each.week === week(from + 1) && (each.status !== "pending" || each.date < today),
          );
          for (const { day, library: key } of wanted) {
            expect(has(result, day, key)).toBe(
              Math.max(has(wanted, day, key), has(stayed, day, key)),
            );
          }
          await apply("exercises", week(from));
          expect(await itemsOf(id, "exercises")).toEqual(after);
        },
      ),
      { numRuns: 25 },
    );
  });
});
