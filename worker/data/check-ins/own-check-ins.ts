import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { adherenceSince } from "../../../domain/activity/adherence.ts";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Answer } from "../../../domain/check-ins/answers.ts";
import {
  type CheckInFacts,
  checkInFacts,
  factRecordDays,
} from "../../../domain/check-ins/facts.ts";
import { repliesWithinDay } from "../../../domain/check-ins/figures.ts";
import { isAskedForPhotos } from "../../../domain/check-ins/progress-photos.ts";
import { type Question, questionsFor } from "../../../domain/check-ins/questions.ts";
import {
  isExcused,
  nextOccurrence,
  openOccurrence,
  stateOf,
} from "../../../domain/check-ins/when.ts";
import type {
  DueCheckIn,
  OwnCheckIns,
  SentCheckIn,
} from "../../../domain/contract/check-ins/check-ins.ts";
import { MiranError } from "../../../domain/errors.ts";
import { cursorAfter, readCursor } from "../../../domain/list.ts";
import { stands } from "../../../domain/people/consents.ts";
import { batchOf } from "../../db/batch.ts";
import { row, rows } from "../../db/json-columns.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import {
  checkInForms,
  checkInSchedules,
  checkIns,
  traineePerformance,
  traineeProfiles,
} from "../../db/schema.ts";
import { recordColumns } from "../activity/performance.ts";
import { newestWeightsOf } from "../body/weight.ts";
import { ownDays } from "../own-day.ts";
import { consentOf } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";
import {
  excusedFrom,
  formQuestions,
  grantedAbsences,
  type ScheduleRow,
  scheduleColumns,
} from "./due-rows.ts";
import { newestReplies } from "./figures.ts";
import { pageOf, sentColumns, summaryColumns, toSent } from "./sent-columns.ts";

const [t, s, f, p] = [checkIns, checkInSchedules, checkInForms, traineeProfiles];

/** Sent check-ins a page. */
const perPage = 20;
/** Earlier check-ins of a form for «last time» and for flags of several in a row. */
const earlierRead = sql.raw("4");
/** Maximum weights of the facts. */
const maxWeights = 60;

/** The newest check-ins of a schedule's form, newest first. */
const earlier = rows(
  sql`(select json_group_array(json_array(due_on, json(answers))) from (
    select due_on, answers from ${t}
    where trainee_id = ${s.traineeId} and form_id = ${s.formId}
    order by due_on desc limit ${earlierRead}))`,
  "earlier_check_ins",
  (dueOn: LocalDate, answers: readonly Answer[]) => ({ dueOn, answers }),
);

/** The decision that the coach sees photos; null before it. */
const photoConsent = row(
  sql`(select json_array(given_at, withdrawn_at) from photo_consents
    where trainee_id = ${s.traineeId} and purpose = 'coach')`,
  "photo_consent",
  (givenAt: number | null, withdrawnAt: number | null) => ({ givenAt, withdrawnAt }),
);

const schedulesOf = preparedList((db) =>
  db
    .select({
      ...scheduleColumns,
      questions: formQuestions,
      earlier,
      absences: grantedAbsences,
      timeZone: p.timeZone,
      gender: p.gender,
      age: p.age,
      photoConsent,
    })
    .from(s)
    .innerJoin(f, and(eq(f.id, s.formId), isNull(f.archivedAt)))
    .innerJoin(p, eq(p.id, s.traineeId))
    .where(eq(s.traineeId, sql.placeholder("traineeId")))
    .orderBy(f.id),
);
type OwnSchedule = Awaited<ReturnType<typeof schedulesOf>>[number];

/** Placeholders of `schedulesOf`. */
export const ownSchedules = ({ db, traineeId, now }: TraineeScope) =>
  schedulesOf(db, { traineeId, absentSince: excusedFrom(localDateAt(now, "UTC")) });

const daysBetween = prepared((db) =>
  db.select(recordColumns).from(traineePerformance).where(ownDays(traineePerformance)),
);

/** Records that the facts of an instant need, whatever the person's zone: a day more on both sides. */
export function factRecordsOf(scope: TraineeScope, at = scope.now) {
  const { db, traineeId } = scope;
  const today = localDateAt(at, "UTC");
  return {
    weights: newestWeightsOf(scope, {
      limit: maxWeights,
      since: addDays(today, -factRecordDays - 1),
    }),
    days: daysBetween(db, {
      traineeId,
      first: addDays(adherenceSince(today, 7), -1),
      last: addDays(today, 1),
    }),
  };
}

const sentPage = preparedList((db) =>
  db
    .select(summaryColumns)
    .from(t)
    .where(
      and(
        eq(t.traineeId, sql.placeholder("traineeId")),
        sql`(${t.dueAt}, ${t.id}) < (${sql.placeholder("createdAt")}, ${sql.placeholder("id")})`,
      ),
    )
    .orderBy(desc(t.dueAt), desc(t.id))
    .limit(perPage + 1),
);

const sentOfForms = preparedList((db) =>
  db
    .select(sentColumns)
    .from(t)
    .where(
      and(
        eq(t.traineeId, sql.placeholder("traineeId")),
        sql`${t.dueAt} > ${sql.placeholder("openSince")}`,
      ),
    ),
);

/** Open occurrences were due at most this long ago. */
const openMs = 3 * 86_400_000;

/** The trainee's check-ins in one batch, at a cost independent of the history. */
export async function getOwnCheckIns(
  scope: TraineeScope,
  cursor: string | undefined,
): Promise<OwnCheckIns> {
  const { db, traineeId, now } = scope;
  const found = await batchOf(db, {
    schedules: ownSchedules(scope),
    ...factRecordsOf(scope),
    open: sentOfForms(db, { traineeId, openSince: now - openMs }),
    page: sentPage(db, { traineeId, ...readCursor(cursor) }),
    replies: newestReplies(db, {}),
    archiveConsent: consentOf(scope, "answers_archive"),
  });
  const { shown, last } = pageOf(found.page, perPage);
  const zone = found.schedules[0]?.timeZone;
  const facts = checkInFacts(found, localDateAt(now, zone ?? "UTC"));
  const due = found.schedules.flatMap((schedule) =>
    dueOf(schedule, { facts, sent: found.open.map(toSent), now }),
  );
  return {
    due: due.toSorted((a, b) => a.dueAt - b.dueAt),
    next: nextOf(found.schedules, now),
    sent: shown,
    more: last ? cursorAfter({ createdAt: last.dueAt, id: last.id }) : null,
    repliesWithinDay: repliesWithinDay(found.replies.map(({ took }) => took)),
    archiveConsent: found.archiveConsent[0] ?? null,
  };
}

/** What decides the questions of a schedule's person. */
export const askedOf = ({ gender, age, photoConsent }: OwnSchedule) => ({
  gender,
  isAskedForPhotos: isAskedForPhotos(age, photoConsent?.withdrawnAt ?? null),
});

const formOf = ({ formId, formName, formEnglishName }: ScheduleRow) => ({
  formId,
  formName,
  formEnglishName,
});

function dueOf(
  schedule: OwnSchedule,
  { facts, sent, now }: { facts: CheckInFacts; sent: readonly SentCheckIn[]; now: number },
): DueCheckIn[] {
  const occurrence = openOccurrence(schedule, now, schedule.timeZone);
  if (!occurrence) return [];
  const { dueOn } = occurrence;
  const own = sent.find((each) => each.formId === schedule.formId && each.dueOn === dueOn);
  const isOver = isExcused(dueOn, schedule.absences ?? []);
  const before = (schedule.earlier ?? []).find((each) => each.dueOn < dueOn);
  return [
    {
      ...formOf(schedule),
      ...occurrence,
      state: stateOf(occurrence, { isSent: own !== undefined, isExcused: isOver }, now),
      questions: onWire(questionsFor(schedule.questions, askedOf(schedule))),
      photosAgreed: stands(schedule.photoConsent),
      facts,
      lastTime: Object.fromEntries(
        (before?.answers ?? []).map(({ question, value }) => [question.id, value]),
      ) as DueCheckIn["lastTime"],
      sent: own ?? null,
    },
  ];
}

const onWire = (questions: readonly Question[]) => questions as DueCheckIn["questions"];

function nextOf(schedules: readonly OwnSchedule[], now: number): OwnCheckIns["next"] {
  const coming = schedules.flatMap((schedule) => {
    const { timeZone, absences } = schedule;
    const occurrence = nextOccurrence(schedule, now, timeZone, absences ?? []);
    return occurrence ? [{ ...formOf(schedule), ...occurrence }] : [];
  });
  return coming.toSorted((a, b) => a.dueAt - b.dueAt)[0] ?? null;
}

const sentById = (db: TraineeScope["db"], { traineeId, id }: { traineeId: string; id: string }) =>
  db
    .select(sentColumns)
    .from(t)
    .where(and(eq(t.id, id), eq(t.traineeId, traineeId)));

/** One sent check-in of the trainee. */
export async function getSentCheckIn(
  { db, traineeId }: TraineeScope,
  id: string,
): Promise<SentCheckIn> {
  const { found } = await batchOf(db, { found: sentById(db, { traineeId, id }) });
  const [row] = found;
  if (!row) throw new MiranError("not_found");
  return toSent(row);
}
