import type {
  FiledTrainee,
  TraineesFileQuery,
} from "../../../domain/contract/attention/trainee-list.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import { searchWords } from "../../../domain/list.ts";
import { withNeeding } from "../attention/attention-lines.ts";
import { matchOf, type Narrowing } from "../attention/trainee-matches.ts";
import {
  activityColumns,
  allPlans,
  type Counted,
  withAdherence,
} from "../attention/trainees-page.ts";
import { pageStatements } from "../attention/trainees-page-statements.ts";
import { inSlices } from "../in-slices.ts";
import { traineeFactColumns, traineeRowColumns } from "../people/trainees.ts";
import type { TrainerScope } from "../scope.ts";

interface FoundTrainees {
  plans: PlanChoice[];
  /** All matches in slices, in the order of the start. */
  slices: AsyncGenerator<FiledTrainee[]>;
}

type FiledRow = Omit<FiledTrainee, "adherence"> & Counted;

const statementsOf = pageStatements({
  ...traineeRowColumns,
  ...traineeFactColumns,
  ...activityColumns,
});

/** All pages of the trainer's list. */
export async function findTrainees(
  scope: TrainerScope,
  asked: TraineesFileQuery,
): Promise<FoundTrainees> {
  const query = await withNeeding(scope, asked);
  const words = searchWords(query.search);
  const begun = await readIds(scope, query, { words, within: false });
  // As in the list: inside words only without a match by prefix.
  return begun.ids.length > 0 || words.length === 0
    ? begun
    : readIds(scope, query, { words, within: true });
}

// All ids first: a page after a known row would lose its place if that row changed. Where unknown values come
// last, no row gives the place.
async function readIds(
  scope: TrainerScope,
  query: Narrowing & Pick<TraineesFileQuery, "sort" | "direction">,
  search: { words: readonly string[]; within: boolean },
) {
  const { sort, direction } = query;
  const { shape, values } = matchOf(query, { ...search, now: scope.now });
  const statements = statementsOf({ ...shape, sort, direction, begins: "first" });
  const [found, plans]: [{ id: string }[], PlanChoice[]] = await scope.db.batch([
    statements.ids(scope.db, values),
    allPlans(scope.db, {}),
  ]);
  const ids = found.map(({ id }) => id);
  const slices = inSlices(ids, async (named) => {
    const [rows] = await scope.db.batch([statements.named(scope.db, { ...values, ids: named })]);
    return (rows as unknown as FiledRow[]).map((row) => withAdherence(row, scope.now));
  });
  return { ids, plans, slices };
}
