import type { ReactNode } from "react";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { timeText } from "../../../exercises/amount.ts";
import { m } from "../../../paraglide/messages.js";
import { Ltr } from "../../../ui/bidi.tsx";
import { progressionTexts } from "../texts.ts";

/** The prescribed values of an exercise apart from its dose, each as short as possible. */
export function decidedFacts(
  { rest, rpe, tempo, progression }: ScheduledExercise,
  { progressions = true } = {},
): ReactNode[] {
  return [
    rest !== null &&
      (rest === 0 ? m.schedule_no_rest() : m.schedule_rest({ time: timeText(rest) })),
    rpe !== null && <Ltr key="rpe">{m.schedule_rpe({ rpe })}</Ltr>,
    tempo && <Ltr key="tempo">{tempo}</Ltr>,
    progressions && progression && progressionTexts[progression](),
  ].filter(Boolean);
}
