import { sql } from "drizzle-orm";
import { type ConsentDecision, setConsent } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";
import { hideOrdinaryDay } from "./fasting-days.ts";
import { isAnswer } from "./fasting-health.ts";

/** What a consent rests on, as it was read. */
export interface ConsentBasis {
  /** The sealed yes that it shows: it is given only while that is the answer. */
  yes?: string;
}

/** Gives or withdraws a consent of somebody whose month may follow it. */
export const setFastingConsent = (
  scope: TraineeScope,
  decision: ConsentDecision,
  { yes }: ConsentBasis,
) =>
  setConsent(scope, decision, {
    condition: yes === undefined ? undefined : sql`where ${isAnswer(scope, yes)}`,
    // The trainer's view of a day ends with the consent to it.
    besides:
      decision.purpose === "fasting_coach" && !decision.given ? hideOrdinaryDay(scope) : undefined,
  });
