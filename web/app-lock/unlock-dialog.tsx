import { openLock } from "../lib/session/app-lock.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { UnlockForm } from "./unlock-form.tsx";

/** Opens all that is covered, over the screen that stands there. */
export function UnlockDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={m.app_lock_open()} onClose={onClose}>
      <UnlockForm
        onOpen={() => {
          openLock();
          onClose();
        }}
      />
    </Dialog>
  );
}
