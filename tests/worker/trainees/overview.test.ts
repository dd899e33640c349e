import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/trainees/overview.ts";
import { newId } from "../../../domain/id.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { getOverview } from "../../../worker/data/trainees/overview.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const now = Date.now();
const today = localDateAt(now, "Asia/Hebron");
const day = (days: number) => addDays(today, days);
const hour = 3_600_000;

const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function read(query = ""): Promise<Overview> {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/overview?date=${today}${query}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const reasonsOf = async (traineeId: string) =>
  (await read()).queue.lines
    .filter((line) => line.traineeId === traineeId)
    .map(({ reason }) => reason);

const makeDay = (traineeId: string, date: string, exercises: [number, number]) =>
  run(
    `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises, updated_at)
     values (?1, ?2, ?3, ?4, 1)`,
    traineeId,
    date,
    ...exercises,
  );

/** Somebody whom nothing is missing: weighed this week, logged today, planned for weeks. */
async function makeWell(name = "ليان حداد") {
  const person = await makeTrainee({ name, createdAt: now - 100 * 24 * hour });
  const { id } = person;
  await run(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, ?3, 70, 'sent', 1)`,
    newId(),
    id,
    today,
  );
  await makeDay(id, today, [5, 4]);
  const schedule = newId();
  await run(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, ?3, 1, 1)`,
    schedule,
    id,
    weekStart(day(28)),
  );
  await run(
    `insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, updated_at)
     values (?1, ?2, ?3, 0, ?4, 'lunch', 'مجدّرة', 1)`,
    newId(),
    schedule,
    id,
    weekStart(day(28)),
  );
  return person;
}

beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from settings where section = 'attention'");
});

describe("the queue of GET /api/admin/overview", () => {
  it("leaves out who is well, and who is inactive", async () => {
    await makeWell();
    await makeTrainee({ status: "inactive" });
    expect((await read()).queue.lines).toEqual([]);
  });

  it("tells what the rows of a person say, with the figures of the sentence", async () => {
    const { id } = await makeWell("هند");
    await run(
      `insert into conversations (trainee_id, unread_by_trainer, unread_since, created_at)
       values (?1, 3, ?2, 1)`,
      id,
      now - 13 * hour,
    );
    const note = newId();
    await run(
      `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
       values (?1, ?2, ?2, 'health', 'ركبتي تؤلمني', ?3, ?3)`,
      note,
      id,
      now - hour,
    );
    await run(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values ('asked', ?1, 'travelling', ?2, ?3, 'asked', ?4)`,
      id,
      today,
      day(4),
      now - 2 * hour,
    );
    await run("update trainee_profiles set subscription_end = ?2 where id = ?1", id, day(2));
    await run(
      `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
       values (?1, ?2, 'basic', 19900, ?3, ?4, 1)`,
      newId(),
      id,
      day(-28),
      day(2),
    );
    await run(
      `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
       values (?1, ?2, 9900, 'cash', ?3, 1)`,
      newId(),
      id,
      day(-20),
    );
    const person = { traineeId: id, name: "هند", gender: "female" };
    expect((await read()).queue.lines).toEqual([
      expect.objectContaining({ ...person, reason: "unread", count: 3, since: now - 13 * hour }),
      expect.objectContaining({ ...person, reason: "note", noteId: note, type: "health" }),
      expect.objectContaining({ ...person, reason: "absence", absenceId: "asked", endsOn: day(4) }),
      expect.objectContaining({ ...person, reason: "ending", endsOn: day(2), days: 2 }),
      expect.objectContaining({ ...person, reason: "payment", agorot: 10_000, since: day(-28) }),
    ]);
  });

  it("counts no debt of what was bought before the ledger, or begins later", async () => {
    const { id } = await makeWell();
    const insert = `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, billed, created_at)
       values (?1, ?2, 'basic', 9900, ?3, ?4, ?5, 1)`;
    await run(insert, newId(), id, day(-90), day(-60), 0);
    await run(insert, newId(), id, day(10), day(40), 1);
    expect(await reasonsOf(id)).toEqual([]);
  });

  it("tells of silence, a fall and a missing weight by what was logged", async () => {
    const silent = await makeWell();
    await run(
      "update trainee_performance set completed_exercises = 0 where trainee_id = ?",
      silent.id,
    );
    await run("delete from weight_records where trainee_id = ?", silent.id);
    await makeDay(silent.id, day(-8), [5, 5]);
    await makeDay(silent.id, day(-1), [5, 0]);
    const fallen = await makeWell();
    for (const ago of [2, 3, 4]) await makeDay(fallen.id, day(-ago), [4, 1]);
    for (const ago of [10, 20, 30]) await makeDay(fallen.id, day(-ago), [4, 4]);
    const { lines } = (await read()).queue;
    expect(lines.filter(({ traineeId }) => traineeId === silent.id)).toContainEqual(
      expect.objectContaining({ reason: "silence", lastLoggedOn: day(-8), days: 8 }),
    );
    expect(lines.filter(({ traineeId }) => traineeId === fallen.id)).toEqual([
      expect.objectContaining({
        reason: "adherence",
        fell: [{ kind: "exercises", from: 100, to: 25 }],
      }),
    ]);
  });

  it("hears of a set of an item that is not done, and of a meal beside the plan", async () => {
    const { id } = await makeWell();
    await run("update trainee_performance set completed_exercises = 0 where trainee_id = ?", id);
    await run("update weight_records set source = 'trainer' where trainee_id = ?", id);
    await makeDay(id, day(-1), [5, 0]);
    expect(await reasonsOf(id)).toEqual(["silence"]);
    await run(
      `insert into own_meals (id, trainee_id, date, name, created_at) values (?1, ?2, ?3, 'لبنة', 1)`,
      newId(),
      id,
      day(-2),
    );
    expect(await reasonsOf(id)).toEqual([]);
  });

  it("still counts the days of an absence that was ended", async () => {
    const { id } = await makeWell();
    await run("update trainee_performance set completed_exercises = 0 where trainee_id = ?", id);
    await run("update weight_records set source = 'trainer' where trainee_id = ?", id);
    await makeDay(id, day(-1), [5, 0]);
    await run(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?1, ?2, 'travelling', ?3, ?4, 'ended', 1)`,
      newId(),
      id,
      day(-12),
      day(-1),
    );
    expect(await reasonsOf(id)).toEqual([]);
  });

  it("holds one who is away back from training alarms, not from messages", async () => {
    const { id } = await makeTrainee({ createdAt: now - 100 * 24 * hour });
    expect(await reasonsOf(id)).toContain("empty_weeks");
    await run(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values ('away', ?1, 'ill', ?2, ?2, 'granted', 1)`,
      id,
      today,
    );
    await run(
      "insert into conversations (trainee_id, unread_by_trainer, unread_since, created_at) values (?1, 1, 1, 1)",
      id,
    );
    expect(await reasonsOf(id)).toEqual(["unread"]);
  });

  it("shows the lines of one reason, and counts all", async () => {
    await makeTrainee({ status: "pending" });
    await makeTrainee({ createdAt: now - hour });
    const { lines, counts } = (await read("&reason=approval")).queue;
    expect(lines.map(({ reason }) => reason)).toEqual(["approval"]);
    expect(counts).toMatchObject({ approval: 1, empty_weeks: 1, unread: 0 });
  });

  it("refuses a day that is nobody's today", async () => {
    const { token } = await makeTrainer();
    const answer = await call(`/api/admin/overview?date=${day(-3)}`, { token });
    expect(answer.status).toBe(400);
  });
});

describe("a mark", () => {
  const mark = async (id: string, said: unknown, method = "PUT") => {
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${id}/attention-marks/approval`;
    return call(path, { token, method, body: said });
  };

  it("puts a line away until it is taken back", async () => {
    const { id } = await makeTrainee({ status: "pending" });
    const [line] = (await read()).queue.lines;
    const said = { occurrence: line?.occurrence, notBefore: null };
    for (const _ of ["once", "twice"]) expect((await mark(id, said)).status).toBe(200);
    expect(await reasonsOf(id)).toEqual([]);
    expect((await mark(id, {}, "DELETE")).status).toBe(200);
    expect(await reasonsOf(id)).toEqual(["approval"]);
  });

  it("puts a line off until its day", async () => {
    const { id } = await makeTrainee({ status: "pending" });
    const [line] = (await read()).queue.lines;
    await mark(id, { occurrence: line?.occurrence, notBefore: day(1) });
    expect(await reasonsOf(id)).toEqual([]);
    await mark(id, { occurrence: line?.occurrence, notBefore: today });
    expect(await reasonsOf(id)).toEqual(["approval"]);
  });

  it("of nobody is not found, and a reason that is none refused", async () => {
    expect((await mark(newId(), { occurrence: "1", notBefore: null })).status).toBe(404);
    const { id } = await makeTrainee();
    const { token } = await makeTrainer();
    const path = `/api/admin/trainees/${id}/attention-marks/boredom`;
    const body = { occurrence: "1", notBefore: null };
    expect((await call(path, { token, method: "PUT", body })).status).toBe(400);
  });
});

describe("thresholds", () => {
  const put = async (path: string, body: unknown) => {
    const { token } = await makeTrainer();
    return call(`/api/admin/${path}`, { token, method: "PUT", body });
  };

  it("hold for everybody but who has own ones", async () => {
    const usual = (await makeWell()).id;
    const own = (await makeWell()).id;
    for (const id of [usual, own])
      await run("update trainee_profiles set subscription_end = ?2 where id = ?1", id, day(9));
    expect((await put(`trainees/${own}/attention-thresholds`, { endingDays: 10 })).status).toBe(
      200,
    );
    expect([await reasonsOf(usual), await reasonsOf(own)]).toEqual([[], ["ending"]]);
    const { token } = await makeTrainer();
    const settings = await (await call("/api/admin/settings/attention", { token })).json<object>();
    await put("settings/attention", { ...settings, endingDays: 9 });
    await put(`trainees/${own}/attention-thresholds`, { endingDays: null });
    expect([await reasonsOf(usual), await reasonsOf(own)]).toEqual([["ending"], []]);
  });

  it("out of bounds are refused with the range, and change nothing", async () => {
    const { id } = await makeWell();
    const answer = await put(`trainees/${id}/attention-thresholds`, { silenceDays: 0 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { silenceDays: { code: "out_of_range", min: 1, max: 60 } },
    });
    expect((await put("settings/attention", { silenceDays: 4 })).status).toBe(400);
  });
});

describe("the figures of GET /api/admin/overview", () => {
  it("are computed from what is there", async () => {
    await env.DB.exec("delete from ledger_months");
    const [one, other] = [await makeWell(), await makeWell()];
    await makeTrainee({ status: "pending" });
    await run(
      "update trainee_profiles set initial_weight = 90, current_weight = 80, target_weight = 70 where id = ?",
      one.id,
    );
    await run("update trainee_profiles set current_weight = 60 where id = ?", other.id);
    await run(
      `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
       values (?1, ?2, 'basic', 9900, ?3, ?4, ?5)`,
      newId(),
      one.id,
      today,
      day(60),
      now - 36 * hour,
    );
    await run(
      `insert into trainee_performance (trainee_id, date, assigned_meals, completed_meals, steps, target_steps, updated_at)
       values (?1, ?2, 4, 3, 6000, 5000, 1), (?1, ?3, 0, 0, 4000, 5000, 1)`,
      one.id,
      day(-1),
      day(-2),
    );
    const figures = await read();
    expect(figures).toMatchObject({
      statuses: { active: 2, pending: 1, inactive: 0 },
      revenue: { expected: 9900, received: 0 },
      lately: {
        exercises: { assigned: 0, done: 0 },
        meals: { assigned: 4, done: 3 },
        steps: { total: 10_000, days: 2, reached: 1 },
      },
      body: { weight: 70, weighed: 2, progress: 50, losing: 1 },
    });
    expect(figures.plans.find(({ id }) => id === "basic")?.trainees).toBe(3);
    expect(figures.newSubscriptions.slice(-3)).toEqual([0, 0, 1]);
    expect(figures.revenue.months).toHaveLength(12);
    expect(figures.revenue.months.at(-1)).toEqual({
      month: today.slice(0, 7),
      ...{ expected: 9900, received: 0, began: 1 },
    });
  });

  it("read rows by trainees, not by what they did", async () => {
    const person = await makeWell();
    const rowsOf = async () => {
      const { database, counts } = countingDatabase();
      const { actor } = await makeTrainer();
      await getOverview(trainerScope(database, actor, now), { date: today });
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const before = await rowsOf();
    for (let ago = 40; ago < 240; ago++) await makeDay(person.id, day(-ago), [5, 5]);
    for (let ago = 1; ago < 60; ago++) {
      await run(
        `insert into weight_records (id, trainee_id, date, weight, source, created_at)
         values (?1, ?2, ?3, 70, 'sent', 1)`,
        newId(),
        person.id,
        day(-ago),
      );
    }
    expect((await rowsOf()) - before).toBeLessThanOrEqual(1);
  });
});
