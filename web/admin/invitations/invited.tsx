import { Suspense, useState } from "react";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { InvitationRows } from "./invitation-rows.tsx";

const InviteDialog = lazyPart(async () => (await import("./invite-dialog.tsx")).InviteDialog);
const SentDialog = lazyPart(async () => (await import("./sent-dialog.tsx")).SentDialog);

/** Maximum number of rows, so that the trainees stay in view; a search shows all matches. */
const maxNamed = 3;

type InvitedProps = { page: TraineesPage; searched: boolean };

/** Open invitations, above the trainees. */
export function Invited({ page, searched }: InvitedProps) {
  const { people, total } = page.invited;
  const [sent, setSent] = useState<SentInvitation>();
  const [all, setAll] = useState(false);
  const shown = searched ? people : people.slice(0, maxNamed);
  return (
    <Card
      title={m.invitations_waiting({ count: total })}
      action={
        total > shown.length && (
          <Button variant="ghost" className="-me-3 px-3!" onClick={() => setAll(true)}>
            {m.invitations_all()}
          </Button>
        )
      }
      className="pb-1!"
    >
      <InvitationRows invitations={shown} onSent={setSent} amongPeople />
      <Suspense>
        {sent && <SentDialog sent={sent} onClose={() => setSent(undefined)} />}
        {all && <InviteDialog page={page} first="list" onClose={() => setAll(false)} />}
      </Suspense>
    </Card>
  );
}
