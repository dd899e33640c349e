import type { OpenedCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { getSentCheckIn } from "../../data/check-ins/own-check-ins.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { ticketToVoices } from "./ticket-to-voices.ts";

/** One sent check-in of the trainee, with a ticket to a spoken reply. */
export async function readSentCheckIn(
  platform: Platform,
  scope: TraineeScope,
  id: string,
): Promise<OpenedCheckIn> {
  const sent = await getSentCheckIn(scope, id);
  return { ...sent, files: await ticketToVoices(platform, scope, [sent]) };
}
