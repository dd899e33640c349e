import { localDateAt } from "../../../domain/calendar.ts";
import { MiranError } from "../../../domain/errors.ts";
import { type ConsentPurpose, stands } from "../../../domain/people/consents.ts";
import type { ConsentDecision } from "../../data/people/consents.ts";
import { type ConsentBasis, setFastingConsent } from "../../data/ramadan/fasting-consents.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";
import { openHealth } from "./open-health.ts";

/**
 * Gives or withdraws a consent. One to show a yes is given to a yes alone, and one to show the month counts for today's
 * mark too.
 */
export async function decideConsent(
  platform: Platform,
  scope: TraineeScope,
  decision: ConsentDecision,
) {
  const basis = decision.given ? await basisOf(platform, scope, decision.purpose) : {};
  const decided = await setFastingConsent(scope, decision, basis);
  if (decision.given && !stands(decided.consent)) throw new MiranError("conflict");
  return decided;
}

/** What a consent is given by. */
async function basisOf(
  platform: Platform,
  scope: TraineeScope,
  purpose: ConsentPurpose,
): Promise<ConsentBasis> {
  if (purpose === "fasting_health") return { yes: await readYes(platform, scope) };
  return purpose === "fasting_coach" ? readToday(platform, scope) : {};
}

async function readYes(platform: Platform, scope: TraineeScope): Promise<string> {
  const { health: sealed } = await getFastingFacts(scope);
  const health = await openHealth(platform, scope.traineeId, sealed);
  if (sealed === null || !health?.yes) throw new MiranError("conflict");
  return sealed;
}

async function readToday(platform: Platform, scope: TraineeScope): Promise<ConsentBasis> {
  const { days, timeZone } = await getFastingFacts(scope);
  const today = localDateAt(scope.now, timeZone);
  const ofToday = days.filter(({ date }) => date === today);
  const marks = await openFastingDays(platform, scope.traineeId, ofToday);
  const [notFasted] = ofToday.filter(({ date }) => marks[date] === false);
  return notFasted ? { notFasted } : {};
}
