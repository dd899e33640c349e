import { type MeasurementKind, measurementFields } from "../body/measurements.ts";
import type { FieldProblem } from "../errors.ts";
import { checkField } from "../fields.ts";
import { isId } from "../id.ts";
import type { PhotoPose, PosedPhotos } from "./progress-photos.ts";
import { answerFields, type FlagRule, isAsked, type Question, yesNoAnswers } from "./questions.ts";
import { isSpoken, type SpokenAnswer, spokenProblem } from "./recordings.ts";

/** cm, percent or kg by the kind. */
type MeasuredValues = { readonly [Kind in MeasurementKind]?: number | undefined };

/**
 * The value of an answer by its question's kind: a number of a scale or a number, a `YesNo`, the id of an option or a
 * list of them, a text, a recording, measurements, the ids of photos.
 */
export type AnswerValue =
  | number
  | string
  | readonly string[]
  | SpokenAnswer
  | MeasuredValues
  | PosedPhotos;

/** An answer with its question as it was asked, so that later edits of the form change nothing. */
export interface Answer {
  question: Question;
  /** Null if the question was left open. */
  value: AnswerValue | null;
}

/** Answers by the ids of their questions. */
type GivenAnswers = ReadonlyMap<string, AnswerValue>;

/** The problem of a value for a question; undefined for a valid one. */
export function answerProblem(question: Question, value: unknown): FieldProblem | undefined {
  switch (question.kind) {
    case "scale":
      return number(value, { min: 1, max: question.end, decimals: 0 });
    case "number":
      return number(value, question);
    case "yes_no":
      return choice(value, yesNoAnswers);
    case "choice":
      return choice(
        value,
        question.options.map(({ id }) => id),
      );
    case "choices":
      return checkField(
        { kind: "choices", options: question.options.map(({ id }) => id), min: 1 },
        value,
      );
    case "short_text":
    case "long_text":
      return checkField(answerFields[question.kind], value);
    case "voice":
      return spokenProblem(value);
    case "measurements":
      return measurements(question.measured, value);
    case "photos":
      return photos(question.poses, value);
    case "fact":
      return { code: "invalid" };
  }
}

const number = (value: unknown, rule: { min: number; max: number; decimals: number }) =>
  typeof value === "number"
    ? checkField({ kind: "number", ...rule }, value)
    : ({ code: "not_a_number" } as const);

const choice = (value: unknown, options: readonly string[]) =>
  checkField({ kind: "choice", options }, value);

function measurements(
  measured: readonly MeasurementKind[],
  value: unknown,
): FieldProblem | undefined {
  const entries = entriesOf(value);
  if (!entries) return { code: "invalid" };
  if (entries.length === 0) return { code: "required" };
  for (const [kind, each] of entries) {
    if (!measured.includes(kind as MeasurementKind)) return { code: "unknown_choice" };
    const problem = number(each, measurementFields[kind as MeasurementKind]);
    if (problem) return problem;
  }
  return undefined;
}

function photos(poses: readonly PhotoPose[], value: unknown): FieldProblem | undefined {
  const entries = entriesOf(value);
  if (!entries) return { code: "invalid" };
  if (entries.length === 0) return { code: "required" };
  if (entries.some(([pose]) => !poses.includes(pose as PhotoPose)))
    return { code: "unknown_choice" };
  const ids = entries.map(([, id]) => id);
  const areIds = ids.every((id) => typeof id === "string" && isId(id));
  return areIds && new Set(ids).size === ids.length ? undefined : { code: "not_an_id" };
}

/** The values of an object by their names; undefined for anything else. */
function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).filter(([, each]) => each !== undefined);
}

/** The photos among answers, with their question. */
export const photosIn = (
  answers: readonly Answer[],
): { questionId: string; pose: PhotoPose; id: string }[] =>
  answers.flatMap(({ question, value }) =>
    question.kind !== "photos" || value === null
      ? []
      : Object.entries(value as PosedPhotos).flatMap(([pose, id]) =>
          id === undefined ? [] : [{ questionId: question.id, pose: pose as PhotoPose, id }],
        ),
  );

/** The recordings among answers, with their questions. */
export const recordingsIn = (answers: readonly Answer[]): { questionId: string; id: string }[] =>
  answers.flatMap(({ question, value }) =>
    question.kind === "voice" && isSpoken(value)
      ? [{ questionId: question.id, id: value.recordingId }]
      : [],
  );

/**
 * The problems of answers by their questions' ids; undefined for none. An answer to a question that nobody asked is
 * one; a removed question may be answered and is never missed.
 * @param questions of the person, removed ones included
 */
export function answersProblems(
  questions: readonly Question[],
  given: ReadonlyMap<string, unknown>,
): Record<string, FieldProblem> | undefined {
  const problems: Record<string, FieldProblem> = {};
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const [id, value] of given) {
    const question = byId.get(id);
    const problem = question ? answerProblem(question, value) : ({ code: "invalid" } as const);
    if (problem) problems[id] = problem;
  }
  for (const question of questions) {
    const isMissing = isAsked(question) && question.required && !given.has(question.id);
    if (isMissing && !question.isRemoved) problems[question.id] = { code: "required" };
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** The answers as they are stored: every asked question in the form's order, removed ones only with a value. */
export const storedAnswers = (questions: readonly Question[], given: GivenAnswers): Answer[] =>
  questions.flatMap((question) => {
    const value = given.get(question.id) ?? null;
    return isAsked(question) && (value !== null || !question.isRemoved)
      ? [{ question, value }]
      : [];
  });

/** Whether two values say the same. */
export const isSameAnswer = (one: AnswerValue | null, other: AnswerValue | null): boolean =>
  plain(one) === plain(other);

/**
 * Whether a scale's answer is at least half of the scale away from the one before. Which end is the good one, a scale
 * does not say.
 */
export const isLargeChange = (
  question: Question,
  now: AnswerValue | null,
  before: AnswerValue | null,
): boolean =>
  question.kind === "scale" &&
  typeof now === "number" &&
  typeof before === "number" &&
  Math.abs(now - before) >= (question.end - 1) / 2;

function plain(value: AnswerValue | null): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === "object" && value !== null)
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(value);
}

/**
 * Whether an answer is marked for the trainer.
 * @param earlier values of the question in the check-ins before, newest first
 */
function isFlagged(
  { question: { flag }, value }: Answer,
  earlier: readonly (AnswerValue | null)[],
): boolean {
  if (!flag || value === null) return false;
  if (flag.when === "answer")
    return [value].flat().some((each) => flag.answers.includes(each as string));
  const inARow = [value, ...earlier].slice(0, flag.times);
  return inARow.length === flag.times && inARow.every((each) => isAtBound(flag, each));
}

const isAtBound = (
  flag: Exclude<FlagRule, { when: "answer" }>,
  value: AnswerValue | null,
): boolean =>
  typeof value === "number" &&
  (flag.when === "at_most" ? value <= flag.value : value >= flag.value);

/**
 * The ids of the marked questions.
 * @param earlier the answers of the check-ins before by the same form, newest first
 */
export const flagsOf = (
  answers: readonly Answer[],
  earlier: readonly (readonly Answer[])[],
): string[] =>
  answers
    .filter((answer) => {
      const before = earlier.map(
        (each) => each.find(({ question }) => question.id === answer.question.id)?.value ?? null,
      );
      return isFlagged(answer, before);
    })
    .map(({ question }) => question.id);
