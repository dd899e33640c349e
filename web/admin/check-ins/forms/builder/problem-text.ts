import { questionCounts } from "../../../../../domain/check-ins/questions.ts";
import type { FieldProblem } from "../../../../../domain/errors.ts";
import { fieldText } from "../../../../lib/format/field-text.ts";
import { m } from "../../../../paraglide/messages.js";

/** What is wrong at a place of a form, and what to do. */
export function problemText(place: string, problem: FieldProblem | undefined): string | undefined {
  if (!problem) return undefined;
  const field = place.split(".")[1];
  if (place === "name" && problem.code === "required") return m.check_in_form_needs_name();
  if (place === "questions")
    return problem.code === "too_long"
      ? m.check_in_form_too_many({ max: questionCounts.asked })
      : m.check_in_form_needs_question();
  if (field === "text" && problem.code === "required") return m.check_in_form_needs_text();
  if (field === "options" && problem.code === "taken") return m.check_in_form_option_twice();
  if (field === "options")
    return m.check_in_form_needs_options({
      min: questionCounts.minOptions,
      max: questionCounts.maxOptions,
    });
  if (field === "measured") return m.check_in_form_needs_measure();
  if (field === "kind" && problem.code === "taken") return m.check_in_form_photos_twice();
  if (field === "poses") return m.check_in_form_needs_pose();
  if (field === "max" && problem.code === "out_of_range") return m.check_in_form_max_above();
  return fieldText(problem);
}
