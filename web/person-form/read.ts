import type { FieldProblem } from "../../domain/errors.ts";
import { fieldTextsOf } from "../lib/format/field-text.ts";
import type { FormProblems } from "../lib/read-form.ts";
import { m } from "../paraglide/messages.js";
import type { FieldErrors } from "../ui/form.ts";

/** The errors of a person's form as texts; short passwords have their own. */
export function personTextsOf(problems: FormProblems): FieldErrors {
  const texts = fieldTextsOf(problems);
  for (const name of ["password", "newPassword"]) {
    if (problems[name]?.code === "too_short") texts[name] = m.field_password_too_short();
  }
  return texts;
}

/** Whether both passwords of a form are equal. */
export function checkRepeated(data: FormData, first = "password"): FieldProblem | undefined {
  const repeated = data.get("confirmPassword");
  if (repeated === null || repeated === "") return { code: "required" };
  return repeated === data.get(first) ? undefined : { code: "passwords_differ" };
}

/** Whether two lists contain the same choices in any order. */
export function sameChoices(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((choice) => others.includes(choice));
}
