import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { createWeek } from "../../../worker/actions/planning/change-week.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makePlanning, nextWeek, type Planning, thisWeek } from "../../support/weeks.ts";
import { makeTrainee } from "../../support/worker.ts";

let trainer: Planning["trainer"];
let trainee: Planning["trainee"];
let week: Planning["week"];
let exerciseAt: Planning["exerciseAt"];
let mealAt: Planning["mealAt"];
beforeEach(async () => {
  ({ trainer, trainee, week, exerciseAt, mealAt } = await makePlanning());
});

describe("reading a week", () => {
  it("is empty if never planned", async () => {
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

  it("has the previous week's counts, and the sources of later weeks", async () => {
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
        editedAt: null,
      },
    ]);
  });

  it("is refused for another day than Sunday, and for an unknown trainee", async () => {
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
  it("makes one week for two windows at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => week().put()));
    const weeks = (await Promise.all(answers.map((each) => each.json()))) as PlannedWeek[];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(weeks.map(({ scheduleId }) => scheduleId)).size).toBe(1);
    expect(weeks[0]?.scheduleId).not.toBeNull();
  });

  it("happens with the first items, also from two windows at once", async () => {
    const given = [exerciseAt(0), exerciseAt(1), exerciseAt(2)];
    await Promise.all(given.map((item) => week().change({ exercises: { add: [item] } })));
    const { exercises, scheduleId } = await week().read();
    expect(exercises.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    const rows = await env.DB.prepare("select id from weekly_schedules where trainee_id = ?")
      .bind(trainee.id)
      .all();
    expect(rows.results).toEqual([{ id: scheduleId }]);
  });

  it("is refused for past weeks, and for an unknown trainee", async () => {
    const past = week(addDays(thisWeek(), -7));
    expect(await problemOf(await past.put())).toMatchObject({ status: 409, code: "week_past" });
    expect(await problemOf(await past.patch({ exercises: { add: [exerciseAt()] } }))).toMatchObject(
      { status: 409, code: "week_past" },
    );
    expect(await past.read()).toMatchObject({ editable: false, scheduleId: null });
    expect((await week(thisWeek(), newId()).put()).status).toBe(404);
    expect((await week(addDays(thisWeek(), 2)).put()).status).toBe(400);
  });
});

describe("the end of a week", () => {
  const saturday = Date.parse("2026-01-10T12:00:00Z");
  const at = (hours: number) =>
    trainerScope(
      env.DB as unknown as DatabaseClient,
      trainer.actor,
      saturday + hours * 60 * 60 * 1000,
    );

  it("follows the trainee's zone", async () => {
    const east = { traineeId: trainee.id, weekStart: "2026-01-04" };
    const { id } = await makeTrainee({ timeZone: "Pacific/Midway" });
    const west = { traineeId: id, weekStart: "2026-01-04" };
    expect(await createWeek(at(9), east)).toMatchObject({ editable: true });
    await expect(createWeek(at(10), east)).rejects.toMatchObject({ code: "week_past" });
    expect(await createWeek(at(22), west)).toMatchObject({ editable: true });
    await expect(createWeek(at(23), west)).rejects.toMatchObject({ code: "week_past" });
    const unknown = { traineeId: newId(), weekStart: "2026-01-04" };
    await expect(createWeek(at(10), unknown)).rejects.toMatchObject({ code: "not_found" });
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
