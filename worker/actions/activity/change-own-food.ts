import type {
  OwnFood,
  OwnFoodContent,
  OwnFoods,
} from "../../../domain/contract/activity/own-foods.ts";
import type { StoredPhoto } from "../../../domain/contract/photo.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import { setOwnFoodPhoto } from "../../data/activity/own-food-photo.ts";
import { type KeptOwnFood, listOwnFoods, putOwnFood } from "../../data/activity/own-foods.ts";
import { photoKey } from "../../data/people/photo.ts";
import type { Actor, TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { type PhotoUpload, storePhoto } from "../people/change-photo.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

const shown = (platform: Platform, actor: Actor, foods: readonly KeptOwnFood[]) =>
  withPhotos(platform, actor, foods);

/** The trainee's own foods with their photos. */
export async function readOwnFoods(platform: Platform, scope: TraineeScope): Promise<OwnFoods> {
  return { foods: await shown(platform, scope.actor, await listOwnFoods(scope)) };
}

/** Creates or replaces an own food. */
export async function changeOwnFood(
  platform: Platform,
  scope: TraineeScope,
  id: string,
  content: OwnFoodContent,
): Promise<OwnFood> {
  const { food, full } = await putOwnFood(scope, id, content);
  if (!food) throw new MiranError(full ? "own_foods_full" : "not_found");
  const [written] = await shown(platform, scope.actor, [food]);
  if (!written) throw new MiranError("not_found");
  return written;
}

/** Sets the photo of an own food's label; the previous one is erased. */
export const uploadOwnFoodPhoto = (
  platform: Platform,
  scope: TraineeScope,
  id: string,
  upload: PhotoUpload,
): Promise<StoredPhoto> => {
  const key = photoKey(scope.traineeId, newId(scope.now));
  return storePhoto(platform, upload, {
    actor: scope.actor,
    key,
    set: () => setOwnFoodPhoto(scope, id, key),
  });
};

/** Removes the photo of an own food's label; without one the response is the same. */
export async function removeOwnFoodPhoto(
  platform: Platform,
  scope: TraineeScope,
  id: string,
): Promise<void> {
  if (!(await setOwnFoodPhoto(scope, id, null))) throw new MiranError("not_found");
  platform.background(drainOutbox(platform));
}
