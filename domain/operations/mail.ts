/** Why a mail did not leave, where trying it again soon would change nothing. */
type MailFailureReason =
  /** No more mails may leave for now. */
  | "quota"
  /** The service sends this one to nobody: its address is suppressed, or it is malformed. */
  | "refused";

/** Thrown by whoever sends mails; `code` is the service's own word for it. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";

  constructor(
    readonly reason: MailFailureReason,
    readonly code: string,
    /** From when on mails may leave again, in UTC milliseconds. */
    readonly availableAt: number | null = null,
  ) {
    super(code);
  }
}

/** How long a mail may wait for a quota, in milliseconds; then it waits for a person. */
export const maxQuotaWaitMs = 7 * 86_400_000;

/** How many invitations of an import leave at once, and how long each further one waits for the one before. */
export const invitationsAtOnce = 10;
export const invitationSpacingMs = 60_000;
