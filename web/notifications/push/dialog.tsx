import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import type { PushApi } from "../api.ts";
import { PushSettings } from "./settings.tsx";

/** The choices by themselves, where no settings stand around them. */
export function PushDialog({ api, onClose }: { api: PushApi; onClose: () => void }) {
  return (
    <Dialog open title={m.push_title()} onClose={onClose}>
      <PushSettings api={api} />
    </Dialog>
  );
}
