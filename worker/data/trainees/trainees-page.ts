import type { BatchItem } from "drizzle-orm/batch";
import type {
  PlanChoice,
  TraineeRow,
  TraineesQuery,
} from "../../../domain/contract/trainees/trainees.ts";
import { searchWords } from "../../../domain/list.ts";
import { defaultPlanOf, readDefaultSettings } from "../../../domain/operations/settings.ts";
import { traineesPerPage } from "../../../domain/trainees/list.ts";
import { prepared } from "../../db/prepared.ts";
import { storedDefaults } from "../operations/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { endOf } from "./trainee-search.ts";
import { planChoices, traineeRowColumns, type WithPhotoKey } from "./trainees.ts";
import {
  endName,
  isKeyed,
  type PageStatements,
  pageStatements,
  wordName,
} from "./trainees-page-statements.ts";

interface PageRows {
  trainees: WithPhotoKey<TraineeRow>[];
  total: number;
  plans: PlanChoice[];
  defaultPlan: string | null;
}

const statementsOf = pageStatements(traineeRowColumns);

/** One page of the trainer's list; the trainer has no profile, so never is in it. */
export async function listTrainees(scope: TrainerScope, query: TraineesQuery): Promise<PageRows> {
  const { rows, total, beside } = await searchPage(scope, query, {
    statementsOf,
    beside: [allPlans(scope.db, {}), storedDefaults(scope.db)],
  });
  const [plans, [defaults]] = beside as [PlanChoice[], Awaited<ReturnType<typeof storedDefaults>>];
  const offered = plans.filter(({ status }) => status === "active");
  const defaultPlan = defaultPlanOf(readDefaultSettings(defaults?.value), offered) ?? null;
  return { trainees: rows, total, plans, defaultPlan };
}

const allPlans = prepared(planChoices);

interface PageParts {
  statementsOf: PageStatements;
  /** What the columns take besides. */
  values?: Record<string, unknown>;
  /** Statements of the same batch. */
  beside?: readonly BatchItem<"sqlite">[];
}

/**
 * One page of people in an order of theirs. Words of the search begin words of the person; only when
 * nobody has such words may they stand within them, which reads everybody.
 */
export async function searchPage(scope: TrainerScope, query: PageQuery, parts: PageParts) {
  const words = searchWords(query.search);
  const found = await readPage(scope, query, { ...parts, words, within: false });
  return found.total > 0 || words.length === 0
    ? found
    : readPage(scope, query, { ...parts, words, within: true });
}

type PageQuery = Pick<TraineesQuery, "search" | "sort" | "direction" | "page" | "after"> &
  Partial<Pick<TraineesQuery, "plan" | "status">>;

async function readPage(
  scope: TrainerScope,
  query: PageQuery,
  parts: PageParts & { words: readonly string[]; within: boolean },
): Promise<{ rows: WithPhotoKey<TraineeRow>[]; total: number; beside: unknown[] }> {
  const { plan, status, sort, direction, page } = query;
  const { words, within } = parts;
  const after = page > 1 && isKeyed(sort) ? query.after : undefined;
  const statements = parts.statementsOf({
    sort,
    direction,
    words: words.length,
    within,
    plan: plan !== undefined,
    status: status !== undefined,
    begins: page === 1 ? "first" : after ? "after" : "skipping",
  });
  const values = {
    ...parts.values,
    plan,
    status,
    after,
    offset: (page - 1) * traineesPerPage,
    ...Object.fromEntries(
      words.flatMap((word, place) => [
        [wordName(place), word],
        [endName(place), endOf(word)],
      ]),
    ),
  };
  const [rows, [found], ...beside] = await scope.db.batch([
    statements.rows(scope.db, values),
    statements.total(scope.db, values),
    ...(parts.beside ?? []),
  ]);
  const total = found?.total ?? 0;
  // The one before may have been deleted, which leaves nobody to begin after.
  const lost = after && rows.length === 0 && total > values.offset;
  return lost ? readPage(scope, { ...query, after: undefined }, parts) : { rows, total, beside };
}
