import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { AppliedWeek } from "../../../domain/contract/schedules/applied-schedules.ts";
import { newId } from "../../../domain/id.ts";
import { applier, week } from "../../support/applied-weeks.ts";
import { itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

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

  it("matches applying: existing items, less the removed ones, plus the added ones", async () => {
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
          for (const { weekStart, added, changed, removed, unchanged, kept } of shown.weeks) {
            const old = before.filter((each) => each.week === weekStart);
            const now = after.filter((each) => each.week === weekStart);
            expect(kept + unchanged + changed + removed).toBe(old.length);
            expect(kept + unchanged + changed + added).toBe(now.length);
            const plans = (items: typeof now) => items.map(planOf).sort();
            const [planned, plans0] = [plans(now), plans(old)];
            expect(removed + changed + added === 0).toBe(planned.join() === plans0.join());
            const stays = old.filter(({ status, date }) => status !== "pending" || date < today);
            expect(now).toEqual(expect.arrayContaining(stays));
            expect(stays).toHaveLength(kept);
          }
          // Every possible item of the source exists once: pending or done.
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
          const again = await apply("exercises", week(from));
          expect(again.weeks.every(isUnchanged)).toBe(true);
          expect(await itemsOf(id, "exercises")).toEqual(after);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("has the changes, additions and removals of an edit, without unchanged items", async () => {
    const { id } = await makeTrainee();
    const { preview, apply } = applier(trainer.token, id);
    const [first, second] = library.exercises;
    const items = [0, 1, 2].map((day) => ({ day, position: 0, library: first ?? null }));
    await planWeek(id, week(1), { exercises: items });
    await apply("exercises", week(1));
    const source = (await itemsOf(id, "exercises")).filter((item) => item.week === week(1));
    await edit(id, {
      add: [{ id: newId(), exerciseId: second, dayOfWeek: 3, position: 0 }],
      change: [{ id: source[0]?.id, sets: 9 }],
      remove: [source[1]?.id],
    });
    const [next] = (await preview("exercises", week(1))).weeks;
    expect(next).toMatchObject({ added: 1, changed: 1, removed: 1, unchanged: 1, kept: 0 });
    await apply("exercises", week(1));
    expect((await preview("exercises", week(1))).weeks.every(isUnchanged)).toBe(true);
  });

  it("finds no change in a week planned alike by hand", async () => {
    const { id } = await makeTrainee();
    const meals = [{ day: 2, position: 0, library: library.meals[0] ?? null }];
    await planWeek(id, week(1), { meals });
    await planWeek(id, week(2), { meals });
    const [next] = (await applier(trainer.token, id).preview("meals", week(1))).weeks;
    expect(next).toMatchObject({ weekStart: week(2), unchanged: 1 });
    expect(next && isUnchanged(next)).toBe(true);
  });
});

describe("an edit of the applied week", () => {
  const appliedOf = async (id: string) => {
    const answer = await call(`/api/admin/trainees/${id}/weeks/${week(1)}`, {
      token: trainer.token,
    });
    return ((await answer.json()) as PlannedWeek).applied;
  };

  it("is reported by kind until the week is applied again", async () => {
    const { id } = await makeTrainee();
    const { apply } = applier(trainer.token, id);
    const place = { day: 1, position: 0 };
    await planWeek(id, week(1), {
      exercises: [{ ...place, library: library.exercises[0] ?? null }],
      meals: [{ ...place, library: library.meals[0] ?? null }],
    });
    await apply("exercises", week(1));
    await apply("meals", week(1));
    const added = { exerciseId: library.exercises[1], dayOfWeek: 4, position: 0 };
    await edit(id, { add: [{ id: newId(), ...added }] }, week(2));
    expect(await appliedOf(id)).toMatchObject([{ editedAt: null }, { editedAt: null }]);
    await edit(id, { add: [{ id: newId(), ...added }] });
    const byKind = (kind: string) => async () =>
      (await appliedOf(id)).find((each) => each.kind === kind)?.editedAt;
    expect(await byKind("exercises")()).toEqual(expect.any(Number));
    expect(await byKind("meals")()).toBeNull();
    await apply("exercises", week(1));
    expect(await byKind("exercises")()).toBeNull();
  });
});

const isUnchanged = ({ added, changed, removed }: AppliedWeek) => added + changed + removed === 0;

const planOf = ({ day, position, library: row }: Awaited<ReturnType<typeof itemsOf>>[number]) =>
  [day, position, row].join(" ");

async function edit(id: string, exercises: object, of = week(1)) {
  const answer = await call(`/api/admin/trainees/${id}/weeks/${of}`, {
    method: "PATCH",
    token: trainer.token,
    body: { exercises },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}
