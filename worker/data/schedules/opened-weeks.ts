import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { type PackedDay, readPackedDays } from "../../../domain/schedules/packed-days.ts";
import {
  type PackedRow,
  unpackWeek,
  type WeekRows,
} from "../../../domain/schedules/packed-weeks.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { refusalOf, refused } from "../proofs.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { countExerciseDays } from "./exercise-days.ts";
import { addPackedDays, rewriteLaterDays } from "./packed-days.ts";

/** A packed week with its rows. */
export interface UnpackedWeek extends WeekRows {
  scheduleId: string;
  traineeId: string;
  weekStart: LocalDate;
  packedAt: number;
}

/** The columns of a packed week for `unpackedOf`. */
const columns = {
  id: "week.id",
  trainee_id: "week.trainee_id",
  week_start_date: "week.week_start_date",
  packed_at: "week.packed_at",
  ids: "hex(packed.ids)",
  body: "hex(packed.body)",
  copies: `(select json_group_array(copy) from (
    select known.copy from json_each(packed.copies) place
    join packed_copies known on known.id = place.value order by place.key))`,
};
const packedColumns = Object.entries(columns)
  .map(([name, value]) => `${value} as ${name}`)
  .join(", ");

/** The same columns for an outer statement. */
export const packedFields = Object.fromEntries(
  Object.entries(columns).map(([name, value]) => [name, sql.raw(value).as(`packed_${name}`)]),
);

export async function unpackedOf(row: PackedRow): Promise<UnpackedWeek> {
  const scheduleId = String(row.id);
  const traineeId = String(row.trainee_id);
  const sunday = String(row.week_start_date);
  const packed = {
    ids: String(row.ids),
    copies: JSON.parse(String(row.copies)) as string[],
    body: bytesOf(String(row.body)),
  };
  const week = { scheduleId, traineeId, weekStart: sunday };
  return { ...week, packedAt: Number(row.packed_at), ...(await unpackWeek(packed, week)) };
}

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );

/** The client for moving rows: a scope's own database, or a read-only view's `keeper`. */
const clientOf = (scope: TraineeScope | TrainerScope): DatabaseClient =>
  ("keeper" in scope && scope.keeper ? scope.keeper : scope.db).$client;

/**
 * Opens the packed weeks between two Sundays.
 * @returns their number
 */
export const openBetween = (
  scope: TraineeScope | TrainerScope,
  { traineeId, first, last }: { traineeId: string; first: LocalDate; last: LocalDate },
): Promise<number> =>
  open(scope, (client) =>
    statement(
      client,
      `select ${packedColumns} from weekly_schedules week
       join packed_weeks packed on packed.schedule_id = week.id
       where week.trainee_id = :trainee and week.week_start_date between :first and :last`,
      { trainee: traineeId, first, last },
    ),
  );

/** The same for the packed week with one of the trainee's items. */
export const openOfItem = (scope: TraineeScope, itemId: string): Promise<number> =>
  open(scope, (client) =>
    statement(
      client,
      `select ${packedColumns} from weekly_schedules week
       join packed_weeks packed on packed.schedule_id = week.id
       where week.trainee_id = :trainee and instr(packed.ids, unhex(:item)) % 16 = 1`,
      { trainee: scope.traineeId, item: itemId.replaceAll("-", "") },
    ),
  );

// Another request opens the same week at most once, and `pack_weeks` leaves opened ones.
const tries = 3;

async function open(
  scope: TraineeScope | TrainerScope,
  find: (client: DatabaseClient) => D1PreparedStatement,
): Promise<number> {
  const client = clientOf(scope);
  for (let left = tries; ; left -= 1) {
    const [found] = await client.batch<PackedRow>([find(client)]);
    const weeks = await Promise.all((found?.results ?? []).map(unpackedOf));
    if (weeks.length === 0) return 0;
    try {
      await writeRows(client, weeks, scope.now);
      return weeks.length;
    } catch (error) {
      if (left <= 1 || !refusalOf(error, ["changed"])) throw error;
    }
  }
}

async function writeRows(
  client: DatabaseClient,
  weeks: readonly UnpackedWeek[],
  now: number,
): Promise<void> {
  const asked = JSON.stringify(weeks.map(({ scheduleId, packedAt }) => [scheduleId, packedAt]));
  const ids = JSON.stringify(weeks.map(({ scheduleId }) => scheduleId));
  const days = await daysWithout(client, weeks);
  const db = connect(client);
  const counted = countExerciseDays(db, {
    days: sql`select distinct done.trainee_id, done.exercise_id, done.date
      from json_each(${ids}) asked join weekly_schedules week on week.id = asked.value
      join performed_sets done on done.trainee_id = week.trainee_id
        and done.date between week.week_start_date and date(week.week_start_date, '+6 days')
      where done.exercise_id is not null`,
  }).map((query) => toStatement(db, query));
  const values = { asked, ids, now };
  await client.batch([
    refused(
      client,
      `exists (select 1 from json_each(:asked) asked
        left join weekly_schedules week on week.id = asked.value ->> 0
        where week.packed_at is not asked.value ->> 1)`,
      "changed",
      values,
    ),
    ...days.flatMap(({ before, packed }) => [
      refused(
        client,
        `(select days from packed_exercise_days
          where trainee_id = :trainee and exercise_id = :exercise) is not :before`,
        "changed",
        { trainee: packed.traineeId, exercise: packed.exerciseId, before },
      ),
      statement(
        client,
        "delete from packed_exercise_days where trainee_id = :trainee and exercise_id = :exercise",
        { trainee: packed.traineeId, exercise: packed.exerciseId },
      ),
      ...(packed.days.length > 0 ? [addPackedDays(client, [packed])] : []),
    ]),
    ...weeks.flatMap(({ exercises, meals, sets }) => [
      ...insertRows(client, "schedule_exercises", exercises),
      ...insertRows(client, "schedule_meals", meals),
      ...insertRows(client, "performed_sets", sets),
    ]),
    ...counted,
    rewriteLaterDays(client, ids),
    refused(
      client,
      `exists (select 1 from json_each(:ids) asked join weekly_schedules week on week.id = asked.value
        join packed_weeks packed on packed.schedule_id = week.id
        where (select count(*) from schedule_exercises item where item.schedule_id = week.id) < packed.exercises
          or (select count(*) from schedule_meals item where item.schedule_id = week.id) < packed.meals
          or (select count(*) from performed_sets done where done.trainee_id = week.trainee_id
            and done.date between week.week_start_date and date(week.week_start_date, '+6 days')) < packed.sets)`,
      "lost",
      values,
    ),
    statement(
      client,
      "delete from packed_weeks where schedule_id in (select value from json_each(:ids))",
      values,
    ),
    statement(
      client,
      `update weekly_schedules set packed_at = null, opened_at = :now
       where id in (select value from json_each(:ids))`,
      values,
    ),
  ]);
}

/** The packed days of some weeks' exercises, without the days of those weeks. */
async function daysWithout(client: DatabaseClient, weeks: readonly UnpackedWeek[]) {
  const keys = new Map(
    weeks.flatMap((week) =>
      week.sets.map((set) => [
        `${week.traineeId} ${set.exercise_id}`,
        [week.traineeId, set.exercise_id],
      ]),
    ),
  );
  const [found] = await client.batch<PackedRow>([
    statement(
      client,
      `select packed.trainee_id, packed.exercise_id, packed.days from json_each(:keys) asked
       join packed_exercise_days packed
         on packed.trainee_id = asked.value ->> 0 and packed.exercise_id = asked.value ->> 1`,
      { keys: JSON.stringify([...keys.values()]) },
    ),
  ]);
  const isOpened = ({ date }: PackedDay, traineeId: string) =>
    weeks.some((week) => week.traineeId === traineeId && week.weekStart === weekStart(date));
  return (found?.results ?? []).map((row) => {
    const [traineeId, exerciseId] = [String(row.trainee_id), String(row.exercise_id)];
    const days = readPackedDays(String(row.days)).filter((day) => !isOpened(day, traineeId));
    return { before: row.days ?? null, packed: { traineeId, exerciseId, days } };
  });
}

const libraryOf: Record<string, string> = { exercise_id: "exercises", meal_id: "meals" };
/** Maximum rows of one value, well below D1's limit. */
const maxRowsAtOnce = 500;

/** Inserts rows; references to deleted library rows become null. */
function insertRows(client: DatabaseClient, table: string, rows: readonly PackedRow[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column, place) => {
    const value = `value ->> ${place}`;
    const library = libraryOf[column];
    return library ? `(select id from ${library} where id = ${value})` : value;
  });
  const slices = Array.from({ length: Math.ceil(rows.length / maxRowsAtOnce) }, (_, slice) =>
    rows.slice(slice * maxRowsAtOnce, (slice + 1) * maxRowsAtOnce),
  );
  return slices.map((slice) =>
    statement(
      client,
      `insert into ${table} (${columns.join(", ")})
       select ${values.join(", ")} from json_each(:rows) where true order by key on conflict do nothing`,
      { rows: JSON.stringify(slice.map((row) => columns.map((column) => row[column] ?? null))) },
    ),
  );
}
