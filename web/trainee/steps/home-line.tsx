import type { Home } from "../../../domain/contract/home/home.ts";
import { paths } from "../../../domain/paths.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ScreenLink } from "../screen-link.tsx";

/** Today's steps in the home's card of today. */
export default function StepsLine({ home }: { home: Home }) {
  const steps = home.week.find(({ date }) => date === home.date)?.steps;
  if (!steps?.goal) return null;
  const { done, goal } = steps;
  return (
    <li>
      <ScreenLink to={paths.trainee.steps} className="flex min-h-12 items-center gap-3 py-1">
        <Icon name="steps" className="shrink-0 text-muted" />
        <span className="grid grow gap-1">
          <span className="flex flex-wrap justify-between gap-x-3">
            {m.trainee_steps()}{" "}
            <span className="text-sm text-muted">
              {m.home_week_done_of({ done: formatCount(done), goal: formatCount(goal) })}
            </span>
          </span>
          <ProgressBar value={done} max={goal} label={m.trainee_steps()} />
        </span>
      </ScreenLink>
    </li>
  );
}
