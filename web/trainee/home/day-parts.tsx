import { progressParts } from "../../../domain/activity/performance.ts";
import type { DayPerformance } from "../../../domain/schedules/day-score.ts";
import { m } from "../../paraglide/messages.js";

const texts = {
  exercises: m.home_week_exercises,
  meals: m.home_week_meals,
  steps: m.trainee_steps,
};

/** The parts of a day's percentage. */
export function DayParts({ day }: { day: DayPerformance }) {
  const parts = progressParts(day).map(({ kind, percent }) =>
    m.home_week_part({ kind: texts[kind](), percent: Math.round(percent) }),
  );
  return (
    <p className="pb-1 text-sm text-muted">{m.home_week_made({ parts: parts.join(" · ") })}</p>
  );
}
