import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { getHome } from "../../data/home/home.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

/** The trainee's home with the photos of both sides. */
export async function readHome(
  platform: Platform,
  scope: TraineeScope,
  date: LocalDate,
): Promise<Home> {
  const { photoKey, trainerWord, ...home } = await getHome(scope, date);
  const [[own], [word]] = await Promise.all([
    withPhotos(platform, scope.actor, [{ photoKey }]),
    withPhotos(platform, scope.actor, trainerWord ? [trainerWord] : []),
  ]);
  return { ...home, photo: own?.photo ?? null, trainerWord: word ?? null };
}
