import { asOneLine } from "../text.ts";

/** A reason of a failed mail that an early retry cannot change. */
type MailFailureReason =
  /** The limit of mails is reached for now. */
  | "quota"
  /** The service refuses this mail: a suppressed address, or a malformed mail. */
  | "refused";

/** Thrown by the sender of mails; `code` is the service's. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  readonly reason: MailFailureReason;
  readonly code: string;
  /** The time at which mails can be sent again, in UTC milliseconds. */
  readonly availableAt: number | null;

  constructor(reason: MailFailureReason, code: string, availableAt: number | null = null) {
    super(code);
    this.reason = reason;
    this.code = code;
    this.availableAt = availableAt;
  }
}

/**
 * A name for use in a mail. A visitor types the name and an address that may be somebody else's, so our
 * mail must not carry a link in the name.
 * @returns undefined for a name that mail programs would turn into a link
 */
export function nameInMail(name: string): string | undefined {
  const shown = asOneLine(name).trim();
  return looksLikeLink.test(shown) ? undefined : shown || undefined;
}

// A letter before a point is an initial (A.Hassan), unless the rest has the form of an address (t.me, x.com).
const looksLikeLink =
  /:\/\/|www\.|@|(?:[a-z\d-]{2}|\d)\.[a-z]{2}|\.xn--|[a-z]\.(?:(?:[a-z]{2}|com|net|org)(?![a-z\d-])|[a-z]+[/:?#])/i;

/** Maximum wait of a mail for a quota, in milliseconds; then it is parked. */
export const maxQuotaWaitMs = 7 * 86_400_000;

/** Invitations of an import that are sent at once; each further one follows after a delay. */
export const maxInvitationsAtOnce = 10;
export const invitationSpacingMs = 60_000;

/**
 * Parses `Name <address>`, or an address alone, which gets the product's name.
 * @throws without an address
 */
export function readSender(text: string): { email: string; name: string } {
  const [, name, inBrackets] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  const email = (inBrackets ?? text).trim();
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(email)) throw new Error("MAIL_FROM holds no address");
  return { email, name: name || "Miran" };
}
