import type {
  PlanChoice,
  TraineeRow,
  TraineesQuery,
} from "../../../domain/contract/trainees/trainees.ts";
import { searchWords } from "../../../domain/list.ts";
import { traineesPerPage } from "../../../domain/trainees/list.ts";
import { prepared } from "../../db/prepared.ts";
import type { TrainerScope } from "../scope.ts";
import { endOf } from "./trainee-search.ts";
import { planChoices, type WithPhotoKey } from "./trainees.ts";
import { endName, isKeyed, statementsOf, wordName } from "./trainees-page-statements.ts";

interface PageRows {
  trainees: WithPhotoKey<TraineeRow>[];
  total: number;
  plans: PlanChoice[];
}

/**
 * One page of the trainer's list; the trainer has no profile, so never is in it. Words of the search
 * begin words of the person; only when nobody has such words may they stand within them, which reads
 * everybody.
 */
export async function listTrainees(scope: TrainerScope, query: TraineesQuery): Promise<PageRows> {
  const words = searchWords(query.search);
  const found = await listPage(scope, query, { words, within: false });
  return found.total > 0 || words.length === 0
    ? found
    : listPage(scope, query, { words, within: true });
}

async function listPage(
  scope: TrainerScope,
  query: TraineesQuery,
  { words, within }: { words: readonly string[]; within: boolean },
): Promise<PageRows> {
  const { plan, status, sort, direction, page } = query;
  const after = page > 1 && isKeyed(sort) ? query.after : undefined;
  const statements = statementsOf({
    sort,
    direction,
    words: words.length,
    within,
    plan: plan !== undefined,
    status: status !== undefined,
    begins: page === 1 ? "first" : after ? "after" : "skipping",
  });
  const values = {
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
  const [rows, [found], plans] = await scope.db.batch([
    statements.rows(scope.db, values),
    statements.total(scope.db, values),
    allPlans(scope.db, {}),
  ]);
  const total = found?.total ?? 0;
  // The one before may have been deleted, which leaves nobody to begin after.
  const lost = after && rows.length === 0 && total > values.offset;
  return lost
    ? listPage(scope, { ...query, after: undefined }, { words, within })
    : { trainees: rows, total, plans };
}

const allPlans = prepared(planChoices);
