import { Suspense, useState } from "react";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { lazyPart } from "../../frame/again.tsx";
import { useAsked } from "../../lib/use-asked.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";

const InviteDialog = lazyPart(async () => (await import("./invite-dialog.tsx")).InviteDialog);

/** Opens the invitations, as `?invite=1` does from any link. */
export function InviteButton({ page }: { page: TraineesPage | undefined }) {
  const [opened, setOpened] = useState(false);
  useAsked("invite", () => setOpened(true));
  return (
    <>
      <Button
        variant="secondary"
        aria-label={m.invitations_invite()}
        className="sm:me-1"
        onClick={() => setOpened(true)}
      >
        <Icon name="mail" className="max-sm:hidden" />
        <span className="max-sm:hidden">{m.invitations_invite()}</span>
        <span className="sm:hidden">{m.invitations_invite_short()}</span>
      </Button>
      {opened && (
        <Suspense>
          <InviteDialog page={page} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
