import { oddSignsOf } from "../../../domain/accounts/confusable.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { findLookAlike } from "../../data/people/look-alikes.ts";
import type { WithPhotoKey } from "../../data/people/trainees.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** A trainee's row, with the photo's address and the look-alike name. */
export async function showTrainee(
  platform: Platform,
  scope: TrainerScope,
  { photoKey, ...trainee }: WithPhotoKey<TraineeDetails>,
): Promise<TraineeDetails> {
  const [[shown], alike = null] = await Promise.all([
    withPhotos(platform, scope.actor, [{ photoKey }]),
    findLookAlike(scope, trainee),
  ]);
  const signs = oddSignsOf(trainee);
  const isOdd = alike !== null || signs.length > 0;
  return { ...trainee, photo: shown?.photo ?? null, ...(isOdd && { odd: { signs, alike } }) };
}
