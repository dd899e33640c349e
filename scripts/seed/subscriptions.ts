import { subscriptionEnd } from "../../domain/memberships/plans.ts";
import { initialPlans } from "../library/plans.ts";
import { dayDate, dayNumber, hourOf } from "./calendar.ts";
import { seedId } from "./ids.ts";
import type { Random } from "./random.ts";

export interface SeedSubscription {
  id: string;
  plan: string;
  planName: string;
  englishPlanName: string;
  priceAgorot: number;
  months: number;
  starts: string;
  ends: string;
  at: number;
}

interface Term {
  joined: number;
  today: number;
  status: "active" | "pending" | "inactive";
  owner: number;
  now: number;
}

function pickPlan(random: Random) {
  const ticket = random.next();
  return initialPlans.find(
    ({ id }) => id === (ticket < 0.45 ? "basic" : ticket < 0.8 ? "premium" : "pro"),
  );
}

/**
 * Subscriptions without gaps since the registration. An active trainee's last one covers today, except for
 * one trainee in fifteen. The others' ended some weeks ago.
 */
export function subscriptionsOf(
  random: Random,
  { joined, today, status, owner, now }: Term,
): { plan: string; subscriptions: SeedSubscription[] } {
  const until = status === "inactive" || random.chance(0.07) ? today - random.whole(1, 40) : today;
  const subscriptions: SeedSubscription[] = [];
  let plan = pickPlan(random) ?? initialPlans[0];
  let starts = dayDate(joined);
  while (plan) {
    const ends = subscriptionEnd(starts, plan.months);
    const at = Math.min(now, hourOf(dayNumber(starts), 9));
    const id = seedId("subscription", at, owner, subscriptions.length);
    subscriptions.push({
      id,
      plan: plan.id,
      planName: plan.name,
      englishPlanName: plan.englishName,
      priceAgorot: plan.priceAgorot,
      months: plan.months,
      starts,
      ends,
      at,
    });
    if (dayNumber(ends) > until) break;
    starts = ends;
    if (random.chance(0.15)) plan = pickPlan(random);
  }
  return { plan: subscriptions.at(-1)?.plan ?? "basic", subscriptions };
}
