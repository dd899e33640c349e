import { asOneLine } from "../text.ts";

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

/**
 * A name as a mail may say it: whoever registers writes both it and the address, which need not be
 * theirs, and a mail of ours is no place for a link of theirs.
 * @returns undefined for what mail programs would make a link of
 */
export function nameInMail(name: string): string | undefined {
  const shown = asOneLine(name).trim();
  return looksLikeLink.test(shown) ? undefined : shown || undefined;
}

// A letter before a point is a name's initial (A.Hassan), unless what follows ends or goes on as an address does (t.me, x.com).
const looksLikeLink =
  /:\/\/|www\.|@|(?:[a-z\d-]{2}|\d)\.[a-z]{2}|\.xn--|[a-z]\.(?:(?:[a-z]{2}|com|net|org)(?![a-z\d-])|[a-z]+[/:?#])/i;

/** How long a mail may wait for a quota, in milliseconds; then it waits for a person. */
export const maxQuotaWaitMs = 7 * 86_400_000;

/** How many invitations of an import leave at once, and how long each further one waits for the one before. */
export const maxInvitationsAtOnce = 10;
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
