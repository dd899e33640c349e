import type { Platform } from "../../platform.ts";

/** Security events of an account, with their levels in the log. */
const levels = {
  sign_in_failed: "warn",
  attempts_blocked: "warn",
  code_wrong: "warn",
  password_wrong: "warn",
  refresh_token_replayed: "warn",
  password_changed: "info",
  password_reset: "info",
  invitation_accepted: "info",
  email_change_asked: "info",
  email_changed: "info",
  two_factor_on: "info",
  two_factor_off: "info",
  recovery_codes_renewed: "info",
  sessions_ended: "info",
  data_copied: "info",
  business_copy_ordered: "info",
  account_deletion_ordered: "info",
  account_kept: "info",
  account_deleted: "info",
} as const;

interface Concerned {
  /** Undefined if the account of an attempt does not exist. */
  account: string | undefined;
  /** The author of a change to another account. */
  by?: string;
  sessions?: readonly string[];
  reason?: string;
}

/** Logs the event by ids alone: readers of logs need no names or addresses. */
export function noteSecurityEvent(
  { log }: Platform,
  event: keyof typeof levels,
  concerned: Concerned,
): void {
  log({ level: levels[event], event, ...concerned });
}
