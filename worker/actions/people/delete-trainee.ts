import { MiranError } from "../../../domain/errors.ts";
import { deleteTraineeRows } from "../../data/people/trainee-deletion.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/**
 * Deletes a trainee: all rows at once, and the conversation, the inbox and the files by the outbox. A
 * repetition has the same response.
 */
export async function deleteTrainee(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
): Promise<void> {
  if (traineeId === scope.actor.accountId) throw new MiranError("not_found");
  const deleted = await deleteTraineeRows(scope, traineeId);
  if (!deleted) return;
  platform.log({
    level: "info",
    event: "trainee_deleted",
    traineeId,
    actor: scope.actor.accountId,
    sessionId: scope.actor.sessionId,
  });
  platform.background(drainOutbox(platform));
}
