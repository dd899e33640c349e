import {
  type DayPerformance,
  dailyScore,
  scoreParts,
} from "../../../domain/activity/performance.ts";
import { m } from "../../paraglide/messages.js";

const partTexts = {
  exercises: m.home_today_score_exercises,
  meals: m.home_today_score_meals,
};

/** A day's score, and what it is made of. */
export function DayScore({ day }: { day: Pick<DayPerformance, "exercises" | "meals"> }) {
  const score = dailyScore(day);
  if (score === undefined) return null;
  const parts = scoreParts(day).map(({ kind, share, weight }) =>
    partTexts[kind]({ ...share, weight }),
  );
  return (
    <p>
      <span className="font-medium text-ink">{m.home_today_score({ percent: score })}</span>{" "}
      {parts.join(" · ")}
    </p>
  );
}
