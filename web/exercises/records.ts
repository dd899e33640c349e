import type { FallenRecord } from "../../domain/activity/exercise-days.ts";
import { roundTo } from "../../domain/numerals.ts";
import { formatNumber } from "../lib/format.ts";
import { m } from "../paraglide/messages.js";

export const recordTexts: Record<FallenRecord["kind"], () => string> = {
  weight: m.lifted_weight,
  oneRep: m.lifted_one_rep,
  volume: m.lifted_best_volume,
};

/** «أثقل وزن: 62.5 كغ (2.5 كغ زيادة)». */
export const recordText = ({ kind, value, before }: FallenRecord) =>
  m.lifted_record_line({
    kind: recordTexts[kind](),
    value: formatNumber(value, 2),
    more: formatNumber(roundTo(value - before, 2), 2),
  });
