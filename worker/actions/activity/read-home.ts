import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { getHome } from "../../data/activity/home.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** The trainee's home with the photo. */
export async function readHome(
  platform: Platform,
  scope: TraineeScope,
  date: LocalDate,
): Promise<Home> {
  const { photoKey, ...home } = await getHome(scope, date);
  const [shown] = await withPhotos(platform, scope.actor, [{ photoKey }]);
  return { ...home, photo: shown?.photo ?? null };
}
