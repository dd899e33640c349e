import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PlannedWeek } from "../../../domain/contract/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { addDays } from "../../../domain/week.ts";
import { createWeek } from "../../../worker/actions/change-week.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { makeProduct } from "../../support/access.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import {
  editor,
  makeExercise,
  makeMeal,
  markItem,
  nextWeek,
  thisWeek,
} from "../../support/weeks.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let exerciseId: string;
let mealId: string;
beforeEach(async () => {
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
  exerciseId = await makeExercise();
  mealId = await makeMeal();
});

const week = (start = thisWeek(), id = trainee.id) => editor(trainer.token, id, start);
const exerciseAt = (dayOfWeek = 0, position = 0) => ({
  id: newId(),
  exerciseId,
  dayOfWeek,
  position,
});
const mealAt = (dayOfWeek = 0, position = 0) => ({ id: newId(), mealId, dayOfWeek, position });
const countedDays = async () =>
  (
    await env.DB.prepare(
      `select date, assigned_exercises as exercises, assigned_meals as meals
       from trainee_performance where trainee_id = ? order by date`,
    )
      .bind(trainee.id)
      .all()
  ).results;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const strip = ({ updatedAt: _, ...rest }: PlannedWeek) => rest;

describe("reading a week", () => {
  it("that was never planned is empty", async () => {
    expect(await week().read()).toMatchObject({
      traineeName: "ليان حداد",
      weekStart: thisWeek(),
      editable: true,
      scheduleId: null,
      exercises: [],
      meals: [],
      previous: null,
      applied: [],
    });
  });

  it("says what the week before holds, and what fills the later ones", async () => {
    const { scheduleId } = await week().change({
      exercises: { add: [exerciseAt(0), exerciseAt(3)] },
      meals: { add: [mealAt(1)] },
    });
    await env.DB.prepare(
      `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
       values (?1, 'meals', ?2, 7, ?3)`,
    )
      .bind(trainee.id, scheduleId, addDays(thisWeek(), 56))
      .run();
    const next = await week(nextWeek()).read();
    expect(next.previous).toEqual({ exercises: 2, meals: 1 });
    expect(next.applied).toEqual([
      {
        kind: "meals",
        weekStart: thisWeek(),
        appliedAt: 7,
        stoppedAt: null,
        filledThrough: addDays(thisWeek(), 56),
      },
    ]);
  });

  it("is refused for another day than Sunday, and for nobody", async () => {
    const monday = await week(addDays(thisWeek(), 1)).get();
    expect(monday.status).toBe(400);
    expect(await monday.json()).toMatchObject({ fields: { weekStart: { code: "not_a_sunday" } } });
    const noDay = await week("2026-02-30").get();
    expect(await noDay.json()).toMatchObject({ fields: { weekStart: { code: "not_a_date" } } });
    expect((await week(thisWeek(), newId()).get()).status).toBe(404);
    expect((await week(thisWeek(), trainer.id).get()).status).toBe(404);
  });
});

describe("creating a week", () => {
  it("ends with one week when two windows do it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => week().put()));
    const weeks = (await Promise.all(answers.map((each) => each.json()))) as PlannedWeek[];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(weeks.map(({ scheduleId }) => scheduleId)).size).toBe(1);
    expect(weeks[0]?.scheduleId).not.toBeNull();
  });

  it("happens by itself with the first items, also from two windows at once", async () => {
    const given = [exerciseAt(0), exerciseAt(1), exerciseAt(2)];
    await Promise.all(given.map((item) => week().change({ exercises: { add: [item] } })));
    const { exercises, scheduleId } = await week().read();
    expect(exercises.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    const rows = await env.DB.prepare("select id from weekly_schedules where trainee_id = ?")
      .bind(trainee.id)
      .all();
    expect(rows.results).toEqual([{ id: scheduleId }]);
  });

  it("is not for past weeks, nor for nobody", async () => {
    const past = week(addDays(thisWeek(), -7));
    expect(await codeOf(await past.put())).toEqual([409, "week_past"]);
    expect(await codeOf(await past.patch({ exercises: { add: [exerciseAt()] } }))).toEqual([
      409,
      "week_past",
    ]);
    expect(await past.read()).toMatchObject({ editable: false, scheduleId: null });
    expect((await week(thisWeek(), newId()).put()).status).toBe(404);
    expect((await week(addDays(thisWeek(), 2)).put()).status).toBe(400);
  });
});

describe("a week that ends", () => {
  const saturday = Date.parse("2026-01-10T12:00:00Z");
  const at = (hours: number) =>
    trainerScope(
      env.DB as unknown as DatabaseClient,
      trainer.actor,
      saturday + hours * 60 * 60 * 1000,
    );

  it("ends where the trainee lives", async () => {
    const east = { traineeId: trainee.id, weekStart: "2026-01-04" };
    const { id } = await makeTrainee({ timeZone: "Pacific/Midway" });
    const west = { traineeId: id, weekStart: "2026-01-04" };
    expect(await createWeek(at(9), east)).toMatchObject({ editable: true });
    await expect(createWeek(at(10), east)).rejects.toMatchObject({ code: "week_past" });
    expect(await createWeek(at(22), west)).toMatchObject({ editable: true });
    await expect(createWeek(at(23), west)).rejects.toMatchObject({ code: "week_past" });
    const nobody = { traineeId: newId(), weekStart: "2026-01-04" };
    await expect(createWeek(at(10), nobody)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("adding", () => {
  it("copies the library's item, and the day counts it", async () => {
    const item = { ...exerciseAt(2), sets: 3, reps: 10, weight: 42.5 };
    const { exercises } = await week().change({ exercises: { add: [item, exerciseAt(2, 1)] } });
    expect(exercises).toMatchObject([
      {
        id: item.id,
        exerciseId,
        date: addDays(thisWeek(), 2),
        dayOfWeek: 2,
        name: "قرفصاء",
        category: "legs",
        description: "الظهر مستقيم",
        videoUrl: "https://example.com/squat.mp4",
        duration: "40 ثانية",
        sets: 3,
        reps: 10,
        weight: 42.5,
        status: "pending",
      },
      { sets: 5, reps: 8, weight: null },
    ]);
    expect(await countedDays()).toEqual([{ date: addDays(thisWeek(), 2), exercises: 2, meals: 0 }]);
  });

  it("takes a meal's own timing and 100 g unless others are given", async () => {
    const { meals } = await week().change({
      meals: { add: [mealAt(6), { ...mealAt(6, 1), timing: "dinner", quantity: 250 }] },
    });
    expect(meals).toMatchObject([
      { mealId, timing: "lunch", quantity: 100, calories: 150, fat: null, substitute: null },
      { timing: "dinner", quantity: 250 },
    ]);
  });

  it("twice the same changes nothing", async () => {
    const change = { exercises: { add: [exerciseAt()] }, meals: { add: [mealAt()] } };
    const once = await week().change(change);
    expect(strip(await week().change(change))).toEqual(strip(once));
  });

  it("stops at what a day can hold", async () => {
    const many = Array.from({ length: 40 }, (_, position) => exerciseAt(4, position));
    await week().change({ exercises: { add: many } });
    const more = { exercises: { add: [exerciseAt(5), exerciseAt(4, 40)] } };
    expect(await codeOf(await week().patch(more))).toEqual([409, "day_full"]);
    expect((await week().read()).exercises).toHaveLength(40);
  });

  it("is refused as a whole when the library has one of them no more", async () => {
    const gone = { ...mealAt(), mealId: newId() };
    const change = { exercises: { add: [exerciseAt()] }, meals: { add: [gone] } };
    expect(await codeOf(await week().patch(change))).toEqual([409, "library_item_gone"]);
    expect(await week().read()).toMatchObject({ scheduleId: null, exercises: [] });
    expect(await countedDays()).toEqual([]);
  });

  it("survives the library", async () => {
    await week().change({ exercises: { add: [exerciseAt()] } });
    await env.DB.prepare("delete from exercises where id = ?").bind(exerciseId).run();
    expect((await week().read()).exercises).toMatchObject([{ exerciseId: null, name: "قرفصاء" }]);
  });
});

describe("changing", () => {
  it("writes the given fields only, and moves the day's counts along", async () => {
    const [item, meal] = [exerciseAt(0), mealAt(0)];
    await week().change({
      exercises: { add: [{ ...item, weight: 20 }] },
      meals: { add: [meal] },
    });
    const changed = await week().change({
      exercises: { change: [{ id: item.id, sets: 6, dayOfWeek: 5, position: 3 }] },
      meals: { change: [{ id: meal.id, quantity: 180, timing: "snack" }] },
    });
    expect(changed.exercises).toMatchObject([
      { sets: 6, reps: 8, weight: 20, dayOfWeek: 5, position: 3, date: addDays(thisWeek(), 5) },
    ]);
    expect(changed.meals).toMatchObject([{ quantity: 180, timing: "snack", dayOfWeek: 0 }]);
    expect(await countedDays()).toEqual([
      { date: thisWeek(), exercises: 0, meals: 1 },
      { date: addDays(thisWeek(), 5), exercises: 1, meals: 0 },
    ]);
    const lighter = await week().change({
      exercises: { change: [{ id: item.id, weight: null }] },
    });
    expect(lighter.exercises[0]?.weight).toBeNull();
  });

  it("of different fields from two windows keeps both", async () => {
    const item = exerciseAt();
    await week().change({ exercises: { add: [item] } });
    await Promise.all([
      week().change({ exercises: { change: [{ id: item.id, sets: 9 }] } }),
      week().change({ exercises: { change: [{ id: item.id, reps: 99 }] } }),
    ]);
    expect((await week().read()).exercises).toMatchObject([{ sets: 9, reps: 99 }]);
  });

  it("removes, brings back as it was, and counts both", async () => {
    const item = { ...exerciseAt(1), sets: 2, weight: 15 };
    const before = await week().change({
      exercises: { add: [item] },
      meals: { add: [mealAt(1)] },
    });
    const [exercise, meal] = [before.exercises[0], before.meals[0]];
    if (!exercise || !meal) throw new Error("nothing was added");
    const removed = { exercises: { remove: [exercise.id] }, meals: { remove: [meal.id] } };
    expect(await week().change(removed)).toMatchObject({ exercises: [], meals: [] });
    expect(await week().change(removed)).toMatchObject({ exercises: [], meals: [] });
    expect(await countedDays()).toMatchObject([{ exercises: 0, meals: 0 }]);
    const { date: _a, status: _b, completedAt: _c, ...exerciseCopy } = exercise;
    const { date: _d, status: _e, consumedAt: _f, substitute: _g, ...mealCopy } = meal;
    const restored = await week().change({
      exercises: { restore: [exerciseCopy] },
      meals: { restore: [mealCopy] },
    });
    expect(strip(restored)).toEqual(strip(before));
    expect(await countedDays()).toMatchObject([{ exercises: 1, meals: 1 }]);
  });

  it("copies items of this week and of the one before", async () => {
    const source = { ...exerciseAt(0), sets: 7, weight: 60 };
    const plate = { ...mealAt(0), quantity: 300, timing: "dinner" as const };
    await week().change({ exercises: { add: [source] }, meals: { add: [plate] } });
    await markItem("exercises", source.id, "completed");
    const copies = (dayOfWeek: number) => ({
      exercises: { copy: [{ id: newId(), from: source.id, dayOfWeek, position: 0 }] },
      meals: { copy: [{ id: newId(), from: plate.id, dayOfWeek, position: 0 }] },
    });
    const same = await week().change(copies(3));
    expect(same.exercises[1]).toMatchObject({ dayOfWeek: 3, sets: 7, weight: 60 });
    expect(same.exercises[1]).toMatchObject({ status: "pending", completedAt: null });
    const next = await week(nextWeek()).change(copies(0));
    expect(next.meals).toMatchObject([{ quantity: 300, timing: "dinner", date: nextWeek() }]);
    expect(next.exercises).toMatchObject([{ name: "قرفصاء", date: nextWeek() }]);
  });
});

describe("what the trainee has done", () => {
  it.each([
    ["exercises", "completed"],
    ["exercises", "skipped"],
    ["meals", "consumed"],
    ["meals", "skipped"],
  ] as const)("of %s, %s, is neither changed nor removed", async (kind, status) => {
    const items = { exercises: [exerciseAt(0), exerciseAt(0, 1)], meals: [mealAt(), mealAt(0, 1)] };
    const { exercises, meals } = items;
    await week().change({ exercises: { add: exercises }, meals: { add: meals } });
    const [done, open] = items[kind].map(({ id }) => id);
    await markItem(kind, done ?? "", status);
    const before = await week().read();
    const refused = [
      { remove: [done ?? "", open ?? ""] },
      {
        change: [
          { id: open ?? "", position: 9 },
          { id: done ?? "", position: 8 },
        ],
      },
      { change: [{ id: done ?? "", dayOfWeek: 3 }] },
    ];
    for (const change of refused) {
      expect(await codeOf(await week().patch({ [kind]: change }))).toEqual([409, "item_done"]);
      expect(await week().read()).toEqual(before);
    }
  });
});

describe("another trainee's items", () => {
  it("are not found, and nothing is changed", async () => {
    const other = await makeTrainee();
    const [item, own] = [exerciseAt(), exerciseAt()];
    await week(thisWeek(), other.id).change({ exercises: { add: [item] } });
    await week().change({ exercises: { add: [own] } });
    const before = await week(thisWeek(), other.id).read();
    for (const exercises of [
      {
        change: [
          { id: own.id, sets: 1 },
          { id: item.id, sets: 1 },
        ],
      },
      { remove: [own.id, item.id] },
      { copy: [{ id: newId(), from: item.id, dayOfWeek: 1, position: 0 }] },
      { change: [{ id: newId(), sets: 1 }] },
    ]) {
      expect(await codeOf(await week().patch({ exercises }))).toEqual([404, "not_found"]);
    }
    expect(await week(thisWeek(), other.id).read()).toEqual(before);
    expect((await week().read()).exercises).toMatchObject([{ id: own.id, sets: 5 }]);
  });

  it("are not taken over by an id that they have", async () => {
    const other = await makeTrainee();
    const item = exerciseAt();
    await week(thisWeek(), other.id).change({ exercises: { add: [item] } });
    await week().change({ exercises: { add: [{ ...item, sets: 1 }] } });
    expect((await week(thisWeek(), other.id).read()).exercises).toMatchObject([{ sets: 5 }]);
    expect((await week().read()).exercises).toEqual([]);
  });

  it("nor items of another week by this week's address", async () => {
    const item = exerciseAt();
    await week().change({ exercises: { add: [item] } });
    const change = { exercises: { change: [{ id: item.id, sets: 1 }] } };
    expect((await week(nextWeek()).patch(change)).status).toBe(404);
  });

  it("belong to no trainee's own session", async () => {
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const answer = await call(path, { method: "PATCH", token: trainee.token, body: {} });
    expect(answer.status).toBe(403);
  });
});

describe("a change is refused", () => {
  const added = { id: newId(), dayOfWeek: 0, position: 0 };
  it.each([
    ["exercises", { change: [{ id: newId(), sets: 11 }] }, "change.0.sets"],
    ["exercises", { change: [{ id: newId(), sets: 0 }] }, "change.0.sets"],
    ["exercises", { change: [{ id: newId(), reps: 0 }] }, "change.0.reps"],
    ["exercises", { change: [{ id: newId(), reps: 101 }] }, "change.0.reps"],
    ["exercises", { change: [{ id: newId(), weight: 500.5 }] }, "change.0.weight"],
    ["exercises", { add: [{ ...added, exerciseId: newId(), dayOfWeek: 7 }] }, "add.0.dayOfWeek"],
    ["exercises", { add: [{ ...added, exerciseId: "x" }] }, "add.0.exerciseId"],
    ["meals", { change: [{ id: newId(), quantity: 40 }] }, "change.0.quantity"],
    ["meals", { change: [{ id: newId(), quantity: 5001 }] }, "change.0.quantity"],
    ["meals", { change: [{ id: newId(), timing: "brunch" }] }, "change.0.timing"],
    ["meals", { change: [{ id: newId(), status: "consumed" }] }, "change.0"],
    ["meals", { remove: ["x"] }, "remove.0"],
  ])("%s %j", async (kind, body, field) => {
    const path = `/api/admin/trainees/${trainee.id}/weeks/${thisWeek()}`;
    const answer = await call(path, {
      method: "PATCH",
      token: trainer.token,
      body: { [kind]: body },
    });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Record<string, unknown> };
    expect(Object.keys(fields)).toEqual([`${kind}.${field}`]);
  });

  it("when it is too much for one request", async () => {
    const remove = Array.from({ length: 281 }, () => newId());
    expect((await week().patch({ exercises: { remove } })).status).toBe(400);
  });
});

describe("a week's rows", () => {
  it("are as many after three years as after one week, in one batch", async () => {
    const add = Array.from({ length: 35 }, (_, i) => exerciseAt(i % 7, i));
    const meals = Array.from({ length: 28 }, (_, i) => mealAt(i % 7, i));
    await week(nextWeek()).change({ exercises: { add }, meals: { add: meals } });
    const cost = async (body?: unknown) => {
      const { database, counts } = countingDatabase();
      const path = `/api/admin/trainees/${trainee.id}/weeks/${nextWeek()}`;
      const method = body ? "PATCH" : "GET";
      const answer = await makeProduct({ database }).call(path, {
        method,
        token: trainer.token,
        body,
      });
      expect(answer.status).toBe(200);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const change = { exercises: { change: [{ id: add[0]?.id, sets: 3, dayOfWeek: 4 }] } };
    const before = [await cost(), await cost(change)];
    await env.DB.batch([
      env.DB.prepare(
        `with recursive past(n) as (select 1 union all select n + 1 from past where n < 156)
         insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
         select ?1 || n, ?1, date(?2, '-' || (7 * (n + 1)) || ' days'), 1, 1 from past`,
      ).bind(trainee.id, nextWeek()),
      env.DB.prepare(
        `insert into schedule_exercises (id, schedule_id, trainee_id, day_of_week, date, name, category, sets, reps, status, updated_at)
         select s.id || '-' || day.value, s.id, s.trainee_id, day.value,
           date(s.week_start_date, '+' || day.value || ' days'), 'قرفصاء', 'legs', 4, 12, 'completed', 1
         from weekly_schedules s, json_each('[0,1,2,3,4,5,6]') day where s.trainee_id = ?1 and s.week_start_date < ?2`,
      ).bind(trainee.id, nextWeek()),
    ]);
    change.exercises.change[0] = { id: add[0]?.id, sets: 4, dayOfWeek: 0 };
    expect([await cost(), await cost(change)]).toEqual(before);
  });
});
