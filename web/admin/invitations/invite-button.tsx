import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { TraineesPage } from "../../../domain/contract/trainees/trainees.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";

const InviteDialog = lazyPart(async () => (await import("./invite-dialog.tsx")).InviteDialog);

/** Opens the invitations; so does `?invite=1`, from wherever it is linked. */
export function InviteButton({ page }: { page: TraineesPage | undefined }) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const asked = params.has("invite");
  const close = () => {
    setOpened(false);
    if (!asked) return;
    const rest = new URLSearchParams(params);
    rest.delete("invite");
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        <Icon name="mail" className="max-sm:hidden" />
        {m.invitations_invite()}
      </Button>
      {(opened || asked) && (
        <Suspense>
          <InviteDialog page={page} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
