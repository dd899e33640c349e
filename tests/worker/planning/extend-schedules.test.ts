import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import {
  extend,
  makeFollower,
  makeWatchedDatabase,
  now,
  thisWeek,
  week,
  weekMs,
  weeksOf,
} from "../../support/followers.ts";
import { appliedOf, itemsOf, makeLibrary, planWeek } from "../../support/plans.ts";
import { makeTrainee } from "../../support/worker.ts";

let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  await env.DB.prepare("delete from accounts").run();
});

const follower = (filled: number | null, overrides?: Parameters<typeof makeTrainee>[0]) =>
  makeFollower(library, filled, overrides);

describe("extending applied schedules", () => {
  it("fills the eight weeks after the current one", async () => {
    const id = await follower(0);
    expect(await extend()).toEqual({ trainees: 1, weeks: 8, items: 40, failed: 0 });
    expect(await weeksOf(id)).toEqual([
      { week: thisWeek, e: null, m: null },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => ({ week: week(nth), e: thisWeek, m: thisWeek })),
    ]);
    const exercises = await itemsOf(id, "exercises");
    expect(exercises).toHaveLength(27);
    expect(exercises.every((item) => item.date === addDays(item.week, item.day))).toBe(true);
    expect(exercises.every((item) => item.library === library.exercises[0])).toBe(true);
    expect(new Set(exercises.map((item) => item.id)).size).toBe(27);
    expect(await appliedOf(id, "meals")).toMatchObject({ filled_through: week(8) });
  });

  it("counts the filled days, and no others", async () => {
    const id = await follower(7);
    await extend();
    const { results } = await env.DB.prepare(
      "select date, assigned_exercises as e, assigned_meals as m from trainee_performance where trainee_id = ? order by date",
    )
      .bind(id)
      .all();
    expect(results).toEqual([
      { date: addDays(week(8), 0), e: 0, m: 1 },
      { date: addDays(week(8), 1), e: 1, m: 0 },
      { date: addDays(week(8), 3), e: 1, m: 0 },
      { date: addDays(week(8), 5), e: 1, m: 0 },
      { date: addDays(week(8), 6), e: 0, m: 1 },
    ]);
  });

  it("writes no row when repeated", async () => {
    for (let count = 0; count < 5; count++) await follower(0);
    expect(await extend()).toMatchObject({ trainees: 5, items: 200 });
    const { database, counts } = makeWatchedDatabase();
    expect(await extend(now, { database })).toEqual({ trainees: 0, weeks: 0, items: 0, failed: 0 });
    expect(counts.written).toBe(0);
  });

  it("fills every week once in simultaneous runs", async () => {
    const ids = [await follower(0), await follower(3), await follower(null)];
    const runs = await Promise.all([extend(), extend(now + 1), extend(), extend(now + 2)]);
    expect(runs.map(({ items }) => items ?? 0).sort((a, b) => a - b)).toEqual([0, 0, 0, 105]);
    for (const id of ids) {
      const places = (await itemsOf(id, "exercises")).map(({ date }) => date);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("adds one week a week, and three of them three weeks later", async () => {
    const id = await follower(8);
    expect(await extend()).toMatchObject({ trainees: 0, weeks: 0 });
    expect(await extend(now + weekMs)).toEqual({ trainees: 1, weeks: 1, items: 5, failed: 0 });
    expect(await extend(now + 4 * weekMs)).toEqual({ trainees: 1, weeks: 3, items: 15, failed: 0 });
    expect((await weeksOf(id)).map((row) => row.week).slice(1)).toEqual([9, 10, 11, 12].map(week));
  });

  it("plans no past day, even after a long outage", async () => {
    const id = await follower(8);
    const late = now + 20 * weekMs;
    expect(await extend(late)).toMatchObject({ weeks: 9 });
    const today = localDateAt(late, "Asia/Hebron");
    const filled = (await itemsOf(id, "exercises")).filter((item) => item.week > week(8));
    expect(filled[0]?.date).toBe(addDays(weekStart(today), 3));
    expect(filled.every((item) => item.date >= today)).toBe(true);
  });

  it("uses the trainee's own day", async () => {
    // Saturday 22:30 in Hebron, Sunday 00:30 in Dubai.
    const saturday = Date.parse("2026-03-07T20:30:00Z");
    const hebron = await follower(8);
    const dubai = await follower(8, { timeZone: "Asia/Dubai" });
    expect(await extend(saturday)).toMatchObject({ trainees: 1, weeks: 1 });
    expect(await appliedOf(dubai, "meals")).toMatchObject({ filled_through: week(9) });
    expect(await appliedOf(hebron, "meals")).toMatchObject({ filled_through: week(8) });
    expect(await extend(saturday + 2 * 3_600_000)).toMatchObject({ trainees: 1, weeks: 1 });
  });

  it("copies the source's current state, and waits while it is empty", async () => {
    const id = await follower(8);
    const source = "(select id from weekly_schedules where trainee_id = ? and week_start_date = ?)";
    await env.DB.prepare(`update schedule_exercises set sets = 9 where schedule_id = ${source}`)
      .bind(id, thisWeek)
      .run();
    await env.DB.prepare(`delete from schedule_meals where schedule_id = ${source}`)
      .bind(id, thisWeek)
      .run();
    expect(await extend(now + weekMs)).toEqual({ trainees: 1, weeks: 1, items: 3, failed: 0 });
    const sets = await env.DB.prepare(
      "select distinct sets from schedule_exercises where trainee_id = ? and date > ?",
    )
      .bind(id, week(1))
      .all();
    expect(sets.results).toEqual([{ sets: 9 }]);
    expect(await appliedOf(id, "meals")).toMatchObject({ filled_through: week(8) });
  });
});

describe("weeks outside the extension", () => {
  it("keep a kind planned by hand, and get the other", async () => {
    const id = await follower(0);
    await planWeek(id, week(3), { exercises: [{ day: 2, name: "سباحة" }] });
    expect(await extend()).toMatchObject({ weeks: 8, items: 37 });
    const there = (await itemsOf(id, "exercises")).filter((item) => item.week === week(3));
    expect(there.map(({ name }) => name)).toEqual(["سباحة"]);
    expect((await weeksOf(id)).find((row) => row.week === week(3))).toEqual({
      week: week(3),
      e: null,
      m: thisWeek,
    });
  });

  it("are not filled again once emptied", async () => {
    const id = await follower(0);
    await planWeek(id, week(2));
    await env.DB.prepare(
      "update weekly_schedules set exercises_applied_from = ? where trainee_id = ? and week_start_date = ?",
    )
      .bind(thisWeek, id, week(2))
      .run();
    await extend();
    const filled = async (kind: "exercises" | "meals") =>
      (await itemsOf(id, kind)).filter((item) => item.week === week(2)).length;
    expect(await filled("exercises")).toBe(0);
    expect(await filled("meals")).toBe(2);
  });

  it("are those of stopped schedules, inactive trainees and trainees without a schedule", async () => {
    const stopped = await follower(0);
    await env.DB.prepare("update applied_schedules set stopped_at = 5 where trainee_id = ?")
      .bind(stopped)
      .run();
    const inactive = await follower(0, { status: "inactive" });
    const { id: plain } = await makeTrainee();
    await planWeek(plain, thisWeek, { exercises: [{ day: 1 }] });
    expect(await extend()).toEqual({ trainees: 0, weeks: 0, items: 0, failed: 0 });
    for (const id of [stopped, inactive, plain]) expect(await weeksOf(id)).toHaveLength(1);
  });

  it("are filled from the present week for a reactivated trainee", async () => {
    const id = await follower(0, { status: "inactive" });
    await extend();
    await env.DB.prepare("update trainee_profiles set status = 'active' where id = ?")
      .bind(id)
      .run();
    expect(await extend(now + 3 * weekMs)).toMatchObject({ trainees: 1, weeks: 9 });
    expect((await weeksOf(id))[1]?.week).toBe(week(3));
  });
});
