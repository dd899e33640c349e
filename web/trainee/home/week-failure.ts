import { errorReason } from "../../lib/format/error-reason.ts";
import { ApiError, isSignedOut } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";

const isNobodys = (error: Error): boolean =>
  isSignedOut(error) || (error instanceof ApiError && error.code === "not_found");

/** The title of a failure, in the words of the week's card. */
export function failureTitle(error: Error): string {
  return isNobodys(error) ? m.home_no_user() : m.home_performance_failed();
}

/** A reason that adds to the title; an unforeseen failure has none. */
export function failureReason(error: Error): string | undefined {
  return isNobodys(error) ? undefined : errorReason(error);
}
