import { and, eq, getTableName, gt, type SQL, sql } from "drizzle-orm";
import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { type MyDataRow, type MyDataTaker, myDataPage } from "../../../domain/copies/my-data.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { columnName } from "../../db/insert-select.ts";
import { accountSettings, traineeProfiles } from "../../db/schema.ts";
import { type PageKey, readKeyedPage } from "../keyed-page.ts";
import type { TraineeScope } from "../scope.ts";
import { type StoredTable, sourceFor } from "./my-data-sources.ts";
import { packedKinds, readPageWithPacked } from "./packed-rows.ts";

/** Rows of everybody that are read at once. */
const everybodysPage = 1000;

const zoneOf = (whose: SQL) =>
  sql<string | null>`(select person.time_zone from trainee_profiles person
    where person.id = ${whose})`.as("person_zone");

/** Days that are planned have a row of their performance already: of those that have not begun nothing is told. */
const begunOnly = <Row extends MyDataRow>(rows: readonly Row[], now: number): Row[] =>
  rows.filter(
    (row) => String(row.date) <= localDateAt(now, String(row.traineeZone ?? defaultTimeZone)),
  );

/** One page of what is stored of somebody in a table, and the key behind which it goes on. */
export async function listMyData(
  { db, traineeId, now }: TraineeScope,
  table: StoredTable,
  { taker, after }: { taker: MyDataTaker; after: PageKey | null },
): Promise<{ rows: MyDataRow[]; next: PageKey | null }> {
  const { owner, where, ...source } = sourceFor(table, taker);
  const kind = packedKinds[table];
  const page = { ...source, where: and(eq(owner, traineeId), where), after, limit: myDataPage };
  if (kind) return readPageWithPacked(db, { ...page, kind, traineeId });
  if (table !== "performance") return readKeyedPage(db, page);
  const columns = { ...source.columns, traineeZone: zoneOf(sql`${traineeId}`) };
  const { rows, next } = await readKeyedPage<MyDataRow>(db, { ...page, columns });
  return { rows: begunOnly(rows, now), next };
}

/** A row of everybody's: whose it is, as far as they are there still. */
interface PersonsRow {
  traineeId: string | null;
  trainee: string | null;
  traineeEmail: string | null;
  traineeZone: string | null;
}

/** The same of everybody, one person after the other; what the ledger has of nobody any more is in it, too. */
export async function listEverybodysData(
  client: DatabaseClient,
  table: StoredTable,
  { after, now }: { after: PageKey | null; now: number },
): Promise<{ rows: (MyDataRow & PersonsRow)[]; next: PageKey | null }> {
  const { table: of, columns, owner, key, where } = sourceFor(table, "trainer");
  const whose = sql.raw(`"${getTableName(of)}"."${columnName(owner)}"`);
  const person = (column: string, from = "trainee_profiles") =>
    sql<string | null>`(select person.${sql.raw(column)} from ${sql.raw(from)} person
      where person.id = ${whose})`;
  const isTrainee = sql`exists (select 1 from trainee_profiles person where person.id = ${whose})`;
  const kind = packedKinds[table];
  const db = connect(client);
  const page = {
    table: of,
    columns: {
      ...columns,
      traineeId: sql<string | null>`${whose}`.as("person_id"),
      trainee: person("name").as("person_name"),
      traineeEmail: person("email", "accounts").as("person_email"),
      traineeZone: zoneOf(whose),
    },
    key: owner.notNull ? [owner, ...key.filter((column) => column !== owner)] : key,
    where: owner.notNull ? and(isTrainee, where) : where,
    after,
    limit: everybodysPage,
  };
  if (kind) return readPageWithPacked(db, { ...page, kind });
  const { rows, next } = await readKeyedPage<MyDataRow & PersonsRow>(db, page);
  return { rows: table === "performance" ? begunOnly(rows, now) : rows, next };
}

/** Whose data it is: what the words, the hours and the picture of the files are told by. */
export async function getMyDataOwner({ db, traineeId }: TraineeScope) {
  const t = traineeProfiles;
  const [[person], [settings]] = await db.batch([
    db
      .select({ name: t.name, timeZone: t.timeZone, photoKey: t.photoKey })
      .from(t)
      .where(eq(t.id, traineeId)),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
  ]);
  return person && { ...person, language: settings?.language ?? ("ar" as const) };
}

export type MyDataOwner = NonNullable<Awaited<ReturnType<typeof getMyDataOwner>>>;

/** Somebody whose photo and conversation go into an archive. */
export interface ArchivedPerson {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  photoKey: string | null;
  hasTalked: boolean;
}

/** Some of all people, in the order of their ids. */
export async function listArchivedPeople(
  client: DatabaseClient,
  { after, limit }: { after: string; limit: number },
): Promise<ArchivedPerson[]> {
  const t = traineeProfiles;
  const email = sql<string>`(select email from accounts where accounts.id = trainee_profiles.id)`;
  const hasTalked = sql<boolean>`exists (
    select 1 from conversations where trainee_id = trainee_profiles.id and last_seq > 0)`.mapWith(
    Boolean,
  );
  return connect(client)
    .select({
      id: t.id,
      name: t.name,
      timeZone: t.timeZone,
      photoKey: t.photoKey,
      email: email.as("person_email"),
      hasTalked: hasTalked.as("has_talked"),
    })
    .from(t)
    .where(gt(t.id, after))
    .orderBy(t.id)
    .limit(limit);
}
