import { MiranError } from "../../../domain/errors.ts";
import { type ConsentPurpose, stands } from "../../../domain/people/consents.ts";
import type { ConsentDecision } from "../../data/people/consents.ts";
import { type ConsentBasis, setFastingConsent } from "../../data/ramadan/fasting-consents.ts";
import { getFastingFacts } from "../../data/ramadan/fasting-slots.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openHealth } from "./open-health.ts";

/** Gives or withdraws a consent. One to show a yes is given to a yes alone. */
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

async function basisOf(
  platform: Platform,
  scope: TraineeScope,
  purpose: ConsentPurpose,
): Promise<ConsentBasis> {
  if (purpose !== "fasting_health") return {};
  const { health: sealed } = await getFastingFacts(scope);
  const health = await openHealth(platform, scope.traineeId, sealed);
  if (sealed === null || !health?.yes) throw new MiranError("conflict");
  return { yes: sealed };
}
