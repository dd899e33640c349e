import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import {
  figuresFrom,
  figuresReach,
  replyFigures,
  sentByWeek,
  tenthsOf,
  usualReplies,
} from "../../../domain/check-ins/figures.ts";
import type { CheckInFigures } from "../../../domain/contract/check-ins/figures.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import { rows } from "../../db/json-columns.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { checkInForms, checkInSchedules, checkIns, traineeProfiles } from "../../db/schema.ts";
import { generalSettingsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { grantedAbsences, scheduleColumns } from "./due-rows.ts";

const [t, s, f, p] = [checkIns, checkInSchedules, checkInForms, traineeProfiles];
const dayMs = 86_400_000;

/** The newest reviews since an instant. */
const reviews = preparedList((db) =>
  db
    .select({
      took: sql<number>`${t.reviewedAt} - ${t.sentAt}`.as("took"),
      hasWords: sql<number>`coalesce(${t.reply}, ${t.replyVoice}) is not null`.as("has_words"),
      seconds: t.reviewSeconds,
      changedPlan: t.changedPlan,
    })
    .from(t)
    .where(sql`${t.reviewedAt} >= ${sql.placeholder("since")}`)
    .orderBy(desc(t.reviewedAt), desc(t.id))
    .limit(figuresReach.reviews),
);

const oldestWaiting = prepared((db) =>
  db
    .select({ sentAt: sql<number | null>`min(${t.sentAt})`.as("oldest_sent_at") })
    .from(t)
    .where(isNull(t.reviewedAt)),
);

/** Due days of a schedule since a day that have a check-in. */
const sentOn = rows(
  sql`(select json_group_array(json_array(due_on)) from ${t}
    where trainee_id = ${s.traineeId} and form_id = ${s.formId}
      and due_on >= ${sql.placeholder("first")})`,
  "sent_on",
  (dueOn: LocalDate) => dueOn,
);

const schedules = preparedList((db) =>
  db
    .select({ ...scheduleColumns, timeZone: p.timeZone, absences: grantedAbsences, sentOn })
    .from(s)
    .innerJoin(f, and(eq(f.id, s.formId), isNull(f.archivedAt)))
    .innerJoin(p, and(eq(p.id, s.traineeId), eq(p.status, "active"))),
);

/** The trainer's figures in one batch: its cost follows the people, not the history. */
export async function getCheckInFigures(scope: TrainerScope): Promise<CheckInFigures> {
  const { db, now } = scope;
  // The day of the trainer's zone is known only with the answer: a week more in any zone.
  const first = figuresFrom(localDateAt(now - 7 * dayMs, "UTC"));
  const found = await batchOf(db, {
    reviews: reviews(db, { since: now - 7 * figuresReach.weeks * dayMs }),
    waiting: oldestWaiting(db, {}),
    schedules: schedules(db, { first, absentSince: first }),
    general: generalSettingsOf(scope),
  });
  const { timeZone } = readGeneralSettings(found.general[0]?.value);
  const timed = found.reviews.flatMap(({ seconds }) => seconds ?? []);
  const known = found.reviews.filter(({ changedPlan }) => changedPlan !== null);
  return {
    replies: replyFigures(found.reviews.flatMap(({ hasWords, took }) => (hasWords ? took : []))),
    waitingSince: found.waiting[0]?.sentAt ?? null,
    weeks: sentByWeek(found.schedules, { today: localDateAt(now, timeZone), now }),
    reviews: {
      seconds: tenthsOf(timed, 5),
      known: known.length,
      changedPlan: known.filter(({ changedPlan }) => changedPlan).length,
    },
  };
}

/** How long the newest replies took, newest first; few reviews end without words. */
export const newestReplies = preparedList((db) => {
  const newest = db
    .select({
      took: sql<number>`${t.reviewedAt} - ${t.sentAt}`.as("took"),
      reply: sql<string | null>`coalesce(${t.reply}, ${t.replyVoice})`.as("reply"),
      reviewedAt: t.reviewedAt,
    })
    .from(t)
    .where(sql`${t.reviewedAt} is not null`)
    .orderBy(desc(t.reviewedAt), desc(t.id))
    .limit(usualReplies.ofReviews)
    .as("newest");
  return db
    .select({ took: newest.took })
    .from(newest)
    .where(sql`${newest.reply} is not null`)
    .orderBy(desc(newest.reviewedAt))
    .limit(usualReplies.looked);
});
