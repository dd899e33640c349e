import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { percentInk } from "./tones.ts";

type AdherenceRowProps = Pick<TraineePerformance, "adherence" | "day">;

/** Adherence over 7, 30 and 90 whole days without rest days; and today's, which still runs. */
export function AdherenceRow({ adherence, day }: AdherenceRowProps) {
  const today = {
    done: day.exercises.done + day.meals.done,
    assigned: day.exercises.goal + day.meals.goal,
  };
  return (
    <>
      <dl className="grid grid-cols-3 gap-2">
        {adherence.map(({ days, percent, done, assigned }) => (
          <div
            key={days}
            className="grid gap-1 rounded-xl border border-line bg-raised p-3 text-center"
          >
            <dt className="text-sm text-muted">{m.performance_days({ count: days })}</dt>
            <dd>
              {percent === null ? (
                <span className="text-muted">{m.performance_nothing_assigned()}</span>
              ) : (
                <>
                  <p
                    className={`text-lg leading-digits font-semibold sm:text-hero ${percentInk(percent, { over: true })}`}
                  >
                    <Ltr>{percent}%</Ltr>
                  </p>
                  <span className="text-sm text-muted tabular-nums">
                    {m.performance_done_of({
                      done: formatCount(done),
                      assigned: formatCount(assigned),
                    })}
                  </span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {today.assigned > 0 && (
        <p className="pt-2 font-medium text-accent-ink tabular-nums">
          {m.performance_adherence_today({
            done: formatCount(today.done),
            assigned: formatCount(today.assigned),
          })}
        </p>
      )}
      <p className="pt-2 text-sm text-muted">{m.performance_adherence_hint()}</p>
    </>
  );
}
