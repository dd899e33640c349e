import type { DayShare } from "../../../domain/schedules/day-score.ts";
import { m } from "../../paraglide/messages.js";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { DayView } from "./day-view.ts";
import { DayName, DayProgress, Share } from "./week-parts.tsx";

type WeekCardsProps = {
  days: readonly DayView[];
  /** Number of days to draw; the others reserve their place. */
  drawn: number;
  /** The tapped day, whose parts are shown. */
  opened: string | undefined;
};

const showDay = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: "nearest" });

/** The week on a narrow screen: one small card a day. */
export function WeekCards({ days, drawn, opened }: WeekCardsProps) {
  return (
    <ul className="grid gap-2 @min-[36rem]:hidden">
      {days.map((day, at) =>
        at < drawn ? (
          <li
            key={day.date}
            ref={day.date === opened ? showDay : undefined}
            aria-current={day.state === "today" ? "date" : undefined}
            className={`rounded-lg border px-3.5 py-2.5 ${day.state === "today" ? "border-accent-ink/40 bg-accent-soft/60" : "border-line"}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p>
                <DayName day={day} />
              </p>
              {day.percent === undefined && <DayProgress day={day} />}
            </div>
            {day.percent !== undefined && <DayProgress day={day} open={day.date === opened} />}
            {day.state !== "future" && <Shares day={day} />}
          </li>
        ) : (
          <li key={day.date} className="h-[6.1rem]" />
        ),
      )}
    </ul>
  );
}

function Shares({ day }: { day: DayView }) {
  if (day.kind !== "goals" && day.steps.done === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 text-sm">
      <Kind icon="dumbbell" label={m.home_week_exercises()} share={day.exercises} />
      <Kind icon="bowl" label={m.home_week_meals()} share={day.meals} />
      <Kind icon="steps" label={m.trainee_steps()} share={day.steps} />
    </dl>
  );
}

function Kind({ icon, label, share }: { icon: IconName; label: string; share: DayShare }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt>
        <Icon name={icon} className="text-muted" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>
        <Share share={share} />
      </dd>
    </div>
  );
}
