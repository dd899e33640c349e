import type { PresenceChange } from "../../../durable/inbox.ts";
import { getTrainerId } from "../../data/accounts/accounts.ts";
import { noteTraineeSeen } from "../../data/conversations/presence.ts";
import type { Platform } from "../../platform.ts";

/** Tells the trainer of a trainee's arrival or departure. */
export async function followPresence(
  platform: Platform,
  { accountId: traineeId, side, online, at }: PresenceChange,
): Promise<void> {
  if (side !== "trainee") return;
  const seen = await noteTraineeSeen(platform.database, { traineeId, at });
  const trainerId = await getTrainerId(platform.database);
  if (!seen || !trainerId) return;
  await platform.live.tell(trainerId, { type: "presence", traineeId, online, at });
}
