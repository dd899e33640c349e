import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Application } from "../../../domain/contract/applied-schedules.ts";
import { newId } from "../../../domain/id.ts";
import type { ScheduleKind } from "../../../domain/schedules.ts";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/week.ts";
import {
  appliedOf,
  itemsOf,
  makeLibrary,
  type PlannedItem,
  planWeek,
} from "../../support/plans.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const thisWeek = weekStart(today);
const week = (nth: number) => addDays(thisWeek, 7 * nth);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;

beforeAll(async () => {
  trainer = await makeTrainer();
  library = await makeLibrary();
});
beforeEach(async () => {
  trainee = await makeTrainee();
});

const ask = (method: string, kind: string, from = thisWeek, id = trainee.id) =>
  call(`/api/admin/trainees/${id}/weeks/${from}/apply/${kind}`, {
    method,
    token: trainer.token,
    ...(method === "GET" ? {} : { body: {} }),
  });

async function read(method: string, kind: ScheduleKind, from = thisWeek): Promise<Application> {
  const response = await ask(method, kind, from);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}
const preview = (kind: ScheduleKind, from?: string) => read("GET", kind, from);
const apply = (kind: ScheduleKind, from?: string) => read("POST", kind, from);
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

const daily = (ids: readonly (string | undefined)[]): PlannedItem[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    ids.map((id, position) => ({ day, position, library: id ?? null })),
  );

const places = (items: Awaited<ReturnType<typeof itemsOf>>) =>
  items.map(({ week, day, position, library }) => [week, day, position, library].join(" "));

describe("applying a week to all later ones", () => {
  it("creates the eight following weeks with everything of the source", async () => {
    await planWeek(trainee.id, thisWeek, {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const shown = await preview("exercises");
    expect(shown.weeks.map(({ weekStart }) => weekStart)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(week),
    );
    expect(shown.weeks[0]).toEqual({
      weekStart: week(1),
      exists: false,
      added: 14,
      replaced: 0,
      kept: 0,
    });
    expect(shown.applied).toBeNull();
    const done = await apply("exercises");
    expect(done).toEqual({
      ...shown,
      applied: {
        weekStart: thisWeek,
        appliedAt: expect.any(Number),
        filledThrough: week(8),
      },
    });
    const exercises = await itemsOf(trainee.id, "exercises");
    expect(exercises).toHaveLength(14 * 9);
    expect(exercises.every(({ week, day, date }) => date === addDays(week, day))).toBe(true);
    expect(await itemsOf(trainee.id, "meals")).toHaveLength(14);
    expect(await appliedOf(trainee.id, "exercises")).toMatchObject({
      stopped_at: null,
      filled_through: week(8),
    });
    expect(await appliedOf(trainee.id, "meals")).toBeNull();
  });

  it("copies what was assigned, and nothing of what became of it", async () => {
    await planWeek(trainee.id, thisWeek, {
      meals: [{ day: 2, library: library.meals[0], status: "done" }],
    });
    await apply("meals");
    const copy = await env.DB.prepare(
      "select * from schedule_meals where trainee_id = ? and date = ?",
    )
      .bind(trainee.id, addDays(week(3), 2))
      .first();
    expect(copy).toMatchObject({
      meal_id: library.meals[0],
      timing: "lunch",
      name: "مجدرة",
      calories: 120,
      quantity: 150,
      status: "pending",
      consumed_at: null,
    });
  });

  it("replaces what is pending in existing weeks, also those beyond the eighth", async () => {
    await planWeek(trainee.id, thisWeek, {
      exercises: [{ day: 1, library: library.exercises[0] }],
    });
    await planWeek(trainee.id, week(2), { exercises: daily(library.exercises) });
    await planWeek(trainee.id, week(12), {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const { weeks } = await apply("exercises");
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(week),
      week(12),
    ]);
    expect(weeks[1]).toMatchObject({ exists: true, added: 1, replaced: 14, kept: 0 });
    const items = (await itemsOf(trainee.id, "exercises")).filter(({ week }) => week > thisWeek);
    expect(items).toHaveLength(9);
    expect(await itemsOf(trainee.id, "meals")).toHaveLength(14);
    const rows = await env.DB.prepare(
      "select distinct exercises_applied_from as e, meals_applied_from as m from weekly_schedules where trainee_id = ? and week_start_date > ?",
    )
      .bind(trainee.id, thisWeek)
      .all();
    expect(rows.results).toEqual([{ e: thisWeek, m: null }]);
    expect((await appliedOf(trainee.id, "exercises"))?.filled_through).toBe(week(8));
  });

  it("keeps done, skipped and begun items, and does not double what they came from", async () => {
    const [squat = "", row = ""] = library.exercises;
    await planWeek(trainee.id, thisWeek, {
      exercises: [
        { day: 1, position: 0, library: squat },
        { day: 1, position: 1, library: row },
        { day: 1, position: 2, library: squat },
        { day: 2, position: 0, library: row },
      ],
    });
    const begun = newId();
    await planWeek(trainee.id, week(1), {
      exercises: [
        { day: 1, position: 2, library: squat, status: "done" },
        { day: 1, position: 7, library: row, status: "skipped" },
        { id: begun, day: 2, position: 0, library: row },
        { day: 5, position: 0, library: row },
      ],
    });
    await env.DB.prepare(
      `insert into performed_sets (id, trainee_id, schedule_exercise_id, exercise_name, date, set_number, reps, created_at, updated_at)
       values (?1, ?2, ?3, 'تجديف', ?4, 1, 10, 1, 1)`,
    )
      .bind(newId(), trainee.id, begun, addDays(week(1), 2))
      .run();
    const { weeks } = await apply("exercises");
    expect(weeks[0]).toEqual({ weekStart: week(1), exists: true, added: 1, replaced: 1, kept: 3 });
    const items = (await itemsOf(trainee.id, "exercises")).filter((item) => item.week === week(1));
    expect(places(items)).toEqual([
      `${week(1)} 1 0 ${squat}`,
      `${week(1)} 1 2 ${squat}`,
      `${week(1)} 1 7 ${row}`,
      `${week(1)} 2 0 ${row}`,
    ]);
    expect(items.map(({ status }) => status)).toEqual([
      "pending",
      "completed",
      "skipped",
      "pending",
    ]);
    expect(items.at(-1)?.id).toBe(begun);
  });

  it("leaves the days that are over, and fills what is left of the current week", async () => {
    const weekday = dayOfWeek(today);
    await planWeek(trainee.id, week(-1), { meals: daily([library.meals[0]]) });
    await planWeek(trainee.id, week(-2), { meals: daily([library.meals[1]]) });
    await planWeek(trainee.id, thisWeek, { meals: daily([library.meals[1]]) });
    const { weeks } = await apply("meals", week(-1));
    expect(weeks[0]).toEqual({
      weekStart: thisWeek,
      exists: true,
      added: 7 - weekday,
      replaced: 7 - weekday,
      kept: weekday,
    });
    expect(weeks).toHaveLength(9);
    const items = await itemsOf(trainee.id, "meals");
    expect(
      items.filter(({ date }) => date >= today).every(({ library: id }) => id === library.meals[0]),
    ).toBe(true);
    expect(
      items
        .filter(({ date }) => date >= thisWeek && date < today)
        .every(({ library: id }) => id === library.meals[1]),
    ).toBe(true);
    expect(
      items
        .filter((item) => item.week === week(-2))
        .every(({ library: id }) => id === library.meals[1]),
    ).toBe(true);
  });

  it("counts the days that it moved", async () => {
    await planWeek(trainee.id, thisWeek, {
      meals: [{ day: 3 }, { day: 3 }],
      exercises: [{ day: 4 }],
    });
    await planWeek(trainee.id, week(2), { meals: [{ day: 5 }] });
    await apply("exercises");
    await apply("meals");
    const rows = await env.DB.prepare(
      `select date, assigned_exercises as e, assigned_meals as m from trainee_performance
       where trainee_id = ? and date >= ? and assigned_exercises + assigned_meals > 0 order by date`,
    )
      .bind(trainee.id, week(1))
      .all();
    expect(rows.results).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((nth) => [
        { date: addDays(week(nth), 3), e: 0, m: 2 },
        { date: addDays(week(nth), 4), e: 1, m: 0 },
      ]),
    );
  });

  it("ends with the same items, by their ids, however often and at once it is asked", async () => {
    await planWeek(trainee.id, thisWeek, { exercises: daily(library.exercises) });
    await planWeek(trainee.id, week(2), { exercises: daily([library.exercises[0]]) });
    await apply("exercises");
    const first = await itemsOf(trainee.id, "exercises");
    await Promise.all([apply("exercises"), apply("exercises"), apply("exercises")]);
    expect(await itemsOf(trainee.id, "exercises")).toEqual(first);
    expect(first).toHaveLength(14 * 9);
  });

  it("keeps what is eaten instead while the same dish is asked for", async () => {
    const source = await planWeek(trainee.id, thisWeek, {
      meals: [{ day: 1, library: library.meals[0] }],
    });
    await apply("meals");
    const swapped = () =>
      env.DB.prepare("select substitute from schedule_meals where trainee_id = ? and date = ?")
        .bind(trainee.id, addDays(week(1), 1))
        .first("substitute");
    await env.DB.prepare(
      `update schedule_meals set substitute = '{"name":"فول"}' where trainee_id = ? and date = ?`,
    )
      .bind(trainee.id, addDays(week(1), 1))
      .run();
    await apply("meals");
    expect(await swapped()).toBe('{"name":"فول"}');
    await env.DB.prepare("update schedule_meals set quantity = 300 where schedule_id = ?")
      .bind(source)
      .run();
    await apply("meals");
    expect(await swapped()).toBeNull();
  });

  it("takes over from the week that was applied before", async () => {
    const first = await planWeek(trainee.id, thisWeek, {
      exercises: daily([library.exercises[0]]),
    });
    const second = await planWeek(trainee.id, week(1), {
      exercises: daily([library.exercises[1]]),
    });
    await apply("exercises");
    expect((await appliedOf(trainee.id, "exercises"))?.schedule_id).toBe(first);
    await apply("exercises", week(1));
    expect((await appliedOf(trainee.id, "exercises"))?.schedule_id).toBe(second);
    expect((await itemsOf(trainee.id, "exercises")).length).toBe(7 * 9);
  });

  it("does not bring back what the library no longer has", async () => {
    await planWeek(trainee.id, week(1), {
      exercises: [{ day: 0, library: null, status: "done" }, { day: 1 }],
    });
    const { sourceItems } = await apply("exercises", week(1));
    expect(sourceItems).toBe(1);
    const copies = (await itemsOf(trainee.id, "exercises")).filter((each) => each.week > week(1));
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.every(({ day }) => day === 1)).toBe(true);
  });

  it("works from a week ahead, and fills on from there", async () => {
    await planWeek(trainee.id, week(10), { meals: [{ day: 0 }] });
    await planWeek(trainee.id, week(11), { meals: [{ day: 1 }, { day: 2 }] });
    const { weeks, applied } = await apply("meals", week(10));
    expect(weeks).toEqual([{ weekStart: week(11), exists: true, added: 1, replaced: 2, kept: 0 }]);
    expect(applied?.filledThrough).toBe(week(10));
  });

  it("leaves every other trainee alone", async () => {
    const other = await makeTrainee();
    await planWeek(other.id, thisWeek, { exercises: daily(library.exercises) });
    await planWeek(other.id, week(1), { exercises: daily([library.exercises[0]]) });
    const before = await itemsOf(other.id, "exercises");
    await planWeek(trainee.id, thisWeek, { exercises: daily(library.exercises) });
    await apply("exercises");
    expect(await itemsOf(other.id, "exercises")).toEqual(before);
  });
});

describe("stopping", () => {
  it("ends the filling and leaves the weeks; again it changes nothing", async () => {
    await planWeek(trainee.id, thisWeek, { exercises: daily(library.exercises) });
    await apply("exercises");
    const before = await itemsOf(trainee.id, "exercises");
    expect((await ask("DELETE", "exercises")).status).toBe(200);
    const stopped = await appliedOf(trainee.id, "exercises");
    expect(stopped?.stopped_at).toEqual(expect.any(Number));
    expect((await ask("DELETE", "exercises")).status).toBe(200);
    expect(await appliedOf(trainee.id, "exercises")).toEqual(stopped);
    expect(await itemsOf(trainee.id, "exercises")).toEqual(before);
    expect((await preview("exercises")).applied).toBeNull();
    await apply("exercises");
    expect((await appliedOf(trainee.id, "exercises"))?.stopped_at).toBeNull();
  });

  it("does not end what another week fills", async () => {
    await planWeek(trainee.id, thisWeek, { exercises: daily(library.exercises) });
    await apply("exercises");
    expect((await ask("DELETE", "exercises", week(1))).status).toBe(200);
    expect((await appliedOf(trainee.id, "exercises"))?.stopped_at).toBeNull();
  });
});

describe("what cannot be applied", () => {
  it.each([
    ["exercises", "no_source_exercises"],
    ["meals", "no_source_meals"],
  ] as const)("refuses a source without %s, and changes nothing", async (kind, expected) => {
    await planWeek(trainee.id, week(1), {
      exercises: daily(library.exercises),
      meals: daily(library.meals),
    });
    const before = await itemsOf(trainee.id, kind);
    expect(await preview(kind)).toMatchObject({ sourceItems: 0, weeks: [] });
    const missing = await ask("POST", kind);
    expect(missing.status).toBe(409);
    expect(await code(missing)).toBe(expected);
    await planWeek(trainee.id, thisWeek);
    expect(await code(await ask("POST", kind))).toBe(expected);
    expect(await itemsOf(trainee.id, kind)).toEqual(before);
    expect(await appliedOf(trainee.id, kind)).toBeNull();
    const weeks = await env.DB.prepare(
      "select count(*) as n from weekly_schedules where trainee_id = ?",
    )
      .bind(trainee.id)
      .first("n");
    expect(weeks).toBe(2);
  });

  it.each(["GET", "POST", "DELETE"])("answers %s for nobody's id with 404", async (method) => {
    expect((await ask(method, "meals", thisWeek, newId())).status).toBe(404);
    expect((await ask(method, "meals", thisWeek, trainer.id)).status).toBe(404);
  });

  it.each(["GET", "POST", "DELETE"])(
    "refuses %s for a week that begins on no Sunday",
    async (method) => {
      const response = await ask(method, "meals", addDays(thisWeek, 1));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { weekStart: { code: "not_a_sunday" } },
      });
    },
  );

  it("refuses an unknown kind and an id that is none", async () => {
    expect((await ask("POST", "steps")).status).toBe(400);
    expect((await ask("POST", "meals", thisWeek, "abc")).status).toBe(400);
  });
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
          trainee = { ...trainee, id };
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
