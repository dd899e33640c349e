import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { personTextsOf } from "../../person-form/read.ts";
import type { SubmitOutcome } from "../../ui/form.ts";

/** The reason of a refused registration, above the button and at the fields. */
export function refusalOf(error: unknown): SubmitOutcome {
  if (!(error instanceof ApiError)) return { ok: false, message: m.access_register_failed() };
  const message = messageOf(error);
  const fields = personTextsOf(error.fields);
  if (error.code === "email_taken") fields.email = message;
  return { ok: false, message, ...(Object.keys(fields).length > 0 ? { fields } : {}) };
}

function messageOf(error: ApiError): string {
  if (error.code === "internal") return m.access_creation_failed();
  if (error.code === "unavailable") return m.access_register_failed();
  return errorText(error);
}
