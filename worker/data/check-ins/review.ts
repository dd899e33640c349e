import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { CountedDay } from "../../../domain/activity/adherence.ts";
import type { AbsenceKind } from "../../../domain/body/absences.ts";
import { addDays, type LocalDate, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { checkInFacts } from "../../../domain/check-ins/facts.ts";
import { photoPoses } from "../../../domain/check-ins/progress-photos.ts";
import { listedCheckIns, reviewWeeks } from "../../../domain/check-ins/review.ts";
import type { CheckInReview, ReviewedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import { rows } from "../../db/json-columns.ts";
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
import { comparedPhotosOf } from "./progress-photos.ts";
import { daysBefore, id, lifts, ownerOfIt } from "./review-lifts.ts";
import { sentColumns, toAnswer, toSent } from "./sent-columns.ts";

const [t, p, w, d] = [checkIns, traineeProfiles, weightRecords, traineePerformance];

/** Weeks of the adherence beside the answers. */
const adherenceWeeks = 4;
const maxWeights = 120;

/** Granted absences about today, whatever the person's zone; the one that ends last comes first. */
const absencesNow = rows(
  sql`(select json_group_array(json_array(kind, starts_on, ends_on)) from (
    select kind, starts_on, ends_on from ${absences}
    where trainee_id = ${p.id} and status = 'granted' and ends_on >= ${sql.placeholder("yesterday")}
      and starts_on <= ${sql.placeholder("tomorrow")} order by ends_on desc))`,
  "absences_now",
  (kind: AbsenceKind, startsOn: LocalDate, endsOn: LocalDate) => ({ kind, startsOn, endsOn }),
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
      absencesNow,
    })
    .from(t)
    .innerJoin(p, eq(p.id, t.traineeId))
    .where(eq(t.id, id)),
);

const before = prepared((db) =>
  db
    .select({
      id: t.id,
      dueOn: t.dueOn,
      answers: t.answers,
      reply: t.reply,
      replyVoice: t.replyVoice,
    })
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

type UnsignedReview = Omit<CheckInReview, "person" | "files"> & {
  person: WithPhotoKey<CheckInReview["person"]>;
};

/** A check-in beside the facts in one batch, at a cost independent of the history; undefined if unknown. */
export async function getReview(
  scope: TrainerScope,
  checkInId: string,
): Promise<UnsignedReview | undefined> {
  const { db, now } = scope;
  const of = { id: checkInId };
  const utcToday = localDateAt(now, "UTC");
  const found = await batchOf(db, {
    checkIns: checkInOf(db, {
      ...of,
      yesterday: addDays(utcToday, -1),
      tomorrow: addDays(utcToday, 1),
    }),
    before: before(db, of),
    weights: weights(db, of),
    days: days(db, of),
    lifts: lifts(db, of),
    photos: comparedPhotosOf(db, of),
    waiting: waitingIds(db, {}),
    general: generalSettingsOf(scope),
  });
  const [checkIn] = found.checkIns;
  if (!checkIn) return undefined;
  const [earlier] = found.before;
  const { traineeId, name, gender, photoKey, goals, targetWeight, timeZone, ...rest } = checkIn;
  const { absencesNow: away, ...stored } = rest;
  const today = localDateAt(now, timeZone);
  const trainerZone = readGeneralSettings(found.general[0]?.value).timeZone;
  const absence = away?.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  return {
    checkIn: toReviewed(stored),
    person: {
      traineeId,
      name,
      gender,
      photoKey,
      targetWeight,
      goals: [...goals],
      today,
      absence: absence ? { kind: absence.kind, endsOn: absence.endsOn } : null,
    },
    before: earlier ? { ...earlier, answers: earlier.answers.map(toAnswer) } : null,
    weight: trendOf(found.weights),
    weeks: weeksOf(found.days, stored.dueOn),
    lifts: found.lifts,
    photos: photosByPose(found.photos),
    waiting: inTurn(found.waiting, localDateAt(now, trainerZone)).map((each) => each.id),
  };
}

/** The newest photo of each pose, in the order of a visit. */
const photosByPose = (
  found: Awaited<ReturnType<typeof comparedPhotosOf>>,
): CheckInReview["photos"] =>
  photoPoses.flatMap((pose) => {
    const photo = found.find((each) => each.pose === pose);
    if (!photo) return [];
    const { id: photoId, date, weight, last, first } = photo;
    return [{ pose, now: { id: photoId, date, weight }, last, first }];
  });

type ReviewedRow = Parameters<typeof toSent>[0] & {
  flags: readonly string[];
  putOffUntil: string | null;
  privateNote: string | null;
};

/** A row of `reviewedColumns` for the wire. */
export const toReviewed = ({
  flags,
  putOffUntil,
  privateNote,
  ...sent
}: ReviewedRow): ReviewedCheckIn => ({
  ...toSent(sent),
  flags: [...flags],
  putOffUntil,
  privateNote,
});

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
