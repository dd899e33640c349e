import type { D1Result } from "@cloudflare/workers-types";
import type { LocalDate } from "../../../domain/calendar.ts";
import { backupGivenUpMs } from "../../../domain/plumbing/outbox.ts";
import type { PackedRow, PackedWeek, WeekRows } from "../../../domain/schedules/packed-weeks.ts";
import { openedMs } from "../../../domain/schedules/packing.ts";
import { batchOfRaw } from "../../db/batch.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { refused } from "../proofs.ts";
import { addPackedDays, type PackedExercise } from "./packed-days.ts";

/** A week with its rows, to be packed. */
export interface ReadWeek extends WeekRows {
  scheduleId: string;
  traineeId: string;
  weekStart: LocalDate;
  /** The numbers and times of its rows; a different stamp means a change. */
  stamp: string;
  /** Whether it is linked with another week. */
  isTangled: boolean;
}

const weekEnd = "date(week.week_start_date, '+6 days')";
const inWeek = (row: string) => `${row}.date between week.week_start_date and ${weekEnd}`;
const isOfWeek = `done.trainee_id = week.trainee_id and ${inWeek("done")}`;

/**
 * Weeks that may be packed before a given one, oldest first. It leaves out sources of later weeks, and each
 * trainee's last week with sets, which lists read.
 */
export async function listPackableWeeks(
  client: DatabaseClient,
  { before, now, limit }: { before: LocalDate; now: number; limit: number },
): Promise<string[]> {
  const { results } = await statement(
    client,
    `select week.id from weekly_schedules week
       where week.packed_at is null and week.week_start_date < :before
         and not exists (select 1 from packed_weeks packed where packed.schedule_id = week.id)
         and (week.opened_at is null or week.opened_at < :opened)
         and (exists (select 1 from schedule_exercises item where item.schedule_id = week.id)
           or exists (select 1 from schedule_meals item where item.schedule_id = week.id))
         and not exists (select 1 from applied_schedules applied where applied.schedule_id = week.id)
         and (not exists (select 1 from performed_sets done where ${isOfWeek})
           or exists (select 1 from performed_sets later
             where later.trainee_id = week.trainee_id and later.date > ${weekEnd}))
       order by week.week_start_date limit :limit`,
    { before, opened: now - openedMs, limit },
  ).all<{ id: string }>();
  return results.map(({ id }) => id);
}

const countOf = (from: string) =>
  `(select count(*) || ' ' || coalesce(sum(updated_at), 0) || ' ' || coalesce(max(updated_at), 0) from ${from})`;
const stampOfWeek = `(${countOf("schedule_exercises item where item.schedule_id = week.id")}
  || '/' || ${countOf("schedule_meals item where item.schedule_id = week.id")}
  || '/' || ${countOf(`performed_sets done where ${isOfWeek}`)})`;

/** Links that the week's own rows do not show. */
const isTangled = `(
  exists (select 1 from schedule_exercises item where item.schedule_id = week.id and (
    not ${inWeek("item")} or item.trainee_id <> week.trainee_id
    or exists (select 1 from exercise_successors after where after.item_id = item.id)
    or exists (select 1 from performed_sets done
      where done.schedule_exercise_id = item.id and not ${inWeek("done")})))
  or exists (select 1 from schedule_meals item where item.schedule_id = week.id and (
    not ${inWeek("item")} or item.trainee_id <> week.trainee_id
    or exists (select 1 from meal_successors after where after.item_id = item.id)))
  or exists (select 1 from performed_sets done
    join schedule_exercises item on item.id = done.schedule_exercise_id
    where ${isOfWeek} and item.schedule_id <> week.id))`;

/** The number of rows of each kind in a stamp. */
const countsIn = (stamp: string) => stamp.split("/").map((counted) => Number.parseInt(counted, 10));

const weeksOf = "json_each(:ids) asked join weekly_schedules week on week.id = asked.value";

/** All rows of some weeks, at one instant. */
export async function readWeeks(
  client: DatabaseClient,
  ids: readonly string[],
): Promise<ReadWeek[]> {
  const read = (query: string) => statement<PackedRow>(client, query, { ids: JSON.stringify(ids) });
  const { weeks, exercises, meals, sets } = await batchOfRaw(client, {
    weeks: read(`select week.id, week.trainee_id, week.week_start_date, ${stampOfWeek} as stamp,
        ${isTangled} as tangled
      from ${weeksOf} where week.packed_at is null`),
    exercises:
      read(`select item.* from ${weeksOf} join schedule_exercises item on item.schedule_id = week.id
      order by item.rowid`),
    meals:
      read(`select item.* from ${weeksOf} join schedule_meals item on item.schedule_id = week.id
      order by item.rowid`),
    sets: read(
      `select done.*, week.id as week_id from ${weeksOf} join performed_sets done on ${isOfWeek}`,
    ),
  });
  const rowsOf = ({ results }: D1Result<PackedRow>, id: PackedRow[string]) =>
    results.filter(({ schedule_id }) => schedule_id === id);
  const found = weeks.results.map((week) => ({
    scheduleId: String(week.id),
    traineeId: String(week.trainee_id),
    weekStart: String(week.week_start_date),
    stamp: String(week.stamp),
    isTangled: week.tangled === 1,
    exercises: rowsOf(exercises, week.id ?? null),
    meals: rowsOf(meals, week.id ?? null),
    sets: sets.results
      .filter(({ week_id }) => week_id === week.id)
      .map(({ week_id: _, ...set }) => set),
  }));
  for (const { scheduleId, stamp, exercises, meals, sets } of found) {
    const counts = [exercises.length, meals.length, sets.length];
    if (countsIn(stamp).join() !== counts.join())
      throw new Error(`${scheduleId}: rows are missing`);
  }
  return found;
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Packs weeks into one row each, all or none. First the batch proves that no row has changed, and that no
 * backup runs: one reads table by table. Last it proves that no row was lost.
 */
export async function packWeeks(
  client: DatabaseClient,
  weeks: readonly { read: ReadWeek; packed: PackedWeek }[],
  { exercises, now }: { exercises: readonly PackedExercise[]; now: number },
): Promise<void> {
  const rows = JSON.stringify(
    weeks.map(({ read, packed: { ids, copies, body } }) => ({
      id: read.scheduleId,
      stamp: read.stamp,
      ids,
      copies,
      body: hex(body),
      exercises: read.exercises.length,
      meals: read.meals.length,
      sets: read.sets.length,
    })),
  );
  const ids = JSON.stringify(weeks.map(({ read }) => read.scheduleId));
  const copies = JSON.stringify([...new Set(weeks.flatMap(({ packed }) => packed.copies))]);
  const values = { ids, rows, copies, now, before: now - backupGivenUpMs };
  const run = (query: string) => statement(client, query, values);
  await client.batch([
    refused(
      client,
      "exists (select 1 from backups where finished_at is null and started_at > :before)",
      "backing_up",
      values,
    ),
    refused(
      client,
      `exists (select 1 from json_each(:rows) asked
        left join weekly_schedules week on week.id = asked.value ->> 'id' and week.packed_at is null
        where asked.value ->> 'stamp' is not ${stampOfWeek})`,
      "changed",
      values,
    ),
    run(
      `insert into packed_copies (copy, video_id)
         select value, value ->> 'video_id' from json_each(:copies) where true on conflict do nothing`,
    ),
    run(
      `insert into packed_weeks (schedule_id, ids, copies, body, exercises, meals, sets)
         select value ->> 'id', unhex(value ->> 'ids'),
           (select json_group_array(id) from (
             select known.id from json_each(asked.value, '$.copies') text
             join packed_copies known on known.copy = text.value order by text.key)),
           unhex(value ->> 'body'), value ->> 'exercises', value ->> 'meals', value ->> 'sets'
         from json_each(:rows) asked`,
    ),
    ...(exercises.length > 0 ? [addPackedDays(client, exercises)] : []),
    run(
      `delete from performed_sets where id in (select done.id from ${weeksOf} join performed_sets done on ${isOfWeek})`,
    ),
    run(`delete from exercise_days where (trainee_id, exercise_id, date) in (
      select day.trainee_id, day.exercise_id, day.date from ${weeksOf}
      join exercise_days day on day.trainee_id = week.trainee_id and ${inWeek("day")})`),
    run(`delete from schedule_exercises where schedule_id in (select value from json_each(:ids))`),
    run(`delete from schedule_meals where schedule_id in (select value from json_each(:ids))`),
    run(
      "update weekly_schedules set packed_at = :now where id in (select value from json_each(:ids))",
    ),
    refused(
      client,
      `exists (select 1 from json_each(:rows) asked
        left join packed_weeks packed on packed.schedule_id = asked.value ->> 'id'
        where length(packed.ids) / 16 is not (asked.value ->> 'exercises') + (asked.value ->> 'meals')
          or packed.sets is not asked.value ->> 'sets'
          or json_array_length(packed.copies) is not json_array_length(asked.value, '$.copies')
          or exists (select 1 from weekly_schedules week where week.id = packed.schedule_id
            and ${stampOfWeek} is not '0 0 0/0 0 0/0 0 0'))`,
      "lost",
      values,
    ),
  ]);
}

/** Postpones weeks that cannot be packed to their next turn. */
export async function postponePacking(
  client: DatabaseClient,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await statement(
    client,
    "update weekly_schedules set opened_at = :now where id in (select value from json_each(:ids))",
    { ids: JSON.stringify(ids), now },
  ).run();
}
