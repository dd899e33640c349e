import { recommendedSteps } from "../../../domain/activity/step-days.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";

const levels: Record<(typeof recommendedSteps)[number]["level"], () => string> = {
  general: m.steps_level_general,
  beginner: m.steps_level_beginner,
  intermediate: m.steps_level_intermediate,
  advanced: m.steps_level_advanced,
};

/** Recommended steps by group; rows that contain the target are marked. */
export function Recommended({ target }: { target: number }) {
  return (
    <section>
      <h3 className="pb-2 text-lg">{m.steps_recommended()}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {recommendedSteps.map(({ level, from, to }) => {
          const isIn = target >= from && target <= to;
          return (
            <li
              key={level}
              className={`flex items-center justify-between gap-2 rounded-md px-3 py-2 ${isIn ? "bg-accent-soft" : "bg-soft"}`}
            >
              <span className="flex items-center gap-1 text-sm text-muted">
                {levels[level]()}
                {isIn && <Icon name="check" className="text-accent-ink" />}
              </span>
              <span className="font-medium">
                {m.steps_range_of({ from: formatCount(from), to: formatCount(to) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
