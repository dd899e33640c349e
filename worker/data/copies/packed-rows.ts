import { type Column, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import type { PackedRow, WeekRows } from "../../../domain/schedules/packed-weeks.ts";
import type { Database } from "../../db/client.ts";
import { columnName } from "../../db/insert-select.ts";
import { type KeyedPage, keyedPage, keyOf, type PageKey } from "../keyed-page.ts";
import { packedFields, unpackedOf } from "../schedules/opened-weeks.ts";
import type { StoredTable } from "./copied-columns.ts";

/** The packed rows of a table of a person's data. */
export const packedKinds: Partial<Record<StoredTable, keyof WeekRows>> = {
  scheduledExercises: "exercises",
  scheduledMeals: "meals",
  performedSets: "sets",
};

/** Number of weeks with about as many rows as a page. */
const weeksIn = (limit: number) => Math.ceil(limit / 40);
/** Greater than every id. */
const end = "~";

type FoundRow = Record<string, unknown>;

interface PageWithPacked extends KeyedPage {
  kind: keyof WeekRows;
  /** The owner of the rows; without it all people's, whose key begins with the owner. */
  traineeId?: string;
}

/**
 * A page of rows, packed ones included, in the order of day and id. Rows of all people come one person after
 * the other. Both sources are read at one instant: a week packed or opened between two pages is in one of them.
 */
export async function readPageWithPacked<Row extends FoundRow>(
  db: Database,
  page: PageWithPacked,
): Promise<{ rows: Row[]; next: PageKey | null }> {
  const [own, packed] = await db.batch([keyedPage(db, page), packedWeeksOf(db, page)]);
  const weeks = await Promise.all((packed as unknown as PackedRow[]).map(unpackedOf));
  const stored = weeks.flatMap((week) => week[page.kind]);
  const unpacked = stored.length > 0 ? await shownRows(db, page, stored) : [];
  const last = weeks.length < weeksIn(page.limit) ? undefined : weeks.at(-1);
  const bounds = [
    ...(own.length < page.limit ? [] : [keyOf(page, own.at(-1) as FoundRow)]),
    ...(last
      ? [[...(page.traineeId ? [] : [last.traineeId]), addDays(last.weekStart, 6), end]]
      : []),
  ].sort(compared);
  return merged<Row>(page, [...(own as FoundRow[]), ...unpacked], bounds[0]);
}

/** Merged rows in order, each once, up to the end of the shorter side. */
function merged<Row extends FoundRow>(
  page: PageWithPacked,
  found: readonly FoundRow[],
  bound: PageKey | undefined,
): { rows: Row[]; next: PageKey | null } {
  const keyed = found.map((row) => ({ row, key: keyOf(page, row) }));
  const known = keyed
    .filter(({ key }) => !bound || compared(key, bound) <= 0)
    .sort((a, b) => compared(a.key, b.key))
    .filter(({ key }, at, all) => at === 0 || compared(key, all[at - 1]?.key ?? []) !== 0);
  const rows = known.slice(0, page.limit).map(({ row }) => row as Row);
  if (known.length > page.limit) return { rows, next: known[page.limit - 1]?.key ?? null };
  return { rows, next: bound ?? null };
}

/** Compares like SQLite: all values are texts. */
function compared(a: PageKey, b: PageKey): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  if (place < 0) return 0;
  return String(a[place]) < String(b[place]) ? -1 : 1;
}

/** Reads the packed weeks from the one in which a page begins. */
function packedWeeksOf(db: Database, { after, traineeId, limit }: PageWithPacked) {
  const [day, owner] = [after?.at(-2), traineeId ?? after?.[0]].map(
    (value) => value && String(value),
  );
  const sunday = day ? weekStart(day) : "";
  const from = traineeId
    ? sql`week.trainee_id = ${traineeId} and week.week_start_date >= ${sunday}`
    : sql`(week.trainee_id, week.week_start_date) >= (${owner ?? ""}, ${sunday})`;
  return db
    .select(packedFields)
    .from(sql`weekly_schedules week join packed_weeks packed on packed.schedule_id = week.id`)
    .where(from)
    .orderBy(sql`week.trainee_id`, sql`week.week_start_date`)
    .limit(weeksIn(limit));
}

/** Rows of packed weeks, shown by the same statement as the table's. */
async function shownRows(
  db: Database,
  page: PageWithPacked,
  stored: readonly PackedRow[],
): Promise<FoundRow[]> {
  const columns: Column[] = Object.values(getTableColumns(page.table));
  const values = columns.map((column) => {
    const name = columnName(column);
    return sql`value ->> ${sql.raw(`'$.${name}'`)} as ${sql.identifier(name)}`;
  });
  const from: SQL = sql`(select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(stored)}))
    ${sql.identifier(getTableName(page.table))}`;
  const [found] = await db.batch([keyedPage(db, { ...page, from, limit: stored.length })]);
  return found as FoundRow[];
}
