import type { TellOrder } from "../../data/plumbing/outbox.ts";
import type { Platform } from "../../platform.ts";

/** Tells each of these people; all are tried before any failure is thrown. */
export async function tellInboxes(
  { live }: Platform,
  { accountIds, event, except, own }: TellOrder,
): Promise<void> {
  const told = await Promise.allSettled(
    accountIds.map((id) =>
      live.tell(id, own && "traineeId" in event ? { ...event, traineeId: id } : event, except),
    ),
  );
  const failed = told.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
