import type { Question } from "../../domain/check-ins/questions.ts";
import type { FieldProblem } from "../../domain/errors.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { m } from "../paraglide/messages.js";

/** What is missing of an answer, and what to do. */
export function problemText(question: Question, problem: FieldProblem): string {
  if (problem.code === "choose_one") return m.check_in_choose_one();
  if (problem.code === "required" || problem.code === "unknown_choice") {
    const isWritten = question.kind === "short_text" || question.kind === "long_text";
    return isWritten ? m.check_in_write_answer() : m.check_in_answer_missing();
  }
  return fieldText(problem);
}
