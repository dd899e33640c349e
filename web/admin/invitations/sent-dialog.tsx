import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkPanel } from "./link-panel.tsx";

/** A link that was made just now, on its own. */
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
