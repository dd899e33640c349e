import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { getGlance } from "../../data/attention/glance.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";
import { openShownFast } from "../ramadan/open-shown-fasts.ts";

/** The panel beside a conversation. */
export async function readGlance(platform: Platform, scope: TraineeScope): Promise<TraineeGlance> {
  const { photoKey, fast, ...glance } = await getGlance(scope);
  const [shown] = await withPhotos(platform, scope.actor, [{ photoKey }]);
  return {
    ...glance,
    photo: shown?.photo ?? null,
    fast: await openShownFast(platform, scope.traineeId, fast),
  };
}
