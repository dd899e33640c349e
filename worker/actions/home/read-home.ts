import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { mayBeNear } from "../../../domain/ramadan/when-shown.ts";
import { getHome, type HomeMonth } from "../../data/home/home.ts";
import { isViewed, type TraineeScope } from "../../data/scope.ts";
import { lazily } from "../../lazily.ts";
import type { Platform } from "../../platform.ts";
import { withPhotos } from "../../tokens/photo-ticket.ts";

// With the cities and the times, which eleven months of the year need not.
const seeOwnMonth = lazily(() => import("../ramadan/see-own-month.ts"), "seeOwnMonth");

/** The trainee's home with the photos of both sides. */
export async function readHome(
  platform: Platform,
  scope: TraineeScope,
  date: LocalDate,
): Promise<Home> {
  const { photoKey, trainerWord, month, ...home } = await getHome(scope, date);
  const [[own], [word], ramadan] = await Promise.all([
    withPhotos(platform, scope.actor, [{ photoKey }]),
    withPhotos(platform, scope.actor, trainerWord ? [trainerWord] : []),
    ramadanOf(platform, scope, { date, month }),
  ]);
  return { ...home, at: scope.now, photo: own?.photo ?? null, trainerWord: word ?? null, ramadan };
}

/** The month near a day, for its person alone: how somebody fasts is nobody else's to see. */
async function ramadanOf(
  platform: Platform,
  scope: TraineeScope,
  { date, month }: { date: LocalDate; month: HomeMonth },
) {
  return !isViewed(scope) && month.shown !== false && mayBeNear(date)
    ? seeOwnMonth(platform, scope, { date, month })
    : null;
}
