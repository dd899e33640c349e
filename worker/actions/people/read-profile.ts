import type { Profile } from "../../../domain/contract/people/profile.ts";
import { getProfile } from "../../data/people/profile.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** All values of a trainee's «حسابي». */
export async function readProfile(platform: Platform, scope: TraineeScope): Promise<Profile> {
  const { photoKey, ...profile } = await getProfile(scope);
  const [shown] = await withPhotos(platform, scope.actor, [{ photoKey }]);
  return { ...profile, photo: shown?.photo ?? null };
}
