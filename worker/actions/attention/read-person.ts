import type { Person } from "../../../domain/contract/attention/person.ts";
import { getPerson } from "../../data/attention/person.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { showTrainee } from "../people/show-trainee.ts";
import { openShownFast } from "../ramadan/open-shown-fasts.ts";

/** The page of one trainee; undefined if it does not exist. */
export async function readPerson(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
): Promise<Person | undefined> {
  const read = await getPerson(scope, traineeId);
  if (!read) return undefined;
  const trainee = await showTrainee(platform, scope, read.trainee);
  const { photoKey: _, fast: sealed, ...glance } = read.glance;
  const fast = await openShownFast(platform, traineeId, sealed);
  return { ...trainee, glance: { ...glance, photo: trainee.photo, fast } };
}
