import type { QueryClient } from "@tanstack/react-query";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast-store.ts";
import { refusalText } from "./define-write.ts";
import { resume } from "./follow-writes.ts";
import { type PersistedWrite, readWrites } from "./persisted-writes.ts";
import { accountOf } from "./waiting-writes.ts";

/** Says that a write could not be sent and stays on this device, and offers a retry. */
export function tellAside(
  client: QueryClient,
  write: PersistedWrite,
  failed = refusalText(client, write.key),
): void {
  const tryAgain = async () => {
    const writes = await readWrites(accountOf(client) ?? "");
    // Its owner may have dropped it in the meantime.
    if (!writes.some(({ variables: { id } }) => id === write.variables.id)) return;
    resume(client, write, () => tellAside(client, write, failed));
  };
  toast({
    kind: "error",
    text: m.offline_aside_kept({ failed: failed.replace(/\.$/, "") }),
    action: { label: m.ui_retry(), onAction: () => void tryAgain() },
  });
}
