import { type ProgressTone, performanceTone } from "../../../domain/activity/performance.ts";

const inks: Record<ProgressTone, string> = {
  accent: "text-accent-ink",
  good: "text-good",
  fair: "text-fair",
  warn: "text-warn",
  bad: "text-bad",
};

/** The ink of a percentage; each colour has a meaning. */
export const percentInk = (percent: number, span: { over: boolean }) =>
  inks[performanceTone(percent, span)];
