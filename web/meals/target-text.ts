import type { JudgedTone } from "../../domain/tone.ts";
import { formatCount } from "../lib/format/format.ts";

/** «1,056 / 1,850», in this order in any sentence. */
export const againstTarget = (amount: number, target: number) =>
  `\u2066${formatCount(amount)} / ${formatCount(target)}\u2069`;

/** The text classes of each tone. */
export const toneClasses: Record<JudgedTone, string> = {
  good: "text-good",
  fair: "text-fair",
  warn: "text-warn",
  bad: "text-bad",
};
