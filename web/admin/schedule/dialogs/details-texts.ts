import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { amountTexts } from "../../exercises/amount-texts.ts";

/** What the dialog shows of an exercise as it stands in the week. */
export const detailsTexts = (item: ScheduledExercise): Texts => ({
  ...amountTexts(item),
  load: item.weight === null && item.percent !== null ? "percent" : "weight",
  weight: item.weight?.toString() ?? "",
  percent: item.percent?.toString() ?? "",
  rest: item.rest?.toString() ?? "",
  rpe: item.rpe?.toString() ?? "",
  tempo: item.tempo ?? "",
  note: item.note ?? "",
  progression: item.progression ?? "none",
  progressionStep: String(item.progressionStep ?? exerciseBounds.progressionStep.default),
  progressionRuns: item.progressionRuns ? "on" : "",
});
