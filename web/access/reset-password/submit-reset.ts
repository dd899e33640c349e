import { checkField } from "../../../domain/fields.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { m } from "../../paraglide/messages.js";
import type { SubmitOutcome } from "../../ui/form.ts";
import { requestReset } from "../api.ts";
import { refused } from "../use-deferred-form.ts";

export async function submitReset(
  data: FormData,
  onSent: (email: string) => void,
): Promise<SubmitOutcome> {
  const email = String(data.get("email") ?? "").trim();
  const problem = checkField({ kind: "email", known: true }, email);
  if (problem) {
    const missing = problem.code === "required";
    return refused({ email: missing ? m.access_reset_email_required() : fieldText(problem) });
  }
  try {
    await requestReset(email);
    onSent(email);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: errorText(error, m.access_reset_failed()) };
  }
}
