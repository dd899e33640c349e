import type { LocalDate } from "../../../domain/calendar.ts";
import { type Answer, answerProblem, isSameAnswer } from "../../../domain/check-ins/answers.ts";
import type { PosedPhotos } from "../../../domain/check-ins/progress-photos.ts";
import { isAsked, isCounted, type Question } from "../../../domain/check-ins/questions.ts";
import { isSpoken } from "../../../domain/check-ins/recordings.ts";
import type { NewCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import {
  answerOf,
  type TypedAnswer,
  type TypedAnswers,
  typedProblem,
} from "../../check-ins/typed.ts";
import { photoUrl, type UnsentFile } from "./check-in-write.ts";

/** The cards of a form: a fact begins one, with the questions below it. */
export function sectionsOf(questions: readonly Question[]): Question[][] {
  const sections: Question[][] = [];
  questions.forEach((question, place) => {
    const before = questions[place - 1];
    const last = sections.at(-1);
    const begins = !isAsked(question) && before !== undefined && isAsked(before);
    if (last && !begins) last.push(question);
    else sections.push([question]);
  });
  return sections;
}

/** Sent answers, to edit them. */
export const typedAgain = (answers: readonly Answer[]): TypedAnswers =>
  Object.fromEntries(
    answers.flatMap(({ question, value }) => (value === null ? [] : [[question.id, value]])),
  );

/** The number of answered questions among the asked ones. */
export const answeredOf = (questions: readonly Question[], typed: TypedAnswers): number =>
  questions.filter((each) => isCounted(each) && answerOf(each, typed[each.id]) !== null).length;

/** The problems of answers by the ids of their questions, in the form's order. */
export function problemsOf(
  questions: readonly Question[],
  typed: TypedAnswers,
): Map<string, FieldProblem> {
  return new Map(
    questions.flatMap((each) => {
      const problem = typedProblem(each, typed[each.id]);
      return problem ? [[each.id, problem] as const] : [];
    }),
  );
}

/** Valid answers as they are sent; empty ones are left out. */
export const answersToSend = (
  questions: readonly Question[],
  typed: TypedAnswers,
): NewCheckIn["answers"] =>
  questions.filter(isAsked).flatMap((each) => {
    const value = answerOf(each, typed[each.id]);
    return value === null
      ? []
      : [{ questionId: each.id, value: value as NewCheckIn["answers"][number]["value"] }];
  });

/**
 * The photos among typed answers whose bytes are on this device, by the days that the draft keeps of them.
 * @param sent the answers that they edit
 */
export const unsentPhotosOf = (
  questions: readonly Question[],
  typed: TypedAnswers,
  days: Readonly<Record<string, LocalDate>>,
  sent: TypedAnswers = {},
): UnsentFile[] =>
  questions.flatMap((question) =>
    question.kind === "photos"
      ? question.poses.flatMap((pose) => {
          const id = photosOf(typed[question.id])[pose];
          const date = id === undefined ? undefined : days[id];
          const instead = photosOf(sent[question.id])[pose];
          if (id === undefined || date === undefined) return [];
          const url = photoUrl(id, pose, date);
          return [{ id, url, ...(instead !== undefined && { instead }) }];
        })
      : [],
  );

/** The recordings among typed answers that are not sent. */
export const unsentRecordingsOf = (
  questions: readonly Question[],
  typed: TypedAnswers,
  sent: TypedAnswers = {},
): UnsentFile[] =>
  questions.flatMap(({ id: questionId, kind }) => {
    const [value, before] = [typed[questionId], sent[questionId]];
    if (kind !== "voice" || !isSpoken(value)) return [];
    const { recordingId: id } = value;
    if (isSpoken(before) && before.recordingId === id) return [];
    return [{ id, url: `/api/trainee/answer-recordings/${id}`, isNeeded: true }];
  });

/** The ids of the recordings of a draft. */
export const recordingIdsOf = (typed: TypedAnswers): string[] =>
  Object.values(typed).flatMap((value) => (isSpoken(value) ? [value.recordingId] : []));

/** The photos of an answer. */
export const photosOf = (value: TypedAnswer | undefined): PosedPhotos =>
  (value ?? {}) as PosedPhotos;

/** The sent answers that other typed ones would replace. */
export const replacedBy = (
  questions: readonly Question[],
  typed: TypedAnswers,
  sent: readonly Answer[],
): Answer[] =>
  sent.filter(({ question, value }) => {
    const now = questions.find(({ id }) => id === question.id);
    return value !== null && now && !isSameAnswer(value, answerIn(now, typed));
  });

/** The typed answers that differ from sent ones, to read. */
export const addedTo = (
  sent: readonly Answer[],
  questions: readonly Question[],
  typed: TypedAnswers,
): Answer[] =>
  answersToRead(questions, typed).filter(({ question, value }) => {
    const before = sent.find((each) => each.question.id === question.id);
    return !isSameAnswer(value, before?.value ?? null);
  });

const answerIn = (question: Question, typed: TypedAnswers) =>
  answerOf(question, typed[question.id]) as Answer["value"];

/** The typed answers to read; of those that cannot be sent, all but values that say nothing. */
export const answersToRead = (questions: readonly Question[], typed: TypedAnswers): Answer[] =>
  questions.filter(isAsked).flatMap((question) => {
    const value = answerOf(question, typed[question.id]);
    const isPlain = typeof value === "number" || question.kind.endsWith("_text");
    return value === null || (!isPlain && answerProblem(question, value))
      ? []
      : [{ question, value: value as Answer["value"] }];
  });

/** The answer of the last time, unless the question has changed since. */
export const lastTimeOf = (
  question: Question,
  lastTime: Readonly<Record<string, unknown>>,
): Answer["value"] => {
  const value = lastTime[question.id] ?? null;
  return value !== null && !answerProblem(question, value) ? (value as Answer["value"]) : null;
};
