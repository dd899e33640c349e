import { scoreParts } from "../../../domain/activity/performance.ts";
import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import { formatCount } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { ProgressBar } from "../../ui/progress.tsx";
import { percentInk } from "./tones.ts";

type SpanCardProps = {
  title: string;
  span: TraineePerformance["day"];
  /** Of a span under way: what all of it asks for. */
  whole?: TraineePerformance["week"]["whole"];
  /** Of a day: its percentage is its score, and each kind says what it weighs in it. */
  weighed?: boolean;
  /** What stands there when nothing was asked for. */
  none: string;
};

/** What was done of a day or a week under way, the overall percentage first. */
export function SpanCard({ title, span, whole, weighed = false, none }: SpanCardProps) {
  const { exercises, meals, progress } = span;
  const parts = weighed ? scoreParts(span) : [];
  const weightOf = (kind: string) => parts.find((part) => part.kind === kind)?.weight;
  return (
    <section className="grid content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <h3 className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{title}</span>
        {progress === null ? (
          <span className="text-muted">{none}</span>
        ) : (
          <span
            className={`text-hero leading-digits font-semibold ${percentInk(progress, { over: false })}`}
          >
            <Ltr>{progress}%</Ltr>
          </span>
        )}
      </h3>
      <Share label={m.performance_exercises()} weight={weightOf("exercises")} {...exercises} />
      <Share label={m.performance_meals()} weight={weightOf("meals")} {...meals} />
      {whole && (
        <p className="border-t border-line pt-2 text-sm text-muted">
          {m.performance_whole_week({
            exercises: ofText(whole.exercises),
            meals: ofText(whole.meals),
          })}
        </p>
      )}
    </section>
  );
}

const ofText = ({ done, goal }: { done: number; goal: number }) =>
  m.performance_done_of({ done: formatCount(done), assigned: formatCount(goal) });

type ShareProps = { label: string; weight: number | undefined; done: number; goal: number };

function Share({ label, weight, done, goal }: ShareProps) {
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span>
          {label}{" "}
          {weight !== undefined && (
            <span className="text-sm text-muted">{m.performance_weight({ weight })}</span>
          )}
        </span>
        {goal === 0 ? (
          <span className="text-muted">{m.performance_none_assigned()}</span>
        ) : (
          <span>{ofText({ done, goal })}</span>
        )}
      </p>
      <ProgressBar label={label} value={done} max={Math.max(goal, 1)} />
    </div>
  );
}
