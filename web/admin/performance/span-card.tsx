import type { TraineePerformance } from "../../../domain/contract/activity/trainee-performance.ts";
import { scoreParts } from "../../../domain/schedules/day-score.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { percentInk } from "./tones.ts";

type SpanCardProps = {
  title: string;
  span: TraineePerformance["week"] | TraineePerformance["day"];
  /** The text of a span without goals. */
  none: string;
};

/** A running day or week: the overall percentage, then its parts, as on the trainee's home. */
export function SpanCard({ title, span, none }: SpanCardProps) {
  const { exercises, meals, steps, progress } = span;
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
      <Share label={m.performance_exercises()} {...exercises} />
      <Share label={m.performance_meals()} {...meals} />
      <Share label={m.performance_steps()} {...steps} />
      {"whole" in span && (
        <p className="border-t border-line pt-2 text-sm text-muted">
          {m.performance_whole_week({
            exercises: ofText(span.whole.exercises),
            meals: ofText(span.whole.meals),
          })}
        </p>
      )}
      {"score" in span && span.score !== null && <Score day={span} score={span.score} />}
    </section>
  );
}

const partTexts = { exercises: m.performance_exercises, meals: m.performance_meals };

/** The stored daily score: the plan's exercises and meals by their weights. */
function Score({ day, score }: { day: TraineePerformance["day"]; score: number }) {
  const parts = scoreParts(day).map(({ kind, weight }) =>
    m.performance_weight({ kind: partTexts[kind](), weight }),
  );
  return (
    <p className="border-t border-line pt-2 text-sm text-muted">
      {m.performance_score({ percent: score, parts: parts.join(" · ") })}
    </p>
  );
}

const ofText = ({ done, goal }: { done: number; goal: number }) =>
  m.performance_done_of({ done: formatCount(done), assigned: formatCount(goal) });

type ShareProps = { label: string; done: number; goal: number };

function Share({ label, done, goal }: ShareProps) {
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
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
