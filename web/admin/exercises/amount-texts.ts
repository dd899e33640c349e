import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import {
  type AmountKind,
  amountKind,
  amountKinds,
} from "../../../domain/libraries/prescription.ts";
import { timeUnitOf, timeValue } from "../../exercises/amount.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import type { AmountValues } from "./read-amount.ts";

const { sets, reps } = exerciseBounds;

/** The values of the amount's fields; the defaults of a new one for undefined. */
export function amountTexts(amount: AmountValues | undefined): Texts {
  const seconds = amount?.seconds ?? 0;
  // A duration in words stays until a number replaces it.
  const inWords = amount?.duration && amountKind(amount) === "reps" ? amount.duration : "";
  const unit = inWords ? "minutes" : timeUnitOf(seconds);
  return {
    amountKind: inWords ? "seconds" : amount ? amountKind(amount) : "reps",
    sets: String(amount?.sets ?? sets.default),
    reps: String(amount?.reps ?? reps.default),
    repsTo: amount?.repsTo?.toString() ?? "",
    metres: amount?.metres?.toString() ?? "",
    time: seconds > 0 ? String(timeValue(seconds, unit)) : "",
    timeUnit: unit,
    duration: inWords,
  };
}

/** The kind of amount for the control's value. */
export const kindNamed = (name: unknown): AmountKind =>
  amountKinds.find((kind) => kind === name) ?? "reps";
