import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkPanel } from "./link-panel.tsx";

/** A new link in its own dialog. */
export function SentDialog({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  return (
    <Dialog
      open
      size="lg"
      title={m.invitations_list()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{m.invitations_done()}</Button>}
    >
      <LinkPanel sent={sent} />
    </Dialog>
  );
}
