import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { adherence, type CountedDay } from "../../../domain/activity/adherence.ts";
import { traineesPerPage } from "../../../domain/attention/list.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type {
  ListedTrainee,
  TraineesPage,
  TraineesQuery,
} from "../../../domain/contract/attention/trainee-list.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import type { TraineeRow } from "../../../domain/contract/people/trainees.ts";
import { searchWords } from "../../../domain/list.ts";
import { defaultPlanOf, readDefaultSettings } from "../../../domain/people/defaults.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { traineeJobs as j, traineeProfiles } from "../../db/schema.ts";
import { planChoices } from "../memberships/plans.ts";
import { invitedPeople, openInvitations } from "../people/invitations.ts";
import { traineeRowColumns, type WithPhotoKey } from "../people/trainees.ts";
import { sectionsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { withNeeding } from "./attention-lines.ts";
import { countedDays, lastLoggedOn } from "./trainee-activity.ts";
import { matchOf, type Narrowing, shownSpan } from "./trainee-matches.ts";
import { isKeyed, type PageStatements, pageStatements } from "./trainees-page-statements.ts";

interface PageRows {
  trainees: WithPhotoKey<ListedTrainee>[];
  total: number;
  invited: TraineesPage["invited"];
  plans: PlanChoice[];
  defaultPlan: string | null;
  repeat: TraineesPage["repeat"];
}

const inConversation = (column: "unread_by_trainer" | "muted_at") =>
  sql`(select ${sql.raw(column)} from conversations where trainee_id = ${traineeProfiles.id})`;
const days = {
  today: sql.placeholder("today"),
  tomorrow: sql.placeholder("tomorrow"),
  since: sql.placeholder("activeSince"),
};

/** A person's activity, by values of `matchOf`. */
export const activityColumns = {
  timeZone: sql<string>`${traineeProfiles.timeZone}`.as("trainee_time_zone"),
  counted: countedDays({
    first: sql.placeholder("countedFirst"),
    last: sql.placeholder("countedLast"),
  }).as("trainee_counted"),
  lastLoggedOn: sql<string | null>`${lastLoggedOn(days)}`.as("trainee_last_logged"),
};

export interface Counted {
  timeZone: string;
  counted: CountedDay[];
}

/** A row with the adherence of the person's own days instead of its inputs. */
export function withAdherence<Row extends Counted>(
  { timeZone, counted, ...row }: Row,
  now: number,
) {
  return { ...row, adherence: adherence(counted, localDateAt(now, timeZone), shownSpan).percent };
}

const statementsOf = pageStatements({
  ...traineeRowColumns,
  ...activityColumns,
  unread: sql<number>`coalesce(${inConversation("unread_by_trainer")}, 0)`.as("trainee_unread"),
  isMuted: decoded(sql<boolean>`${inConversation("muted_at")} is not null`, Boolean).as(
    "trainee_muted",
  ),
});

type ListedRow = Omit<WithPhotoKey<ListedTrainee>, "adherence"> & Counted;

/** One page of the trainer's list, without the trainer, who has no profile. */
export async function listTrainees(scope: TrainerScope, asked: TraineesQuery): Promise<PageRows> {
  const query = await withNeeding(scope, asked);
  const { rows, total, beside } = await searchPage(scope, query, {
    statementsOf,
    beside: [
      allPlans(scope.db, {}),
      sectionsOf(scope.db, ["defaults"]),
      undoableRepeat(scope.db, { earliest: scope.now - undoableMs.job }),
      ...(showsInvited(query) ? [openInvitations(scope.db, { now: scope.now })] : []),
    ],
  });
  const [plans, [defaults], [repeat = null], open = []] = beside as [
    PlanChoice[],
    Awaited<ReturnType<typeof sectionsOf>>,
    Awaited<ReturnType<typeof undoableRepeat>>,
    Awaited<ReturnType<typeof openInvitations>>?,
  ];
  const offered = plans.filter(({ status }) => status === "active");
  const defaultPlan = defaultPlanOf(readDefaultSettings(defaults?.value), offered) ?? null;
  const trainees = (rows as ListedRow[]).map((row) => withAdherence(row, scope.now));
  const invited = invitedPeople(open, query.search, scope.now);
  return { trainees, total, invited, plans, defaultPlan, repeat };
}

/** Whether invited people are listed: they have none of a filter's values. */
function showsInvited({
  search: _,
  sort: __,
  direction: ___,
  ...rest
}: Narrowing & Pick<TraineesQuery, "sort" | "direction" | "page" | "after">): boolean {
  const { page, after: ____, date: _____, ...filters } = rest;
  return page === 1 && Object.values(filters).every((value) => value === undefined);
}

export const allPlans = prepared(planChoices);

/** Reads the last repetition begun after `earliest`; no row if none can be undone. */
const undoableRepeat = prepared((db) =>
  db
    .select({
      id: j.id,
      kind: sql<"repeat">`${j.kind}`.as("job_kind"),
      total: j.total,
      undoableUntil: sql<number>`created_at + ${undoableMs.job}`.as("until"),
    })
    .from(j)
    .where(
      and(eq(j.kind, "repeat"), isNull(j.undoneAt), gt(j.createdAt, sql.placeholder("earliest"))),
    )
    .orderBy(desc(j.createdAt), desc(j.id))
    .limit(1),
);

interface PageParts {
  statementsOf: PageStatements;
  /** Further values of the columns. */
  values?: Record<string, unknown>;
  /** Statements of the same batch. */
  beside?: readonly BatchItem<"sqlite">[];
}

/**
 * One page of people in one of their orders. Search words are prefixes of a person's words. Only without any
 * match may they be inside them, which reads all people.
 */
export async function searchPage(scope: TrainerScope, query: PageQuery, parts: PageParts) {
  const words = searchWords(query.search);
  const found = await readPage(scope, query, { ...parts, words, within: false });
  return found.total > 0 || words.length === 0
    ? found
    : readPage(scope, query, { ...parts, words, within: true });
}

type PageQuery = Pick<TraineesQuery, "search" | "sort" | "direction" | "page" | "after"> &
  Narrowing;

async function readPage(
  scope: TrainerScope,
  query: PageQuery,
  parts: PageParts & { words: readonly string[]; within: boolean },
): Promise<{ rows: WithPhotoKey<TraineeRow>[]; total: number; beside: unknown[] }> {
  const { sort, direction, page } = query;
  const after = page > 1 && isKeyed(sort) ? query.after : undefined;
  const { shape, values: matching } = matchOf(query, { ...parts, now: scope.now });
  const begins = page === 1 ? "first" : after ? "after" : "skipping";
  const statements = parts.statementsOf({ ...shape, sort, direction, begins });
  const offset = (page - 1) * traineesPerPage;
  const values = { ...matching, ...parts.values, after, offset };
  const [rows, [found], ...beside] = await scope.db.batch([
    statements.rows(scope.db, values),
    statements.total(scope.db, values),
    ...(parts.beside ?? []),
  ]);
  const total = found?.total ?? 0;
  // The previous row may have been deleted, which leaves an empty page.
  const lost = after && rows.length === 0 && total > offset;
  return lost ? readPage(scope, { ...query, after: undefined }, parts) : { rows, total, beside };
}
