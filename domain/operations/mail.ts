/** Why a mail did not leave, where trying it again soon would change nothing. */
type MailFailureReason =
  /** No more mails may leave for now. */
  | "quota"
  /** The service sends this one to nobody: its address is suppressed, or it is malformed. */
  | "refused";

/** Thrown by whoever sends mails; `code` is the service's own word for it. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  readonly reason: MailFailureReason;
  readonly code: string;
  /** From when on mails may leave again, in UTC milliseconds. */
  readonly availableAt: number | null;

  constructor(reason: MailFailureReason, code: string, availableAt: number | null = null) {
    super(code);
    this.reason = reason;
    this.code = code;
    this.availableAt = availableAt;
  }
}

/** How long a mail may wait for a quota, in milliseconds; then it waits for a person. */
export const maxQuotaWaitMs = 7 * 86_400_000;

/** How many invitations of an import leave at once, and how long each further one waits for the one before. */
export const invitationsAtOnce = 10;
export const invitationSpacingMs = 60_000;

/**
 * `Name <address>`, or an address alone, which then bears the product's name.
 * @throws when there is no address in it
 */
export function readSender(text: string): { email: string; name: string } {
  const [, name, inBrackets] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  const email = (inBrackets ?? text).trim();
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email)) throw new Error("MAIL_FROM holds no address");
  return { email, name: name || "Miran" };
}
