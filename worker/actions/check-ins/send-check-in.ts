import { adminPaths } from "../../../domain/admin-paths.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import {
  type AnswerValue,
  answersProblems,
  flagsOf,
  isSameAnswer,
  photosIn,
  recordingsIn,
  storedAnswers,
} from "../../../domain/check-ins/answers.ts";
import { checkInFacts } from "../../../domain/check-ins/facts.ts";
import { answerableBy } from "../../../domain/check-ins/questions.ts";
import { isSpoken } from "../../../domain/check-ins/recordings.ts";
import { canStillArrive, occurrenceOn } from "../../../domain/check-ins/when.ts";
import type { NewCheckIn, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { type FieldProblem, MiranError } from "../../../domain/errors.ts";
import type { Language } from "../../../domain/language.ts";
import type { EventSettings } from "../../../domain/notifications/trainer-events.ts";
import { askedOf } from "../../data/check-ins/own-check-ins.ts";
import { readForSending, writeCheckIn } from "../../data/check-ins/sending.ts";
import type { PersonNotice } from "../../data/notifications/person-notices.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { sentNotice } from "../../texts/check-in-notice.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/**
 * Stores a trainee's answers for a due day, once. They must have been written while it was open, and can arrive later. An
 * edit names its version; the same answers again get the same answer.
 */
export async function sendCheckIn(
  platform: Platform,
  scope: TraineeScope,
  id: string,
  { formId, dueOn, writtenAt: said, editOf, answers: given }: NewCheckIn,
): Promise<SentCheckIn> {
  const writtenAt = Math.min(said, scope.now);
  const due = { formId, dueOn, writtenAt };
  const read = await readForSending(scope, due, {
    photoIds: photoIdsOf(given),
    recordingIds: given.flatMap(({ value }) => (isSpoken(value) ? [value.recordingId] : [])),
  });
  const { schedule, sent, weights, days } = read;
  const values = new Map(given.map(({ questionId, value }) => [questionId, value]));
  if (sent && isSame(sent, values)) return sent;
  if (sent && sent.reviewingAt !== null) throw new MiranError("check_in_under_review");
  if ((sent?.updatedAt ?? null) !== editOf) throw new MiranError("check_in_sent");
  const occurrence = schedule && occurrenceOn(schedule, dueOn, schedule.timeZone);
  if (!schedule || !occurrence) throw new MiranError("check_in_closed");
  if (!canStillArrive(occurrence, writtenAt, scope.now)) throw new MiranError("check_in_closed");
  const asked = answerableBy(schedule.questions, askedOf(schedule));
  refuse(answersProblems(asked, values));
  const answers = storedAnswers(asked, values);
  const photos = photosIn(answers);
  refuse(missingPhotos(photos, read.photos));
  const recordings = recordingsIn(answers);
  refuse(missingRecordings(recordings, read.recordings, sent?.id ?? id));
  const earlier = (schedule.earlier ?? []).filter((each) => each.dueOn < dueOn);
  const day = localDateAt(writtenAt, schedule.timeZone);
  const { formName, formEnglishName } = schedule;
  const stored = await writeCheckIn(
    scope,
    {
      id: sent?.id ?? id,
      formId,
      formName,
      formEnglishName,
      dueOn,
      dueAt: occurrence.dueAt,
      writtenAt,
      answers,
      facts: checkInFacts({ weights, days }, day),
      flags: flagsOf(
        answers,
        earlier.map((each) => each.answers),
      ),
      day,
    },
    {
      editOf,
      photos: {
        ids: photos.map((each) => each.id),
        // Whoever is not asked any more drops none.
        areAll: asked.some(({ kind, isRemoved }) => kind === "photos" && !isRemoved),
      },
      recordingIds: recordings.map((each) => each.id),
      notice: sent
        ? undefined
        : noticeOf(scope, { id, form: { name: formName, englishName: formEnglishName }, ...read }),
    },
  );
  if (!stored) throw new MiranError("conflict");
  // The other device was faster, or the review has begun.
  if (!isSame(stored, values))
    throw new MiranError(stored.reviewingAt === null ? "check_in_sent" : "check_in_under_review");
  platform.background(drainOutbox(platform));
  return stored;
}

/** The trainer's notice of a first sending, with the check-in's id, if wanted. */
function noticeOf(
  { traineeId }: TraineeScope,
  {
    id,
    form,
    name,
    language,
    ways,
  }: {
    id: string;
    form: { name: string; englishName: string | null };
    name: string;
    language: Language;
    ways: EventSettings;
  },
): PersonNotice | undefined {
  if (ways.check_in === "none") return undefined;
  return {
    ...sentNotice({ name, form }, language),
    id,
    recipientId: null,
    senderId: traineeId,
    type: "info",
    link: adminPaths.checkIn(id),
    silent: ways.check_in === "list",
  };
}

function refuse(problems: Record<string, FieldProblem> | undefined): void {
  if (!problems) return;
  const fields = Object.entries(problems).map(([id, problem]) => [`answers.${id}`, problem]);
  throw new MiranError("invalid_request", { fields: Object.fromEntries(fields) });
}

/** Ids of photos among answers whose questions are not read yet. */
const photoIdsOf = (given: NewCheckIn["answers"]): string[] =>
  given.flatMap(({ value }) =>
    typeof value === "object" && !Array.isArray(value) && !isSpoken(value)
      ? Object.values(value).filter((each) => typeof each === "string")
      : [],
  );

/** The problem of each question with a photo that the person does not have in this pose. */
function missingPhotos(
  photos: ReturnType<typeof photosIn>,
  own: readonly { id: string; pose: string }[],
): Record<string, FieldProblem> | undefined {
  const missing = photos.filter(
    ({ id, pose }) => !own.some((each) => each.id === id && each.pose === pose),
  );
  if (missing.length === 0) return undefined;
  return Object.fromEntries(
    missing.map(({ questionId }) => [questionId, { code: "no_such_file" } as const]),
  );
}

/** The problem of each question with a recording that the person does not have, or has elsewhere. */
function missingRecordings(
  recordings: ReturnType<typeof recordingsIn>,
  own: readonly { id: string; checkInId: string | null }[],
  checkInId: string,
): Record<string, FieldProblem> | undefined {
  const missing = recordings.filter(({ id }, place) => {
    const found = own.find((each) => each.id === id);
    const isElsewhere = found && found.checkInId !== null && found.checkInId !== checkInId;
    return !found || isElsewhere || recordings.findIndex((each) => each.id === id) < place;
  });
  if (missing.length === 0) return undefined;
  return Object.fromEntries(
    missing.map(({ questionId }) => [questionId, { code: "no_such_file" } as const]),
  );
}

/** Whether the stored answers are the given ones. */
const isSame = ({ answers }: SentCheckIn, values: ReadonlyMap<string, AnswerValue>): boolean =>
  answers.every(({ question, value }) => isSameAnswer(value, values.get(question.id) ?? null)) &&
  [...values.keys()].every((id) => answers.some(({ question }) => question.id === id));
