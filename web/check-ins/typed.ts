import { type MeasurementKind, measurementDecimals } from "../../domain/body/measurements.ts";
import { type AnswerValue, answerProblem } from "../../domain/check-ins/answers.ts";
import type { Question } from "../../domain/check-ins/questions.ts";
import { isSpoken } from "../../domain/check-ins/recordings.ts";
import type { FieldProblem } from "../../domain/errors.ts";
import { parseNumber, roundTo } from "../../domain/numerals.ts";
import { asOneLine } from "../../domain/text.ts";

/** Measurements during entry: a text that is no number stays as it was typed. */
export type TypedMeasures = { readonly [Kind in MeasurementKind]?: number | string };

/** An answer during entry. Texts are as typed; so is a number that cannot be read. */
export type TypedAnswer = AnswerValue | TypedMeasures;

/** Answers during entry by the ids of their questions; a question that was left or emptied has none. */
export type TypedAnswers = Readonly<Record<string, TypedAnswer>>;

/** A number of a field; its text if it cannot be read, undefined for an empty field. */
export function numberOrText(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return parseNumber(text) ?? text;
}

/** The answer as it is sent: trimmed, rounded to the stored decimals; null for an empty one. */
export function answerOf(question: Question, typed: TypedAnswer | undefined): unknown {
  if (typed === undefined) return null;
  if (typeof typed === "number") {
    return question.kind === "number" ? roundTo(typed, question.decimals) : typed;
  }
  if (typeof typed === "string") {
    const text = question.kind === "short_text" ? asOneLine(typed).trim() : typed.trim();
    return text === "" ? null : text;
  }
  if (isSpoken(typed)) return typed;
  if (Array.isArray(typed)) return typed.length === 0 ? null : typed;
  const values = Object.entries(typed).map(([kind, value]) => [
    kind,
    typeof value === "number" ? roundTo(value, measurementDecimals) : value,
  ]);
  return values.length === 0 ? null : Object.fromEntries(values);
}

/** The problem of an answer during entry; undefined for a valid one and for an optional one that is empty. */
export function typedProblem(
  question: Question,
  typed: TypedAnswer | undefined,
): FieldProblem | undefined {
  const value = answerOf(question, typed);
  if (value !== null) return answerProblem(question, value);
  return question.required && question.kind !== "fact" ? { code: "required" } : undefined;
}
