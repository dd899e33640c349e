import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SortDirection } from "../../../domain/list.ts";
import { type TraineeSort, traineesPerPage } from "../../../domain/trainees/list.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, traineeCounts, traineeProfiles } from "../../db/schema.ts";
import { beginsSearchWord, occursInSearch } from "./trainee-search.ts";
import type { traineeRowColumns } from "./trainees.ts";

const t = traineeProfiles;

/** What the SQL of a page depends on; the rest are its values. */
interface PageShape {
  sort: TraineeSort;
  direction: SortDirection;
  words: number;
  within: boolean;
  plan: boolean;
  status: boolean;
  /** Where it begins: at the first row, after a row that is known, or behind rows to skip. */
  begins: "first" | "after" | "skipping";
}

const keptShapes = 200;

type Columns = typeof traineeRowColumns;
export type PageStatements = (shape: PageShape) => ReturnType<typeof compile>;

/** The statements of a page whose rows have these columns, compiled once for each shape. */
export function pageStatements(columns: Columns): PageStatements {
  const known = new Map<string, ReturnType<typeof compile>>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statements = known.get(key) ?? compile(shape, columns);
    if (known.size >= keptShapes) known.clear();
    known.set(key, statements);
    return statements;
  };
}

function compile(shape: PageShape, columns: Columns) {
  return {
    rows: prepared((db) =>
      shape.begins === "skipping"
        ? skippingPage(db, shape, columns)
        : firstPage(db, shape, columns),
    ),
    total: prepared((db) =>
      shape.words > 0
        ? db
            .select({ total: count().as("total") })
            .from(t)
            .where(matchesOf(shape))
        : keptTotal(db, shape),
    ),
  };
}

function keptTotal(db: Database, { plan, status }: PageShape) {
  return db
    .select({ total: sql<number>`coalesce(sum(${traineeCounts.total}), 0)`.as("total") })
    .from(traineeCounts)
    .where(
      and(
        plan ? eq(traineeCounts.plan, sql.placeholder("plan")) : undefined,
        status ? eq(traineeCounts.status, sql.placeholder("status")) : undefined,
      ),
    );
}

const isSame = eq(accounts.id, t.id);

// A cross join keeps its order: the outer table is the one whose index has the order.
function firstPage(db: Database, shape: PageShape, columns: Columns) {
  const rows =
    shape.sort === "email" && !finds(shape)
      ? db.select(columns).from(accounts).crossJoin(t).$dynamic()
      : db.select(columns).from(t).crossJoin(accounts).$dynamic();
  return rows
    .where(and(isSame, shape.begins === "after" ? isAfter(shape) : undefined, matchesOf(shape)))
    .orderBy(...orderOf(shape))
    .limit(traineesPerPage);
}

// The pages before are skipped inside an index; only this page's rows are looked up.
function skippingPage(db: Database, shape: PageShape, columns: Columns) {
  const id = { id: sql<string>`${t.id}`.as("page_id") };
  const matching = matchesOf(shape);
  const ids =
    shape.sort === "email" && !finds(shape)
      ? db.select(id).from(accounts).crossJoin(t).where(and(isSame, matching)).$dynamic()
      : db.select(id).from(t).where(matching).$dynamic();
  const page = ids
    .orderBy(...orderOf(shape))
    .limit(traineesPerPage)
    .offset(sql.placeholder("offset"))
    .as("page");
  return db
    .select(columns)
    .from(page)
    .crossJoin(t)
    .crossJoin(accounts)
    .where(and(eq(t.id, page.id), eq(accounts.id, page.id)))
    .orderBy(...orderOf(shape));
}

const orders: Record<TraineeSort, readonly { column: SQL; nullable?: boolean }[]> = {
  name: [{ column: sql`${t.search}` }, { column: sql`${t.id}` }],
  email: [{ column: sql`${accounts.email}` }],
  plan: [
    { column: sql`${t.subscriptionPlan}` },
    { column: sql`${t.createdAt}` },
    { column: sql`${t.id}` },
  ],
  status: [{ column: sql`${t.status}` }, { column: sql`${t.createdAt}` }, { column: sql`${t.id}` }],
  weight: [{ column: sql`${t.currentWeight}`, nullable: true }, { column: sql`${t.id}` }],
  steps: [{ column: sql`${t.targetSteps}` }, { column: sql`${t.id}` }],
  joined: [{ column: sql`${t.createdAt}` }, { column: sql`${t.id}` }],
};

/** One direction for the whole order, which is that of an index; the unknown comes last in both. */
function orderOf({ sort, direction }: PageShape): SQL[] {
  return orders[sort].map(({ column, nullable }) => {
    const ordered = direction === "asc" ? asc(column) : desc(column);
    return nullable ? sql`${ordered} nulls last` : ordered;
  });
}

/** Orders whose place a row tells; where the unknown comes last, it takes two looks. */
export const isKeyed = (sort: TraineeSort) => !orders[sort].some(({ nullable }) => nullable);

// The pluses take the columns' affinity away, without which an index tells by its first column alone.
function isAfter({ sort, direction }: PageShape): SQL {
  const columns = orders[sort].map(({ column }) => column);
  const table = sort === "email" ? accounts : t;
  const last = sql`(select ${listed(columns.map((column) => sql`+${column}`))}
    from ${table} where ${table.id} = ${sql.placeholder("after")})`;
  return direction === "asc"
    ? sql`(${listed(columns)}) > ${last}`
    : sql`(${listed(columns)}) < ${last}`;
}

const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);

export const wordName = (place: number) => `word${place}`;
export const endName = (place: number) => `end${place}`;

/** Whether an index of words says who is in it, which reads less than any order or filter. */
const finds = ({ words, within }: PageShape) => words > 0 && !within;

function matchesOf(shape: PageShape): SQL | undefined {
  const { plan, status, words, within } = shape;
  // With a plus before it, a column's own index is left alone.
  const column = (of: SQLiteColumn) => (finds(shape) ? sql`+${of}` : sql`${of}`);
  return and(
    plan ? eq(column(t.subscriptionPlan), sql.placeholder("plan")) : undefined,
    status ? eq(column(t.status), sql.placeholder("status")) : undefined,
    ...Array.from({ length: words }, (_, place) => {
      const word = sql.placeholder(wordName(place));
      return within
        ? occursInSearch(word)
        : beginsSearchWord(word, sql.placeholder(endName(place)));
    }),
  );
}
