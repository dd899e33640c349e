import {
  type Amount,
  amountKind,
  repsRange,
  type Tempo,
} from "../../domain/libraries/prescription.ts";
import { roundTo } from "../../domain/numerals.ts";
import { formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";

/** The unit of a time: whole minutes from two on, otherwise seconds. */
export type TimeUnit = "seconds" | "minutes";

export const timeUnitOf = (seconds: number): TimeUnit =>
  seconds >= 120 && seconds % 60 === 0 ? "minutes" : "seconds";

/** The seconds of a number in a unit. */
export const secondsOf = (value: number, unit: TimeUnit) =>
  unit === "minutes" ? Math.round(value * 60) : Math.round(value);

/** The number before the unit: 45 for seconds, 20 or 2.5 for minutes. */
export const timeValue = (seconds: number, unit: TimeUnit) =>
  unit === "minutes" ? roundTo(seconds / 60, 2) : seconds;

const closedOff = (text: string) => `\u2066${text}\u2069`;

/** «45 ث», «20 د», «2:30 د»: the numbers keep their order in any sentence. */
export function timeText(seconds: number): string {
  if (timeUnitOf(seconds) === "minutes")
    return m.exercises_minutes({ minutes: formatNumber(seconds / 60) });
  if (seconds < 120) return m.exercises_seconds({ seconds });
  const rest = String(seconds % 60).padStart(2, "0");
  return m.exercises_minutes({ minutes: closedOff(`${Math.floor(seconds / 60)}:${rest}`) });
}

const metresOfKilometre = 1000;

/** «30 م», «1.5 كم». */
export const wayText = (metres: number): string =>
  metres < metresOfKilometre
    ? m.exercises_metres({ metres })
    : m.exercises_kilometres({ km: formatNumber(metres / metresOfKilometre, 2) });

/** The amount of a set: «12», «8–12», «45 ث», «30 م». */
export function amountText(amount: Amount): string {
  switch (amountKind(amount)) {
    case "seconds":
      return timeText(amount.seconds ?? 0);
    case "metres":
      return wayText(amount.metres ?? 0);
    case "reps": {
      const { from, to } = repsRange(amount);
      return from === to ? String(from) : closedOff(`${from}–${to}`);
    }
  }
}

/** «نزول 3 · ثبات 1 · رفع 1 · ثبات 0», for readers who do not know the four counts. */
export function tempoText({ lower, pauseBelow, lift, pauseAbove }: Tempo): string {
  return m.exercises_tempo_parts({
    lower,
    pauseBelow,
    lift: lift === null ? m.exercises_tempo_fast() : String(lift),
    pauseAbove,
  });
}
