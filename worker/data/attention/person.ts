import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { traineeDetailsOf, traineeDetailsQueries, type WithPhotoKey } from "../people/trainees.ts";
import { scopeOfTrainee, type TrainerScope } from "../scope.ts";
import { glanceOf, glanceStatements, type SealedGlance } from "./glance.ts";

interface PersonRead {
  trainee: WithPhotoKey<TraineeDetails>;
  glance: SealedGlance;
}

/** The page of one trainee in one batch, which proves that the trainee exists; undefined if not. */
export async function getPerson(
  scope: TrainerScope,
  traineeId: string,
): Promise<PersonRead | undefined> {
  const { db } = scope;
  const own = scopeOfTrainee(scope, traineeId);
  const [profile, weights, measured, plans, ...rows] = await db.batch([
    ...traineeDetailsQueries(db, traineeId),
    ...glanceStatements(own),
  ]);
  const trainee = traineeDetailsOf([profile, weights, measured, plans]);
  const glance = glanceOf(own, rows);
  return trainee && glance && { trainee, glance };
}
