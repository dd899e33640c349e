import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { DaysToCome } from "../../../domain/contract/libraries/removals.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { batchOfRaw } from "../../db/batch.ts";
import { statement } from "../../db/statement.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";

/** The present day of a time zone. */
export interface ZoneDay {
  zone: string;
  today: LocalDate;
}

/** The earliest present day of any time zone. */
const earliestToday = (now: number) => addDays(localDateAt(now, "UTC"), -1);

/**
 * The present days of trainees with a library row on coming days.
 * @returns undefined if the library has no such row
 */
export async function listZoneDays(
  { db, now }: TrainerScope,
  kind: ScheduleKind,
  rowId: string,
): Promise<ZoneDay[] | undefined> {
  const { table, libraryId } = copiedKinds[kind];
  const client = db.$client;
  const values = { row: rowId, earliest: earliestToday(now) };
  const { known, zones } = await batchOfRaw(client, {
    known: statement(
      client,
      `select 1 from ${kind} where id = :row and deleted_at is null`,
      values,
    ),
    zones: statement<{ zone: string }>(
      client,
      `select distinct profile.time_zone as zone from ${table} item
       join trainee_profiles profile on profile.id = item.trainee_id
       where item.${libraryId} = :row and item.date > :earliest`,
      values,
    ),
  });
  if (known.results.length === 0) return undefined;
  return zones.results.map(({ zone }) => ({ zone, today: localDateAt(now, zone) }));
}

/** The untouched items of a library row on coming days: `item`, after `from`, with the values of `toComeFrom`. */
export function itemsToCome(kind: ScheduleKind): string {
  const { table, libraryId, isOpen } = copiedKinds[kind];
  return `${table} item
    join trainee_profiles profile on profile.id = item.trainee_id
    join json_each(:zones) local on local.value ->> 'zone' = profile.time_zone
    where item.${libraryId} = :row and item.date > :earliest and item.date > local.value ->> 'today'
      and ${isOpen}`;
}

/** The values of `itemsToCome`. */
export const toComeFrom = (rowId: string, days: readonly ZoneDay[], now: number) => ({
  row: rowId,
  zones: JSON.stringify(days),
  earliest: earliestToday(now),
});

/** Numbers of people and days with a library row to come. */
export async function countDaysToCome(
  scope: TrainerScope,
  kind: ScheduleKind,
  rowId: string,
): Promise<DaysToCome | undefined> {
  const zones = await listZoneDays(scope, kind, rowId);
  if (!zones) return undefined;
  const client = scope.db.$client;
  const [counted] = await client.batch<DaysToCome>([
    statement(
      client,
      `select count(distinct trainee_id) as trainees, count(*) as days from (
           select distinct item.trainee_id, item.date from ${itemsToCome(kind)})`,
      toComeFrom(rowId, zones, scope.now),
    ),
  ]);
  return counted?.results[0] ?? { trainees: 0, days: 0 };
}
