import { MiranError } from "../../../domain/errors.ts";
import { deleteTraineeRows } from "../../data/people/trainee-deletion.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/**
 * Deletes a trainee with everything of theirs: the rows at once and together, the conversation,
 * the inbox and the files by the outbox. A repeated call finds nothing and answers the same.
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
