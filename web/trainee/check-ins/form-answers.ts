import { type Answer, answerProblem } from "../../../domain/check-ins/answers.ts";
import { isAsked, type Question } from "../../../domain/check-ins/questions.ts";
import type { NewCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { answerOf, type TypedAnswers, typedProblem } from "../../check-ins/typed.ts";

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
  questions.filter((each) => isAsked(each) && answerOf(each, typed[each.id]) !== null).length;

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
