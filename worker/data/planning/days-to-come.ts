import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { DaysToCome } from "../../../domain/contract/libraries/removals.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { copiedKinds } from "../schedules/schedule-copies.ts";
import type { TrainerScope } from "../scope.ts";

/** What day it is in a time zone. */
export interface ZoneDay {
  zone: string;
  today: LocalDate;
}

/** Nobody's today is earlier. */
const earliestToday = (now: number) => addDays(localDateAt(now, "UTC"), -1);

/**
 * The days that it is for those who have a row of the library before them.
 * @returns undefined when the library has no such row (any more)
 */
export async function listZoneDays(
  { db, now }: TrainerScope,
  kind: ScheduleKind,
  rowId: string,
): Promise<ZoneDay[] | undefined> {
  const { table, libraryId } = copiedKinds[kind];
  const client = db.$client;
  const [known, zones] = await client.batch<{ zone: string }>([
    client.prepare(`select 1 from ${kind} where id = ?1 and deleted_at is null`).bind(rowId),
    client
      .prepare(
        `select distinct profile.time_zone as zone from ${table} item
         join trainee_profiles profile on profile.id = item.trainee_id
         where item.${libraryId} = ?1 and item.date > ?2`,
      )
      .bind(rowId, earliestToday(now)),
  ]);
  if (!known?.results.length) return undefined;
  return (zones?.results ?? []).map(({ zone }) => ({ zone, today: localDateAt(now, zone) }));
}

/** The untouched items of a library's row on the days to come: `item`, behind `from`; ?1 to ?3. */
export function itemsToCome(kind: ScheduleKind): string {
  const { table, libraryId, isOpen } = copiedKinds[kind];
  return `${table} item
    join trainee_profiles profile on profile.id = item.trainee_id
    join json_each(?2) local on local.value ->> 'zone' = profile.time_zone
    where item.${libraryId} = ?1 and item.date > ?3 and item.date > local.value ->> 'today'
      and ${isOpen}`;
}

/** The parameters of `itemsToCome`. */
export const toComeFrom = (rowId: string, days: readonly ZoneDay[], now: number) =>
  [rowId, JSON.stringify(days), earliestToday(now)] as const;

/** How many people have a row of the library before them, and on how many days. */
export async function countDaysToCome(
  scope: TrainerScope,
  kind: ScheduleKind,
  rowId: string,
): Promise<DaysToCome | undefined> {
  const zones = await listZoneDays(scope, kind, rowId);
  if (!zones) return undefined;
  const client = scope.db.$client;
  const [counted] = await client.batch<DaysToCome>([
    client
      .prepare(
        `select count(distinct trainee_id) as trainees, count(*) as days from (
           select distinct item.trainee_id, item.date from ${itemsToCome(kind)})`,
      )
      .bind(...toComeFrom(rowId, zones, scope.now)),
  ]);
  return counted?.results[0] ?? { trainees: 0, days: 0 };
}
