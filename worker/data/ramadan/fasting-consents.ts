import { sql } from "drizzle-orm";
import { type ConsentDecision, setConsent } from "../people/consents.ts";
import type { TraineeScope } from "../scope.ts";
import { hideOrdinaryDay, type SealedDay, showOrdinaryDay } from "./fasting-days.ts";
import { isAnswer } from "./fasting-health.ts";

/** What a consent rests on, as it was read. */
export interface ConsentBasis {
  /** The sealed yes that it shows: it is given only while that is the answer. */
  yes?: string;
  /** Today's sealed mark of somebody who does not fast: the trainer, who sees the month by it, sees an ordinary day. */
  notFasted?: SealedDay;
}

/** Gives or withdraws a consent of somebody whose month may follow it. */
export const setFastingConsent = (
  scope: TraineeScope,
  decision: ConsentDecision,
  { yes, notFasted }: ConsentBasis,
) =>
  setConsent(scope, decision, {
    condition: yes === undefined ? undefined : sql`where ${isAnswer(scope, yes)}`,
    // The trainer's view of a day begins and ends with the consent to it.
    besides:
      decision.purpose === "fasting_coach" && !decision.given
        ? hideOrdinaryDay(scope)
        : notFasted && showOrdinaryDay(scope, notFasted),
  });
