import { type MeasurementKind, measurementKinds } from "../body/measurements.ts";
import type { FieldProblem } from "../errors.ts";
import type { FieldRule } from "../fields.ts";
import { type Gender, genders } from "../trainee.ts";
import { type PhotoPose, photoPoses } from "./progress-photos.ts";

/** Kinds of questions. A `fact` is shown beside the questions and never asked. */
export const questionKinds = [
  "scale",
  "yes_no",
  "number",
  "choice",
  "choices",
  "short_text",
  "long_text",
  "voice",
  "measurements",
  "photos",
  "fact",
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The people who are asked; a person of unknown gender gets the questions for all. */
export const questionAudiences = ["all", "women", "men"] as const;
export type QuestionAudience = (typeof questionAudiences)[number];

/** The ends of a scale; it begins at 1. */
export const scaleEnds = [5, 10] as const;
export type ScaleEnd = (typeof scaleEnds)[number];

export const yesNoAnswers = ["yes", "no", "not_applicable"] as const;
export type YesNo = (typeof yesNoAnswers)[number];

/** Facts that the product knows, by `checkInFacts`. */
export const factNames = ["weight", "steps", "meals", "exercises"] as const;
export type FactName = (typeof factNames)[number];

/** Words in the trainer's language; the ready forms have them in English too. */
export interface Phrase {
  text: string;
  englishText: string | null;
}

/** An answer of a choice; its id stays when its words change. */
export interface ChoiceOption extends Phrase {
  id: string;
}

/** Marks an answer for the trainer: certain answers, or a number at a bound in so many check-ins in a row. */
export type FlagRule =
  | { when: "answer"; answers: readonly string[] }
  | { when: "at_most" | "at_least"; value: number; times: number };

interface AnyQuestion extends Phrase {
  id: string;
  required: boolean;
  audience: QuestionAudience;
  flag: FlagRule | null;
  /** Not asked any more; answers on their way are still read. */
  isRemoved?: boolean | undefined;
}

/** One question of a form. */
export type Question = AnyQuestion &
  (
    | { kind: "scale"; end: ScaleEnd; low: Phrase | null; high: Phrase | null }
    | { kind: "yes_no" }
    /** `unit` is shown beside the number. */
    | { kind: "number"; unit: Phrase | null; min: number; max: number; decimals: number }
    | { kind: "choice" | "choices"; options: readonly ChoiceOption[] }
    | { kind: "short_text" | "long_text" }
    /** Answered by a recording (`answerRecording`). */
    | { kind: "voice" }
    | { kind: "measurements"; measured: readonly MeasurementKind[] }
    /** Never required: no photos are a full answer. */
    | { kind: "photos"; poses: readonly PhotoPose[] }
    | { kind: "fact"; fact: FactName }
  );

/** Field rules of a form and its questions; `english` ones are the same, and optional. */
export const formFields = {
  name: { kind: "text", max: 80 },
  text: { kind: "text", max: 240 },
  end: { kind: "text", max: 40 },
  unit: { kind: "text", max: 20 },
  option: { kind: "text", max: 80 },
  bound: { kind: "number", min: -10_000, max: 100_000, decimals: 2 },
  decimals: { kind: "number", min: 0, max: 2, decimals: 0 },
  times: { kind: "number", min: 1, max: 3, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/** Field rules of written answers. */
export const answerFields = {
  short_text: { kind: "text", max: 200 },
  long_text: { kind: "text", max: 2000, lines: true },
} as const satisfies Record<string, FieldRule>;

/** Maximum questions of a form, and of them with the removed ones; the options of a choice. */
export const questionCounts = { asked: 40, stored: 120, minOptions: 2, maxOptions: 12 } as const;

/** Maximum forms that are not archived. */
export const maxForms = 40;

/** Whether a question is answered by the person; facts are shown. */
export const isAsked = ({ kind }: Pick<Question, "kind">): boolean => kind !== "fact";

/** Whether an answer counts towards the end of a form; a form without photos is complete. */
export const isCounted = (question: Pick<Question, "kind">): boolean =>
  isAsked(question) && question.kind !== "photos";

/** What decides the questions of a person. */
interface Asked {
  gender: Gender | null;
  /** By `isAskedForPhotos`. */
  isAskedForPhotos: boolean;
}

const audienceOf: Record<Exclude<QuestionAudience, "all">, Gender> = {
  women: "female",
  men: "male",
};

/** Whether a person is asked. */
const isFor = (
  { kind, audience, isRemoved }: Question,
  { gender, isAskedForPhotos }: Asked,
): boolean =>
  !isRemoved &&
  (audience === "all" || audienceOf[audience] === gender) &&
  (kind !== "photos" || isAskedForPhotos);

/** The questions of a person, in the form's order. */
export const questionsFor = (questions: readonly Question[], person: Asked): Question[] =>
  questions.filter((question) => isFor(question, person));

/** The number of questions that a person answers, by gender; a form without photos is complete. */
export const askedCounts = (questions: readonly Question[]): Record<Gender, number> =>
  Object.fromEntries(
    genders.map((gender) => [
      gender,
      questionsFor(questions, { gender, isAskedForPhotos: false }).filter(isAsked).length,
    ]),
  ) as Record<Gender, number>;

/** The questions that a person may answer: those of others are read as removed ones, on their way. */
export const answerableBy = (questions: readonly Question[], person: Asked): Question[] =>
  questions.map((question) =>
    isFor(question, person) ? question : { ...question, isRemoved: true },
  );

/**
 * The problems of a form's questions by their path (`questions.0.max`); undefined for none. The fields themselves
 * are checked by `formFields`.
 */
export function formProblems(
  questions: readonly Question[],
): Record<string, FieldProblem> | undefined {
  const problems: Record<string, FieldProblem> = {};
  const asked = questions.filter(({ isRemoved }) => !isRemoved);
  if (!asked.some(isCounted)) problems.questions = { code: "required" };
  if (asked.length > questionCounts.asked)
    problems.questions = { code: "too_long", max: questionCounts.asked };
  if (new Set(questions.map(({ id }) => id)).size < questions.length)
    problems.questions = { code: "invalid" };
  const [, second] = asked.filter(({ kind }) => kind === "photos");
  if (second) problems[`questions.${questions.indexOf(second)}.kind`] = { code: "taken" };
  questions.forEach((question, place) => {
    for (const [name, problem] of Object.entries(problemsOf(question)))
      problems[`questions.${place}.${name}`] = problem;
  });
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function problemsOf(question: Question): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  if (question.kind === "number" && question.min >= question.max)
    problems.max = { code: "out_of_range", min: question.min, max: formFields.bound.max };
  if (question.kind === "measurements" && question.measured.length === 0)
    problems.measured = { code: "choose_one" };
  if (question.kind === "photos") {
    if (question.poses.length === 0) problems.poses = { code: "choose_one" };
    if (question.required) problems.required = { code: "invalid" };
  }
  if (question.kind === "choice" || question.kind === "choices") {
    const { minOptions: min, maxOptions: max } = questionCounts;
    const { length } = question.options;
    if (length < min || length > max) problems.options = { code: "out_of_range", min, max };
    else if (new Set(question.options.map(({ id }) => id)).size < length)
      problems.options = { code: "invalid" };
    else if (new Set(question.options.map(({ text }) => text.trim())).size < length)
      problems.options = { code: "taken" };
  }
  if (question.flag && !isFlagOf(question, question.flag)) problems.flag = { code: "invalid" };
  return problems;
}

/** Whether a flag's rule can be true of a question's answers. */
function isFlagOf(question: Question, flag: FlagRule): boolean {
  if (flag.when !== "answer") return boundsOf(question)?.includes(flag.value) ?? false;
  const answers = answersOf(question);
  return flag.answers.length > 0 && flag.answers.every((answer) => answers.includes(answer));
}

function boundsOf(question: Question): { includes(value: number): boolean } | undefined {
  if (question.kind !== "scale" && question.kind !== "number") return undefined;
  const [min, max] = question.kind === "scale" ? [1, question.end] : [question.min, question.max];
  return { includes: (value) => value >= min && value <= max };
}

function answersOf(question: Question): readonly string[] {
  if (question.kind === "yes_no") return yesNoAnswers;
  if (question.kind === "choice" || question.kind === "choices")
    return question.options.map(({ id }) => id);
  return [];
}

/** The poses of a question, in the order of a visit. */
export const posesOf = (poses: readonly PhotoPose[]): readonly PhotoPose[] =>
  photoPoses.filter((pose) => poses.includes(pose));

/** The measurements of a question, in the order of forms. */
export const measuredOf = (measured: readonly MeasurementKind[]): readonly MeasurementKind[] =>
  measurementKinds.filter((kind) => measured.includes(kind));
