import { type ProgressTone, performanceTone } from "../../../domain/activity/performance.ts";

const inks: Record<ProgressTone, string> = {
  good: "text-good",
  fair: "text-fair",
  warn: "text-warn",
  bad: "text-bad",
};

/** The ink of a percentage; the colours are meanings. */
export const percentTones = (percent: number) => inks[performanceTone(percent)];
