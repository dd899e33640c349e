import { performanceTone } from "../../../domain/activity/performance.ts";
import { averageUntil, type WeekDay } from "../../../domain/activity/performance-week.ts";
import { formatCount } from "../../lib/format.ts";
import { useWho } from "../../lib/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { ProgressRing } from "../../ui/progress.tsx";

const words = {
  good: m.home_tone_good,
  fair: m.home_tone_fair,
  warn: m.home_tone_warn,
  bad: m.home_tone_bad,
};

/** The week up to today in one number, and what it is made of. */
export function WeekSummary({ week, today }: { week: readonly WeekDay[]; today: string }) {
  const gender = useWho()?.gender ?? "other";
  const average = averageUntil(today, week);
  const days = week.filter(({ date }) => date <= today);
  const sum = (kind: "exercises" | "meals" | "steps") =>
    days.reduce((total, day) => total + day[kind].done, 0);
  const tone = performanceTone(average ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ProgressRing
        value={average ?? 0}
        tone={average === undefined ? "accent" : tone}
        size={144}
        label={
          average === undefined
            ? m.home_week_average_none()
            : m.home_week_average_value({ percent: average })
        }
      >
        <bdi dir="ltr" aria-hidden="true" className="block text-hero leading-digits font-semibold">
          {average === undefined ? "–" : `${average}%`}
        </bdi>
        <span aria-hidden="true" className="text-sm text-muted">
          {m.home_week_average()}
        </span>
      </ProgressRing>
      <div className="min-w-30 flex-1">
        <p className="font-semibold text-balance">
          {average === undefined ? m.home_tone_none() : words[tone]({ gender })}
        </p>
        <dl className="mt-1 grid gap-0.5 text-sm @min-[36rem]:mt-2 @min-[36rem]:grid-cols-3 @min-[36rem]:gap-4">
          <Total label={m.home_week_exercises()} value={sum("exercises")} />
          <Total label={m.home_week_meals()} value={sum("meals")} />
          <Total label={m.home_week_steps()} value={sum("steps")} />
        </dl>
      </div>
    </div>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex max-w-52 justify-between gap-3 @min-[36rem]:flex-col-reverse @min-[36rem]:gap-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium @min-[36rem]:text-lg">{formatCount(value)}</dd>
    </div>
  );
}
