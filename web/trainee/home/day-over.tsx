import type { DayShare } from "../../../domain/schedules/day-score.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

type DayOverProps = {
  rest: boolean;
  /** Whether the day's calories are eaten while meals of its plan are not. */
  full: boolean;
  steps: DayShare | undefined;
};

/** The text of a day without a next task; the day itself is complete once the steps are. */
export function DayOver({ rest, full, steps }: DayOverProps) {
  const count = steps ? steps.goal - steps.done : 0;
  return (
    <p className="flex items-center gap-3 py-1">
      <Icon name={rest ? "moon" : "check"} className="text-lg text-accent-ink" />
      {rest
        ? m.home_today_rest()
        : full
          ? m.home_today_full()
          : count > 0
            ? m.home_today_plan_over({ left: m.steps_left({ count, total: formatCount(count) }) })
            : m.home_today_over()}
    </p>
  );
}
