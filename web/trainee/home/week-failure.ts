import { ApiError } from "../../lib/api-error.ts";
import { errorReason } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";

const nobody: ReadonlySet<string> = new Set(["unauthenticated", "session_ended", "not_found"]);

/** What did not work, in the words of the week's card. */
export function failureTitle(error: Error): string {
  return error instanceof ApiError && nobody.has(error.code)
    ? m.home_no_user()
    : m.home_performance_failed();
}

/** Only what adds something: an unforeseen failure has nothing more to say. */
export function failureReason(error: Error): string | undefined {
  return error instanceof ApiError && nobody.has(error.code) ? undefined : errorReason(error);
}
