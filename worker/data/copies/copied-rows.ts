import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { addressOf } from "../../../domain/contact.ts";
import type { CopiedRow } from "../../../domain/copies/copied-tables.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { columnName } from "../../db/insert-select.ts";
import { type KeyedPage, type PageKey, readKeyedPage, type Selected } from "../keyed-page.ts";
import type { TraineeScope } from "../scope.ts";
import { businessSources } from "./business-sources.ts";
import type { StoredTable } from "./copied-columns.ts";
import { valuesIn } from "./copied-source.ts";
import { packedKinds, readPageWithPacked } from "./packed-rows.ts";
import { personSources } from "./person-sources.ts";

/** Rows of a page, for one person and for all: bounded memory at any history. */
const pageRows = { one: 500, everybody: 1000 };

interface Page {
  rows: CopiedRow[];
  /** The key after which the next page begins; null at the end. */
  next: PageKey | null;
}

type PersonStored = keyof typeof personSources;
const isPersons = (table: StoredTable): table is PersonStored => table in personSources;

const zoneOf = (person: SQL) =>
  sql<string | null>`(select person.time_zone from trainee_profiles person
    where person.id = ${person})`.as("person_zone");

/** A page of one person's rows in a table. */
export function listPersonsRows(
  { db, traineeId, now }: TraineeScope,
  table: PersonStored,
  { copy, after }: { copy: "trainee" | "trainer"; after: PageKey | null },
): Promise<Page> {
  const { owner, where, shownToTrainee, shownToTrainer, ...source } = personSources[table];
  const begins: Record<string, Selected> =
    table === "performance" ? { traineeZone: zoneOf(sql`${traineeId}`) } : {};
  const page = {
    ...source,
    columns: valuesIn(copy, source, begins),
    where: and(eq(owner, traineeId), where, copy === "trainee" ? shownToTrainee : shownToTrainer),
    after,
    limit: pageRows.one,
  };
  return readPage(db, table, { page, traineeId, now });
}

/** A page of the business's rows in a table: its own, or all people's, one person after the other. */
export function listBusinessRows(
  client: DatabaseClient,
  table: StoredTable,
  { after, now }: { after: PageKey | null; now: number },
): Promise<Page> {
  const db = connect(client);
  const limit = pageRows.everybody;
  if (!isPersons(table)) {
    const source = businessSources[table];
    const page = { ...source, columns: valuesIn("business", source), after, limit };
    return readPage(db, table, { page, now });
  }
  const { owner, where, shownToTrainee: _, shownToTrainer, ...source } = personSources[table];
  const ownerId = sql.raw(`"${getTableName(source.table)}"."${columnName(owner)}"`);
  const person = (column: string, from = "trainee_profiles") =>
    sql<string | null>`(select person.${sql.raw(column)} from ${sql.raw(from)} person
      where person.id = ${ownerId})`;
  const isTrainee = sql`exists (select 1 from trainee_profiles person where person.id = ${ownerId})`;
  const page = {
    ...source,
    columns: valuesIn("business", source, {
      traineeId: sql<string | null>`${ownerId}`.as("person_id"),
      trainee: person("name").as("person_name"),
      traineeEmail: decoded(person("email", "accounts"), addressOf).as("person_email"),
      traineeZone: zoneOf(ownerId),
    }),
    // The ledger's rows stay after their person's deletion.
    key: owner.notNull ? [owner, ...source.key.filter((column) => column !== owner)] : source.key,
    where: owner.notNull ? and(isTrainee, where, shownToTrainer) : where,
    after,
    limit,
  };
  return readPage(db, table, { page, now });
}

/** A page of a table, with rows of packed weeks. */
async function readPage(
  db: Database,
  table: StoredTable,
  { page, traineeId, now }: { page: KeyedPage; traineeId?: string; now: number },
): Promise<Page> {
  const kind = packedKinds[table];
  if (kind) return readPageWithPacked(db, { ...page, kind, ...(traineeId && { traineeId }) });
  const { rows, next } = await readKeyedPage<CopiedRow>(db, page);
  return { rows: table === "performance" ? begunOnly(rows, now) : rows, next };
}

/** Planned days have a row before they begin, which a copy leaves out. */
const begunOnly = (rows: readonly CopiedRow[], now: number): CopiedRow[] =>
  rows.filter(
    (row) => String(row.date) <= localDateAt(now, String(row.traineeZone ?? defaultTimeZone)),
  );
