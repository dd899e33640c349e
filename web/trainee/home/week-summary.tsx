import { performanceTone } from "../../../domain/activity/performance.ts";
import {
  averageUntil,
  type WeekDay,
  weekStage,
} from "../../../domain/activity/performance-week.ts";
import type { Gender } from "../../../domain/trainee.ts";
import { formatCount } from "../../lib/format/format.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { ProgressRing } from "../../ui/chart/progress-ring.tsx";

type WeekSummaryProps = { week: readonly WeekDay[]; today: string; joinedOn: string | undefined };

/** The average of the week up to today, and its sums. */
export function WeekSummary({ week, today, joinedOn }: WeekSummaryProps) {
  const gender = useWho()?.gender ?? "other";
  const stage = weekStage(today, week);
  const average = averageUntil(today, week);
  // Before a goal or a log there is no average, least of all a 0.
  const shown = stage === "idle" || stage === "beginning" ? undefined : average;
  const sentence = sentenceOf(week, { today, isFirstDay: joinedOn === today, gender });
  const days = week.filter(({ date }) => date <= today);
  const sum = (kind: "exercises" | "meals" | "steps") =>
    days.reduce((total, day) => total + day[kind].done, 0);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ProgressRing
        value={shown ?? 0}
        tone={performanceTone(shown ?? 0, { over: stage === "over" })}
        size={144}
        label={
          shown === undefined
            ? m.home_week_average_none()
            : m.home_week_average_value({ percent: shown })
        }
      >
        <bdi dir="ltr" aria-hidden="true" className="block text-hero leading-digits font-semibold">
          {shown === undefined ? "–" : `${shown}%`}
        </bdi>
        <span aria-hidden="true" className="block text-sm text-muted">
          {m.home_week_average()}
        </span>
        {shown !== undefined && stage !== "over" && (
          <span aria-hidden="true" className="block text-sm text-muted">
            {m.home_week_so_far()}
          </span>
        )}
      </ProgressRing>
      <div className="min-w-30 flex-1">
        <p className="font-semibold text-balance">{sentence}</p>
        <dl className="mt-1 grid gap-0.5 text-sm @min-[36rem]:mt-2 @min-[36rem]:grid-cols-3 @min-[36rem]:gap-4">
          <Total label={m.home_week_exercises()} value={sum("exercises")} />
          <Total label={m.home_week_meals()} value={sum("meals")} />
          <Total label={m.trainee_steps()} value={sum("steps")} />
        </dl>
      </div>
    </div>
  );
}

type Reader = { today: string; isFirstDay: boolean; gender: Gender };

/** The sentence for a week: past ones by the four tones, a running one by the remainder. */
function sentenceOf(week: readonly WeekDay[], { today, isFirstDay, gender }: Reader): string {
  const stage = weekStage(today, week);
  if (isFirstDay && (stage === "idle" || stage === "beginning")) {
    return m.home_tone_first({ gender });
  }
  if (stage === "idle") return m.home_tone_none();
  if (stage === "beginning") return m.home_tone_beginning({ gender });
  const average = averageUntil(today, week) ?? 0;
  const tone = performanceTone(average, { over: true });
  if (tone === "good") return m.home_tone_good({ gender });
  if (tone === "fair") return m.home_tone_fair();
  if (stage === "over") return tone === "warn" ? m.home_tone_warn({ gender }) : m.home_tone_bad();
  return stage === "today" || week.at(-1)?.date === today
    ? m.home_tone_day_left()
    : m.home_tone_week_left();
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex max-w-52 justify-between gap-3 @min-[36rem]:flex-col-reverse @min-[36rem]:gap-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium @min-[36rem]:text-lg">{formatCount(value)}</dd>
    </div>
  );
}
