import {
  type DayPerformance,
  dailyScore,
  scoreParts,
} from "../../../domain/activity/performance.ts";
import { m } from "../../paraglide/messages.js";

/** A day's score, and what it is made of. */
export function DayScore({ day }: { day: Pick<DayPerformance, "exercises" | "meals"> }) {
  const score = dailyScore(day);
  if (score === undefined) return null;
  const names = { exercises: m.performance_exercises, meals: m.performance_meals };
  const parts = scoreParts(day).map(({ kind, share, weight }) =>
    m.home_today_score_part({
      ...{ kind: names[kind](), weight },
      share: m.performance_done_of({ done: share.done, assigned: share.goal }),
    }),
  );
  return (
    <p>
      <span className="font-medium text-ink">{m.home_today_score({ percent: score })}</span>{" "}
      {parts.join(" · ")}
    </p>
  );
}
