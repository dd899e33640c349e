import { type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "../../../domain/arabic.ts";
import type { MeasurementKind, MeasurementWriter } from "../../../domain/body/measurements.ts";
import type { WeightSource } from "../../../domain/body/weight.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import { localPhone } from "../../../domain/contact.ts";
import type { ImportedDay } from "../../../domain/contract/copies/imports.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { bodyMeasurements, traineeProfiles, weightRecords } from "../../db/schema.ts";
import { tellMany } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";
import { madeBy, undoImportRows, writePortion } from "./imports.ts";

/** A possible match of a row, by one of its keys. */
export interface PersonMeant {
  by: "email" | "phone" | "name";
  /** The address, the number in the form of `localPhone`, or the folded name. */
  key: string;
  id: string;
  name: string;
  timeZone: string;
}

/** All possible matches of some rows. */
export async function findPeopleMeant(
  { db }: TrainerScope,
  rows: readonly ImportedDay[],
): Promise<PersonMeant[]> {
  const keys = (given: readonly (string | null)[]) =>
    JSON.stringify([...new Set(given.filter((each) => each !== null))]);
  const emails = keys(rows.map(({ email }) => email));
  const phones = keys(rows.map(({ phone }) => phone && localPhone(phone)));
  const names = keys(rows.map(({ name }) => name && foldForSearch(name)));
  const person = (by: PersonMeant["by"], from: SQL) =>
    db
      .select({
        by: sql<PersonMeant["by"]>`${by}`.as("meant_by"),
        key: sql<string>`k.value`.as("meant_key"),
        id: sql<string>`p.id`.as("meant_id"),
        name: sql<string>`p.name`.as("meant_name"),
        timeZone: sql<string>`p.time_zone`.as("meant_zone"),
      })
      .from(from);
  const found = await db.batch([
    person(
      "email",
      sql`json_each(${emails}) k join accounts a on a.email = k.value
        join trainee_profiles p on p.id = a.id`,
    ),
    person(
      "phone",
      sql`json_each(${phones}) k join trainee_search_words w on w.word = k.value
        join trainee_profiles p on p.id = w.trainee_id
          and substr(p.search, -length(k.value) - 1) = char(10) || k.value`,
    ),
    // The name is the first line of the search text, which has an index.
    person(
      "name",
      sql`json_each(${names}) k join trainee_profiles p
        on p.search >= k.value || char(10) and p.search < k.value || char(11)`,
    ),
  ]);
  return found.flat();
}

/** A value of a day, with its id in this import. */
export interface ValueToImport {
  id: string;
  traineeId: string;
  date: LocalDate;
  /** Null for a weight. */
  kind: MeasurementKind | null;
  value: number;
}

const value = (name: string) => sql.raw(`r.value ->> '${name}'`);

/** Whether the trainee has the same value on that day, from any author. */
const isThere = sql`(${value("kind")} is null and exists (
    select 1 from weight_records w where w.trainee_id = ${value("traineeId")}
      and w.date = ${value("date")} and w.weight = ${value("value")})
  or exists (
    select 1 from body_measurements b where b.trainee_id = ${value("traineeId")}
      and b.kind = ${value("kind")} and b.date = ${value("date")} and b.value = ${value("value")}))`;

/** The ids of existing values. */
export async function listKnownValues(
  { db }: TrainerScope,
  values: readonly ValueToImport[],
): Promise<ReadonlySet<string>> {
  const [rows] = await db.batch([
    db
      .select({ id: sql<string>`${value("id")}`.as("known_id") })
      .from(sql`json_each(${JSON.stringify(values)}) r`)
      .where(isThere),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** The signature of imported values. */
interface ValuesBy {
  weights: WeightSource;
  measurements: MeasurementWriter;
}

/**
 * The statements that store weights and measurements, each value of a day once; profiles get the newest weight.
 * `made` is a query of the stored ones' `id`.
 */
export function valueStatements(
  scope: Pick<TrainerScope, "db" | "now">,
  values: readonly ValueToImport[],
  by: ValuesBy,
) {
  const { db, now } = scope;
  const rows = JSON.stringify(values);
  const each = sql`from json_each(${rows}) r join ${traineeProfiles} p
    on p.id = ${value("traineeId")}`;
  const columns = {
    id: value("id"),
    traineeId: value("traineeId"),
    date: value("date"),
    createdAt: now,
  };
  const isWeight = sql`${value("kind")} is null`;
  const people = sql`select distinct ${value("traineeId")} as id from json_each(${rows}) r`;
  const statements = [
    insertSelect(
      db,
      weightRecords,
      { ...columns, weight: value("value"), source: by.weights },
      sql`${each} where ${isWeight} and not ${isThere}`,
    ).onConflictDoNothing(),
    insertSelect(
      db,
      bodyMeasurements,
      { ...columns, kind: value("kind"), value: value("value"), writtenBy: by.measurements },
      sql`${each} where not ${isWeight} and not ${isThere}`,
    ).onConflictDoNothing(),
    followNewest(scope, people, sql`true`),
  ];
  const made = sql`select id from (select id from weight_records union all select id from body_measurements)
    where id in (select ${value("id")} from json_each(${rows}) r)`;
  return { statements, made, people };
}

/** Stores weights and measurements of many trainees. */
export async function writeBodyValues(
  scope: TrainerScope,
  importId: string,
  values: readonly ValueToImport[],
) {
  const by = { weights: "trainer", measurements: "trainer" } as const;
  const { statements, made, people } = valueStatements(scope, values, by);
  return writePortion(
    scope,
    { id: importId, kind: "body", ids: values.map(({ id }) => id) },
    [...statements, ...tellOfBodies(scope, people)],
    made,
  );
}

const tellOfBodies = ({ db, now }: TrainerScope, people: SQL) =>
  (["weight", "measurement"] as const).map((what) =>
    tellMany(db, { people, event: { type: "trainee", traineeId: "", what }, own: true, now }),
  );

/** Sets the profiles of some people to their newest weight among the remaining ones. */
function followNewest({ db, now }: Pick<TrainerScope, "db" | "now">, people: SQL, isLeft: SQL) {
  const newest = sql`(select w.weight from weight_records w
    where w.trainee_id = ${traineeProfiles.id} and ${isLeft}
    order by w.date desc, w.created_at desc, w.rowid desc limit 1)`;
  const weight = sql`coalesce(${newest}, ${traineeProfiles.initialWeight})`;
  return db
    .update(traineeProfiles)
    .set({ currentWeight: weight, updatedAt: now })
    .where(
      sql`${traineeProfiles.id} in (${people}) and ${traineeProfiles.currentWeight} is not ${weight}`,
    );
}

/** The remaining values of an import, as a query of `id`. */
export const remainingValues = (importId: string) => {
  const mine = madeBy(importId);
  return sql`select id from weight_records where id in ${mine}
    union all select id from body_measurements where id in ${mine}`;
};

/** The statements that delete the remaining values of an import; profiles get the newest of the others. */
export function valueRemovals(scope: Pick<TrainerScope, "db" | "now">, importId: string) {
  const { db } = scope;
  const mine = madeBy(importId);
  const weighed = sql`select trainee_id as id from weight_records where id in ${mine}`;
  return [
    followNewest(scope, weighed, sql`w.id not in ${mine}`),
    db.delete(weightRecords).where(sql`${weightRecords.id} in ${mine}`),
    db.delete(bodyMeasurements).where(sql`${bodyMeasurements.id} in ${mine}`),
  ];
}

/** Deletes the remaining values of an import. */
export function undoBodyImport(scope: TrainerScope, id: string) {
  const mine = madeBy(id);
  const people = sql`select trainee_id as id from weight_records where id in ${mine}
    union select trainee_id from body_measurements where id in ${mine}`;
  const nobody = sql`0`;
  return undoImportRows(
    scope,
    { id, kind: "body", removable: remainingValues(id), invited: nobody },
    [...tellOfBodies(scope, people), ...valueRemovals(scope, id)],
  );
}
