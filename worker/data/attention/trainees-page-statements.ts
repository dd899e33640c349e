import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { type TraineeSort, traineesPerPage } from "../../../domain/attention/list.ts";
import type { SortDirection } from "../../../domain/list.ts";
import type { Database } from "../../db/client.ts";
import { rowCount } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, traineeCounts, traineeProfiles } from "../../db/schema.ts";
import type { traineeRowColumns } from "../people/trainees.ts";
import { finds, isNarrowed, type MatchShape, matches } from "./trainee-matches.ts";

const t = traineeProfiles;

/** The parameters of a page's SQL text; all others are bound. */
interface PageShape extends MatchShape {
  sort: TraineeSort;
  direction: SortDirection;
  /** Its beginning: the first row, after a known row, or after skipped rows. */
  begins: "first" | "after" | "skipping";
}

const maxCachedShapes = 200;

/** The columns of a row, and further ones. */
type Columns = typeof traineeRowColumns & Record<string, SQL.Aliased>;
export type PageStatements = (shape: PageShape) => ReturnType<typeof compile>;

/** The statements of a page with these columns, compiled once for each shape. */
export function pageStatements(columns: Columns): PageStatements {
  const known = new Map<string, ReturnType<typeof compile>>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statements = known.get(key) ?? compile(shape, columns);
    if (known.size >= maxCachedShapes) known.clear();
    known.set(key, statements);
    return statements;
  };
}

function compile(shape: PageShape, columns: Columns) {
  return {
    rows: prepared((db) =>
      // Matches are sorted first; only the page's rows are read in full.
      shape.begins === "skipping" || finds(shape)
        ? pickedPage(db, shape, columns)
        : firstPage(db, shape, columns),
    ),
    total: prepared((db) =>
      isNarrowed(shape)
        ? db
            .select({ total: rowCount().as("total") })
            .from(t)
            .where(matches(shape))
        : countedTotal(db, shape),
    ),
    /** All ids of all pages. */
    ids: prepared((db) => orderedIds(db, shape)),
    /** The rows of some ids, in the given order. */
    named: prepared((db) => namedRows(db, columns)),
  };
}

function countedTotal(db: Database, { plan, status }: PageShape) {
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

// A cross join fixes the order: the outer table has the index of the order.
function firstPage(db: Database, shape: PageShape, columns: Columns) {
  const rows =
    shape.sort === "email" && !finds(shape)
      ? db.select(columns).from(accounts).crossJoin(t).$dynamic()
      : db.select(columns).from(t).crossJoin(accounts).$dynamic();
  return rows
    .where(and(isSame, shape.begins === "after" ? isAfter(shape) : undefined, matches(shape)))
    .orderBy(...orderOf(shape))
    .limit(traineesPerPage);
}

/** Ids of the matches in order, from an index. */
function orderedIds(db: Database, shape: PageShape) {
  const id = { id: sql<string>`${t.id}`.as("page_id") };
  const matching = and(shape.begins === "after" ? isAfter(shape) : undefined, matches(shape));
  const ids =
    shape.sort === "email"
      ? (finds(shape)
          ? db.select(id).from(t).crossJoin(accounts).$dynamic()
          : db.select(id).from(accounts).crossJoin(t).$dynamic()
        ).where(and(isSame, matching))
      : db.select(id).from(t).where(matching).$dynamic();
  return ids.orderBy(...orderOf(shape));
}

// Earlier pages are skipped inside an index; only this page's rows are read in full.
function pickedPage(db: Database, shape: PageShape, columns: Columns) {
  const ordered = orderedIds(db, shape).limit(traineesPerPage);
  const page = (
    shape.begins === "skipping" ? ordered.offset(sql.placeholder("offset")) : ordered
  ).as("page");
  return db
    .select(columns)
    .from(page)
    .crossJoin(t)
    .crossJoin(accounts)
    .where(and(eq(t.id, page.id), eq(accounts.id, page.id)))
    .orderBy(...orderOf(shape));
}

function namedRows(db: Database, columns: Columns) {
  return db
    .select(columns)
    .from(sql`json_each(${sql.placeholder("ids")}) named`)
    .crossJoin(t)
    .crossJoin(accounts)
    .where(and(sql`${t.id} = named.value`, isSame))
    .orderBy(sql`named.key`);
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

/** One direction for the whole order, as in its index; unknown values come last in both. */
function orderOf({ sort, direction }: PageShape): SQL[] {
  return orders[sort].map(({ column, nullable }) => {
    const ordered = direction === "asc" ? asc(column) : desc(column);
    return nullable ? sql`${ordered} nulls last` : ordered;
  });
}

/** Whether a row's columns give its place in the order. Unknown values, which come last, need two reads. */
export const isKeyed = (sort: TraineeSort) => !orders[sort].some(({ nullable }) => nullable);

// The pluses remove the columns' affinity, with which SQLite would use the index's first column alone.
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
