import { eq } from "drizzle-orm";
import { MiranError } from "../../../domain/errors.ts";
import { traineeProfiles } from "../../db/schema.ts";
import { scopeOfTrainee, type TraineeScope, type TrainerScope } from "../scope.ts";

/**
 * The trainer's proof for a trainee whom a request names.
 * @throws `not_found` when there is no such trainee
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
