import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { personTextsOf } from "../../person-form/read.ts";
import type { SubmitOutcome } from "../../ui/form.ts";
import { formProblems } from "./read-new-trainee.ts";

/** The reason of a refusal, above the form and at its fields. */
export function failureOf(error: unknown, fallback: string): SubmitOutcome {
  const message = errorText(error, fallback);
  if (!(error instanceof ApiError)) return { ok: false, message };
  const fields = personTextsOf(formProblems(error.fields));
  if (error.code === "email_taken") fields.email = message;
  return { ok: false, message, fields };
}
