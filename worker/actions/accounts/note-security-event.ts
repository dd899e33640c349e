import type { Platform } from "../../platform.ts";

/** What happens to the security of an account, by how loudly the log says it. */
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
  /** Undefined where an attempt named an account that does not exist. */
  account: string | undefined;
  /** Who did it to another's account. */
  by?: string;
  sessions?: readonly string[];
  reason?: string;
}

/** Writes it into the log by ids alone: who reads logs needs no names, e-mails or addresses. */
export function noteSecurityEvent(
  { log }: Platform,
  event: keyof typeof levels,
  concerned: Concerned,
): void {
  log({ level: levels[event], event, ...concerned });
}
