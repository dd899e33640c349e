import { roundTo } from "../../domain/numerals.ts";
import type { FallenRecord } from "../../domain/schedules/exercise-days.ts";
import { formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { timeText, wayText } from "./amount.ts";

export const recordTexts: Record<FallenRecord["kind"], () => string> = {
  weight: m.lifted_weight,
  oneRep: m.lifted_one_rep,
  volume: m.lifted_best_volume,
  seconds: m.lifted_longest,
  metres: m.lifted_farthest,
};

/** A record's value with its unit. */
export function recordValue(kind: FallenRecord["kind"], value: number): string {
  if (kind === "seconds") return timeText(value);
  return kind === "metres" ? wayText(value) : m.lifted_kg({ kg: formatNumber(value, 2) });
}

/** «أثقل وزن: 62.5 كغ (2.5 كغ زيادة)». */
export const recordText = ({ kind, value, before }: FallenRecord) =>
  m.lifted_record_line({
    kind: recordTexts[kind](),
    value: recordValue(kind, value),
    more: recordValue(kind, roundTo(value - before, 2)),
  });
