import type { OpenInvitation } from "../../../domain/contract/people/invitation.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { openInvitation } from "../api.ts";

type Opened =
  | { kind: "open"; token: string; invitation: OpenInvitation }
  | { kind: "over"; code: ErrorCode }
  | { kind: "failed"; text: string };

const overCodes: ReadonlySet<string> = new Set<ErrorCode>([
  "invitation_invalid",
  "invitation_used",
  "invitation_revoked",
  "invitation_ended",
]);

/** The reason of an invalid invitation, if the error states one. */
export const overCodeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError && overCodes.has(error.code) ? (error.code as ErrorCode) : undefined;

/** The invitation of a link. */
export async function open(token: string | undefined): Promise<Opened> {
  if (!token) return { kind: "over", code: "invitation_invalid" };
  try {
    return { kind: "open", token, invitation: await openInvitation(token) };
  } catch (error) {
    const code = overCodeOf(error);
    return code ? { kind: "over", code } : { kind: "failed", text: errorText(error) };
  }
}
