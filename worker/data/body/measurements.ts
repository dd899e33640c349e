import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  type MeasurementKind,
  maxMeasuredDays,
  measurementId,
  measurementKinds,
  measurementsPerPage,
} from "../../../domain/body/measurements.ts";
import type {
  MeasuredKind,
  MeasurementsPage,
  MeasurementsQuery,
  NewMeasurements,
  StoredMeasurement,
} from "../../../domain/contract/body/measurements.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import { bodyMeasurements, traineeProfiles } from "../../db/schema.ts";
import { type OwnDay, timeZoneIsStill } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";

const t = bodyMeasurements;
const day = { id: t.id, date: t.date, value: t.value, writtenBy: t.writtenBy };

type DayTuple = [string, string, number, StoredMeasurement["writtenBy"]];

/**
 * The newest days of each kind, each with the last value of its day. The index has the days in order, so that
 * the history's length does not matter.
 */
const newestDays = prepared((db) =>
  db
    .select({
      kind: sql<MeasurementKind>`kinds.value`.as("measured_kind"),
      days: decoded(
        sql<DayTuple[]>`(
        select json_group_array(json_array(id, date, value, written_by)) from (
          select id, date, value, written_by, max(created_at) from ${t}
          where trainee_id = ${sql.placeholder("traineeId")} and kind = kinds.value
          group by date order by date desc limit ${sql.raw(String(maxMeasuredDays))}
        )
      )`,
        (text) => JSON.parse(String(text)),
      ).as("measured_days"),
    })
    .from(sql`json_each(${JSON.stringify(measurementKinds)}) kinds`),
);

/** Reads a trainee's last measurements; see `toMeasuredKinds`. */
export const measuredKindsOf = (db: Database, traineeId: string) => newestDays(db, { traineeId });

/** The measured kinds with their days, oldest first. */
export function toMeasuredKinds(
  rows: readonly { kind: MeasurementKind; days: DayTuple[] }[],
): MeasuredKind[] {
  return rows.flatMap(({ kind, days }) =>
    days.length === 0
      ? []
      : {
          kind,
          days: days
            .map(([id, date, value, writtenBy]) => ({ id, date, value, writtenBy }))
            .reverse(),
        },
  );
}

/** A page of one kind's records, newest first. */
export async function listMeasurements(
  { db, traineeId }: TraineeScope,
  { kind, cursor }: MeasurementsQuery,
): Promise<MeasurementsPage> {
  const [rows] = await db.batch([
    db
      .select({ ...day, createdAt: t.createdAt })
      .from(t)
      .where(and(eq(t.traineeId, traineeId), eq(t.kind, kind), isAfter(cursor)))
      .orderBy(desc(t.date), desc(t.createdAt), desc(t.id))
      .limit(measurementsPerPage + 1),
  ]);
  const page = rows.slice(0, measurementsPerPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    measurements: page.map(({ createdAt: _, ...measurement }) => measurement),
    next: last ? `${last.date}.${last.createdAt}.${last.id}` : null,
  };
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [date, createdAt, id] = cursor.split(".");
  return sql`(${t.date}, ${t.createdAt}, ${t.id}) < (${date}, ${Number(createdAt)}, ${id})`;
}

/**
 * Stores a day's measurements in one batch, once even if repeated. The day must have begun in the trainee's
 * time zone.
 * @returns the present records, and the trainee's actual time zone
 */
export async function createMeasurements(
  scope: TraineeScope,
  { id, date, values }: NewMeasurements,
  on: OwnDay,
): Promise<{ stored: StoredMeasurement[]; timeZone: string | undefined }> {
  const { db, traineeId, actor, now } = scope;
  const given = measurementKinds.flatMap((kind) => {
    const value = values[kind];
    return value === undefined ? [] : [{ id: measurementId(id, kind), kind, value }];
  });
  const { stored, profiles } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      {
        id: sql`given.value ->> 'id'`,
        traineeId: traineeProfiles.id,
        kind: sql`given.value ->> 'kind'`,
        date,
        value: sql`given.value ->> 'value'`,
        writtenBy: actor.kind,
        createdAt: now,
      },
      sql`from ${traineeProfiles}, json_each(${JSON.stringify(given)}) given
        where ${traineeProfiles.id} = ${traineeId}
          and ${timeZoneIsStill(scope, on)} and ${date} <= ${on.today}`,
    ).onConflictDoNothing(),
    stored: db
      .select({ kind: t.kind, ...day })
      .from(t)
      .where(
        and(
          eq(t.traineeId, traineeId),
          inArray(
            t.id,
            given.map((each) => each.id),
          ),
        ),
      ),
    profiles: profileOf(scope),
  });
  return {
    stored: stored.length === given.length ? stored : [],
    timeZone: profiles[0]?.timeZone,
  };
}

/**
 * Deletes the caller's own record.
 * @returns false if it is unknown or the other side's
 */
export async function deleteMeasurement(
  { db, traineeId, actor }: TraineeScope,
  id: string,
): Promise<boolean> {
  const isOwn = eq(t.writtenBy, actor.kind);
  const [deleted] = await db.batch([
    db
      .delete(t)
      .where(and(eq(t.id, id), eq(t.traineeId, traineeId), isOwn))
      .returning({ id: t.id }),
  ]);
  return deleted.length > 0;
}
