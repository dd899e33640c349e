import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { charge } from "../../support/cash-desk.ts";
import {
  day,
  emptyQueue,
  hour,
  makeDay,
  makeSettledTrainee,
  now,
  readOverview,
  reasonsOf,
  run,
  today,
} from "../../support/overview.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

beforeEach(emptyQueue);

describe("the queue of GET /api/admin/overview", () => {
  it("excludes well and inactive trainees", async () => {
    await makeSettledTrainee();
    await makeTrainee({ status: "inactive" });
    expect((await readOverview()).queue.lines).toEqual([]);
  });

  it("names each reason of a person, with its figures", async () => {
    const { id } = await makeSettledTrainee("هند");
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
    expect((await readOverview()).queue.lines).toEqual([
      expect.objectContaining({ ...person, reason: "unread", count: 3, since: now - 13 * hour }),
      expect.objectContaining({ ...person, reason: "note", noteId: note, type: "health" }),
      expect.objectContaining({ ...person, reason: "absence", absenceId: "asked", endsOn: day(4) }),
      expect.objectContaining({ ...person, reason: "ending", endsOn: day(2), days: 2 }),
      expect.objectContaining({ ...person, reason: "payment", agorot: 10_000, since: day(-28) }),
    ]);
  });

  it("counts no debt for subscriptions before the ledger, or later ones", async () => {
    const { id } = await makeSettledTrainee();
    const insert = `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, billed, created_at)
       values (?1, ?2, 'basic', 9900, ?3, ?4, ?5, 1)`;
    await run(insert, newId(), id, day(-90), day(-60), 0);
    await run(insert, newId(), id, day(10), day(40), 1);
    expect(await reasonsOf(id)).toEqual([]);
  });

  it("derives silence, a fall and a missing weight from the logs", async () => {
    const silent = await makeSettledTrainee();
    await run(
      "update trainee_performance set completed_exercises = 0 where trainee_id = ?",
      silent.id,
    );
    await run("delete from weight_records where trainee_id = ?", silent.id);
    await makeDay(silent.id, day(-8), [5, 5]);
    await makeDay(silent.id, day(-1), [5, 0]);
    const fallen = await makeSettledTrainee();
    for (const ago of [2, 3, 4]) await makeDay(fallen.id, day(-ago), [4, 1]);
    for (const ago of [10, 20, 30]) await makeDay(fallen.id, day(-ago), [4, 4]);
    const { lines } = (await readOverview()).queue;
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

  it("counts a set of a pending item, and an own meal, as activity", async () => {
    const { id } = await makeSettledTrainee();
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

  it("still counts the days of an ended absence", async () => {
    const { id } = await makeSettledTrainee();
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

  it("suppresses training alarms of an absent trainee, not messages", async () => {
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

  it("has a line for each requested absence", async () => {
    const { id } = await makeSettledTrainee();
    for (const [name, from] of [
      ["asked later", 9],
      ["asked first", 1],
    ] as const)
      await run(
        `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
         values (?1, ?2, 'travelling', ?3, ?3, 'asked', ?4)`,
        name,
        id,
        day(from),
        now - from * hour,
      );
    const { lines, counts } = (await readOverview()).queue;
    expect(lines).toMatchObject([{ absenceId: "asked later" }, { absenceId: "asked first" }]);
    expect(counts.absence).toBe(2);
  });

  it("derives a fall of steps from the days with known steps", async () => {
    const { id } = await makeSettledTrainee();
    const walk = (ago: number, steps: number) =>
      run(
        `insert into trainee_performance (trainee_id, date, steps, target_steps, updated_at)
         values (?1, ?2, ?3, 5000, 1)`,
        id,
        day(-ago),
        steps,
      );
    for (const ago of [1, 2, 3, 4]) await walk(ago, ago === 1 ? 5000 : 2000);
    for (const ago of [9, 11, 13, 15, 17, 19, 21]) await walk(ago, 7000);
    await walk(25, 0);
    expect((await readOverview()).queue.lines).toEqual([
      expect.objectContaining({
        reason: "adherence",
        fell: [{ kind: "steps", from: 100, to: 25 }],
      }),
    ]);
  });

  it("shows the lines of one reason, and counts all", async () => {
    await makeTrainee({ status: "pending" });
    await makeTrainee({ createdAt: now - hour });
    const { lines, counts } = (await readOverview("&reason=approval")).queue;
    expect(lines.map(({ reason }) => reason)).toEqual(["approval"]);
    expect(counts).toMatchObject({ approval: 1, empty_weeks: 1, unread: 0 });
  });

  it("has the week's money with names, and what ends in it", async () => {
    const [debtor, renewed] = [
      await makeTrainee({ name: "مدين" }),
      await makeTrainee({ name: "مجدّد" }),
    ];
    await charge(debtor, day(-20), 9900);
    await charge(renewed, day(2), 19_900);
    await charge(renewed, day(40), 29_900);
    await run("update trainee_profiles set subscription_end = ? where id = ?", day(6), debtor.id);
    await run("update trainee_profiles set subscription_end = ? where id = ?", day(7), renewed.id);
    const { week } = await readOverview();
    expect(week.due).toEqual({
      now: 9900,
      people: 1,
      coming: 19_900,
      lines: [{ traineeId: renewed.id, name: "مجدّد", agorot: 19_900, since: day(2) }],
    });
    expect(week.ends).toEqual([
      {
        kind: "subscription",
        on: day(6),
        count: 1,
        people: [{ traineeId: debtor.id, name: "مدين" }],
      },
    ]);
  });

  it("refuses a date that is today in no zone", async () => {
    const { token } = await makeTrainer();
    const answer = await call(`/api/admin/overview?date=${day(-3)}`, { token });
    expect(answer.status).toBe(400);
  });
});
