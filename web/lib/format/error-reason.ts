import { m } from "../../paraglide/messages.js";
import { ApiError } from "../session/api-error.ts";
import { refusals } from "../session/viewing.ts";

type ErrorText = (error: ApiError) => string;

/**
 * Texts of refusals that a read can get too. The first screen carries them; those of writes alone are in
 * `error-text.ts`.
 */
export const readErrorTexts = {
  offline: () => m.error_offline(),
  read_only: () => m.error_forbidden(),
  invalid_request: () => m.error_invalid_request(),
  payload_too_large: () => m.error_payload_too_large(),
  unsupported_media_type: () => m.error_invalid_request(),
  not_found: () => m.error_not_found(),
  method_not_allowed: () => m.error_not_found(),
  unauthenticated: () => m.error_unauthenticated(),
  session_ended: () => m.error_session_ended(),
  account_inactive: () => m.error_account_inactive(),
  forbidden: () => m.error_forbidden(),
  cross_site: () => m.error_cross_site(),
  rate_limited: ({ retryAfter = 1 }) => m.error_rate_limited({ seconds: retryAfter }),
  conflict: () => m.error_conflict(),
  date_in_future: () => m.error_date_in_future(),
  unavailable: () => m.error_unavailable(),
} satisfies Partial<Record<ApiError["code"], ErrorText>>;

/** The reason to add to a failed read's title; undefined for an unforeseen failure. */
export function errorReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const texts: Partial<Record<ApiError["code"], ErrorText>> = readErrorTexts;
  return (refusals[error.code] ?? texts[error.code])?.(error);
}
