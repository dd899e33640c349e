import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";

/** The reason of a failed sign-in as text. */
export function signInErrorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === "not_found") return m.access_profile_missing();
    if (error.code === "unavailable") return m.access_profile_failed();
  }
  return errorText(error, m.access_sign_in_failed());
}
