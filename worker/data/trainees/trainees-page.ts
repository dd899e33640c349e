import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { TraineesPage, TraineesQuery } from "../../../domain/contract/trainees/trainees.ts";
import { type SortDirection, searchWords } from "../../../domain/list.ts";
import { type TraineeSort, traineesPerPage } from "../../../domain/trainees/list.ts";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, traineeProfiles } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { planChoices, traineeRowColumns } from "./trainees.ts";

const t = traineeProfiles;

/** One page of the trainer's list; the trainer has no profile, so never is in it. */
export async function listTrainees(
  { db }: TrainerScope,
  { search, plan, status, sort, direction, page }: TraineesQuery,
): Promise<TraineesPage> {
  const words = searchWords(search);
  const statements = statementsOf({
    sort,
    direction,
    words: words.length,
    plan: plan !== undefined,
    status: status !== undefined,
    skips: page > 1,
  });
  const values = {
    plan,
    status,
    offset: (page - 1) * traineesPerPage,
    ...Object.fromEntries(words.map((word, index) => [wordName(index), word])),
  };
  const [rows, [found], plans] = await db.batch([
    statements.rows(db, values),
    statements.total(db, values),
    allPlans(db, {}),
  ]);
  return { trainees: rows, total: found?.total ?? 0, plans };
}

const allPlans = prepared(planChoices);

/** What the SQL of a page depends on; the rest are its values. */
interface PageShape {
  sort: TraineeSort;
  direction: SortDirection;
  words: number;
  plan: boolean;
  status: boolean;
  /** Whether there are pages before. */
  skips: boolean;
}

const known = new Map<string, ReturnType<typeof compile>>();
const keptShapes = 200;

function statementsOf(shape: PageShape): ReturnType<typeof compile> {
  const key = JSON.stringify(shape);
  const statements = known.get(key) ?? compile(shape);
  if (known.size >= keptShapes) known.clear();
  known.set(key, statements);
  return statements;
}

function compile(shape: PageShape) {
  return {
    rows: prepared((db) => (shape.skips ? laterPage(db, shape) : firstPage(db, shape))),
    total: prepared((db) =>
      db
        .select({ total: count().as("total") })
        .from(t)
        .where(matchesOf(shape)),
    ),
  };
}

const isSame = eq(accounts.id, t.id);

// A cross join keeps its order: the outer table is the one whose index has the order.
function firstPage(db: Database, shape: PageShape) {
  const rows =
    shape.sort === "email"
      ? db.select(traineeRowColumns).from(accounts).crossJoin(t).$dynamic()
      : db.select(traineeRowColumns).from(t).crossJoin(accounts).$dynamic();
  return rows
    .where(and(isSame, matchesOf(shape)))
    .orderBy(...orderOf(shape))
    .limit(traineesPerPage);
}

// The pages before are skipped inside an index; only this page's rows are looked up.
function laterPage(db: Database, shape: PageShape) {
  const id = { id: sql<string>`${t.id}`.as("page_id") };
  const matching = matchesOf(shape);
  const ids =
    shape.sort === "email"
      ? db.select(id).from(accounts).crossJoin(t).where(and(isSame, matching)).$dynamic()
      : db.select(id).from(t).where(matching).$dynamic();
  const page = ids
    .orderBy(...orderOf(shape))
    .limit(traineesPerPage)
    .offset(sql.placeholder("offset"))
    .as("page");
  return db
    .select(traineeRowColumns)
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

const wordName = (index: number) => `word${index}`;

function matchesOf({ plan, status, words }: PageShape): SQL | undefined {
  return and(
    plan ? eq(t.subscriptionPlan, sql.placeholder("plan")) : undefined,
    status ? eq(t.status, sql.placeholder("status")) : undefined,
    // Not LIKE: its patterns end at 50 bytes, and % and _ would mean something.
    ...Array.from(
      { length: words },
      (_, index) => sql`instr(${t.search}, ${sql.placeholder(wordName(index))}) > 0`,
    ),
  );
}
