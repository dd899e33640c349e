import { eq } from "drizzle-orm";
import { MiranError } from "../../../domain/errors.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "../scope.ts";

/**
 * The trainer's proof for the trainee of a request.
 * @throws `not_found` if the trainee does not exist
 */
export async function requireTraineeScope(
  scope: TrainerScope,
  traineeId: string,
): Promise<TraineeScope> {
  const t = traineeProfiles;
  const [[found]] = await scope.db.batch([
    scope.db.select({ id: t.id }).from(t).where(eq(t.id, traineeId)),
  ]);
  if (!found) throw new MiranError("not_found");
  return scopeOfTrainee(scope, found.id);
}
