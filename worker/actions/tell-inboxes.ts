import type { InboxEvent } from "../../domain/contract/inbox.ts";
import type { Platform } from "../platform.ts";

/** Tells each of these people; every one is tried, and a failure of any is one of all. */
export async function tellInboxes(
  { live }: Platform,
  { accountIds, event }: { accountIds: readonly string[]; event: InboxEvent },
): Promise<void> {
  const told = await Promise.allSettled(accountIds.map((id) => live.tell(id, event)));
  const failed = told.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
