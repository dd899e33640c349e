import type { ErrorCode } from "../../../domain/errors.ts";
import { paths } from "../../../domain/paths.ts";
import { invitationDays } from "../../../domain/people/invitations.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../links.tsx";

/** The reason that the link is invalid, with advice. */
export function Over({ code }: { code: ErrorCode }) {
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-4">
      <h1 className="page-title">{m.access_invitation_title()}</h1>
      <Banner kind={code === "invitation_used" ? "info" : "error"}>
        <p className="font-medium">{errorText(new ApiError(code))}</p>
        <p>{nextOf(code)}</p>
      </Banner>
      <LinkButton
        size="lg"
        href={paths.trainee.signIn}
        variant={code === "invitation_used" ? "primary" : "secondary"}
      >
        {m.access_sign_in()}
      </LinkButton>
      {code === "invitation_used" && (
        <TextLink href={paths.resetPassword}>{m.access_forgot()}</TextLink>
      )}
    </div>
  );
}

function nextOf(code: ErrorCode): string {
  if (code === "invitation_used") return m.access_invitation_used_text();
  if (code === "invitation_revoked") return m.access_invitation_revoked_text();
  if (code === "invitation_ended") return m.access_invitation_ended_text({ count: invitationDays });
  return m.access_invitation_invalid_text();
}
