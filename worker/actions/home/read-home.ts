import { insightOf } from "../../../domain/activity/insight.ts";
import { leftOfPlan, overPlan } from "../../../domain/activity/meal-day.ts";
import { ownBurnRate } from "../../../domain/body/calories.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { isSettling } from "../../../domain/ramadan/first-week.ts";
import { targetWithoutDeficit } from "../../../domain/ramadan/no-deficit.ts";
import { assumedActivity } from "../../../domain/ramadan/target-in-month.ts";
import { mayBeNear } from "../../../domain/ramadan/when-shown.ts";
import { getHome, type HomeFood, type HomeMonth } from "../../data/home/home.ts";
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
  const { photoKey, trainerWord, month, food, insight, ...home } = await getHome(scope, date);
  const [[own], [word], ramadan] = await Promise.all([
    withPhotos(platform, scope.actor, [{ photoKey }]),
    withPhotos(platform, scope.actor, trainerWord ? [trainerWord] : []),
    ramadanOf(platform, scope, { date, month }),
  ]);
  const need = ownBurnRate(home.body, assumedActivity) ?? null;
  const days = ramadan?.withoutDeficit ? { ...ramadan.withoutDeficit, need } : null;
  const target = targetWithoutDeficit({ date, ...food }, days);
  const weights = isSettling(ramadan?.near?.view, date) ? [] : insight.weights;
  return {
    ...home,
    ...comparedWith(target, food),
    at: scope.now,
    photo: own?.photo ?? null,
    trainerWord: word ?? null,
    ramadan: ramadan?.near ?? null,
    insight: insightOf({ ...insight, weights, targetCalories: target?.calories ?? null }),
  };
}

/** kcal over and left of the target, without one of the planned meals; nothing, if nothing is compared. */
function comparedWith(
  target: ReturnType<typeof targetWithoutDeficit>,
  { eaten, planned }: HomeFood,
): Pick<Home, "over" | "left"> {
  if (target === null) return { over: 0, left: null };
  const plan = target?.calories ?? planned?.calories ?? null;
  const left = leftOfPlan(eaten, plan);
  return { over: Math.round(overPlan(eaten, plan)), left: left && Math.round(left) };
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
