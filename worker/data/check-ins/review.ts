import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { CountedDay } from "../../../domain/activity/adherence.ts";
import { addDays, type LocalDate, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { checkInFacts } from "../../../domain/check-ins/facts.ts";
import { listedCheckIns, reviewWeeks } from "../../../domain/check-ins/review.ts";
import type { CheckInReview, ReviewedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import { row } from "../../db/json-columns.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import {
  absences,
  checkIns,
  traineePerformance,
  traineeProfiles,
  weightRecords,
} from "../../db/schema.ts";
import { recordColumns } from "../activity/performance.ts";
import { trendOf } from "../body/weight.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import { generalSettingsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { inTurn } from "./list.ts";
import { sentColumns, toAnswer, toSent } from "./sent-columns.ts";

const [t, p, w, d] = [checkIns, traineeProfiles, weightRecords, traineePerformance];
const id = sql.placeholder("id");
const ownerOfIt = sql`(select trainee_id from check_ins where id = ${id})`;
/** A day before the due day of the check-in. */
const daysBefore = (days: number) =>
  sql`(select date(due_on, ${sql.raw(`'-${days} days'`)}) from check_ins where id = ${id})`;

/** Weeks of the adherence beside the answers. */
const adherenceWeeks = 4;
const maxWeights = 120;

const absence = row(
  sql`(select json_array(kind, ends_on) from ${absences}
    where trainee_id = ${p.id} and status = 'granted' and ends_on >= ${sql.placeholder("today")}
      and starts_on <= ${sql.placeholder("today")} order by ends_on desc limit 1)`,
  "absence",
  (kind: NonNullable<CheckInReview["person"]["absence"]>["kind"], endsOn: LocalDate) => ({
    kind,
    endsOn,
  }),
);

/** The columns of a check-in under review. */
export const reviewedColumns = {
  ...sentColumns,
  flags: t.flags,
  putOffUntil: t.putOffUntil,
  privateNote: t.privateNote,
};

const checkInOf = prepared((db) =>
  db
    .select({
      ...reviewedColumns,
      traineeId: t.traineeId,
      name: p.name,
      gender: p.gender,
      photoKey: p.photoKey,
      goals: p.goal,
      targetWeight: p.targetWeight,
      timeZone: p.timeZone,
      absence,
    })
    .from(t)
    .innerJoin(p, eq(p.id, t.traineeId))
    .where(eq(t.id, id)),
);

const before = prepared((db) =>
  db
    .select({ id: t.id, dueOn: t.dueOn, answers: t.answers, reply: t.reply })
    .from(t)
    .where(
      sql`${t.traineeId} = ${ownerOfIt}
        and ${t.formId} = (select form_id from check_ins where id = ${id})
        and ${t.dueOn} < ${daysBefore(0)}`,
    )
    .orderBy(desc(t.dueOn))
    .limit(1),
);

const weights = preparedList((db) =>
  db
    .select({ date: w.date, weight: w.weight })
    .from(w)
    .where(sql`${w.traineeId} = ${ownerOfIt} and ${w.date} >= ${daysBefore(7 * reviewWeeks)}`)
    .orderBy(desc(w.date), desc(w.createdAt), sql`weight_records.rowid desc`)
    .limit(maxWeights),
);

const days = preparedList((db) =>
  db
    .select(recordColumns)
    .from(d)
    .where(
      sql`${d.traineeId} = ${ownerOfIt} and ${d.date} between ${daysBefore(7 * adherenceWeeks + 7)}
        and ${daysBefore(0)}`,
    ),
);

const waitingIds = preparedList((db) =>
  db
    .select({ id: t.id, putOffUntil: t.putOffUntil })
    .from(t)
    .where(isNull(t.reviewedAt))
    .orderBy(asc(t.sentAt), asc(t.id))
    .limit(listedCheckIns.waiting),
);

type UnsignedReview = Omit<CheckInReview, "person"> & {
  person: WithPhotoKey<CheckInReview["person"]>;
};

/** A check-in beside the facts in one batch, at a cost independent of the history; undefined if unknown. */
export async function getReview(
  scope: TrainerScope,
  checkInId: string,
): Promise<UnsignedReview | undefined> {
  const { db, now } = scope;
  const of = { id: checkInId };
  const found = await batchOf(db, {
    checkIns: checkInOf(db, { ...of, today: localDateAt(now, "UTC") }),
    before: before(db, of),
    weights: weights(db, of),
    days: days(db, of),
    waiting: waitingIds(db, {}),
    general: generalSettingsOf(scope),
  });
  const [checkIn] = found.checkIns;
  if (!checkIn) return undefined;
  const [earlier] = found.before;
  const { traineeId, name, gender, photoKey, goals, targetWeight, timeZone } = checkIn;
  const today = localDateAt(now, readGeneralSettings(found.general[0]?.value).timeZone);
  return {
    checkIn: toReviewed(checkIn),
    person: {
      traineeId,
      name,
      gender,
      photoKey,
      targetWeight,
      goals: [...goals],
      today: localDateAt(now, timeZone),
      absence: checkIn.absence,
    },
    before: earlier ? { ...earlier, answers: earlier.answers.map(toAnswer) } : null,
    weight: trendOf(found.weights),
    weeks: weeksOf(found.days, checkIn.dueOn),
    waiting: inTurn(found.waiting, today).map((each) => each.id),
  };
}

type ReviewedRow = Parameters<typeof toSent>[0] & {
  flags: readonly string[];
  putOffUntil: string | null;
  privateNote: string | null;
};

/** The check-in of a review, without the columns of its person. */
export function toReviewed(row: ReviewedRow): ReviewedCheckIn {
  const { flags, putOffUntil, privateNote } = row;
  const { id, formId, formName, formEnglishName, dueOn, dueAt, sentAt, updatedAt } = row;
  const { reviewingAt, reviewedAt, reply, answers, facts } = row;
  const sent = toSent({
    id,
    formId,
    formName,
    formEnglishName,
    dueOn,
    dueAt,
    sentAt,
    updatedAt,
    reviewingAt,
    reviewedAt,
    reply,
    answers,
    facts,
  });
  return { ...sent, flags: [...flags], putOffUntil, privateNote };
}

type Day = CountedDay & { steps: number | null };

/** Done and planned by week, up to the week of a day; oldest first. */
function weeksOf(counted: readonly Day[], through: LocalDate): CheckInReview["weeks"] {
  const sunday = weekStart(through);
  return Array.from({ length: adherenceWeeks }, (_, back) => {
    const startsOn = addDays(sunday, -7 * (adherenceWeeks - 1 - back));
    const { exercises, meals, steps } = checkInFacts(
      { weights: [], days: counted },
      addDays(startsOn, 7),
    );
    return { startsOn, exercises, meals, steps };
  });
}
