import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { inviteToAccount } from "./queries.ts";
import { SentDialog } from "./sent-dialog.tsx";

/** A new link for an account whose first password was never set. */
export function AccountInvitation({ trainee }: { trainee: TraineeDetails }) {
  const [open, setOpen] = useState(false);
  const inviting = useMutation({
    mutationFn: () => inviteToAccount(trainee.id, newId()),
    onSuccess: () => setOpen(true),
  });
  return (
    <Card title={m.trainees_no_password_title()}>
      <p className="pb-3 text-muted">
        {m.trainees_no_password_text({ gender: trainee.gender ?? "other" })}
        {trainee.email === null && ` ${m.trainees_no_email_text()}`}
      </p>
      {inviting.isError && (
        <Banner kind="error" className="mb-3">
          {errorText(inviting.error, m.invitations_create_failed())}
        </Banner>
      )}
      <Button
        variant="secondary"
        pending={inviting.isPending}
        pendingLabel={m.invitations_creating()}
        onClick={() => inviting.mutate()}
      >
        {m.trainees_no_password_invite()}
      </Button>
      {open && inviting.data && <SentDialog sent={inviting.data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
