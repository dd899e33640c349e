import type { Progress } from "../../../../domain/activity/exercise-program.ts";
import { performanceTone } from "../../../../domain/activity/performance.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";
import { ProgressRing } from "../../../ui/chart/progress-ring.tsx";

/** How much of the week is done. */
export function WeekSummary({ progress }: { progress: Progress }) {
  const { completed, total, percent } = progress;
  return (
    <Card className="flex flex-wrap items-center gap-5" aria-label={m.training_summary()}>
      <ProgressRing
        value={percent}
        tone={performanceTone(percent)}
        label={m.training_week_progress()}
        size={88}
      >
        <bdi dir="ltr" className="font-semibold">
          {percent}%
        </bdi>
      </ProgressRing>
      <dl className="grid grow basis-40 grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-3">
        <div>
          <dt className="text-sm text-muted">{m.training_summary_done()}</dt>
          <dd className="text-hero leading-digits font-semibold">{completed}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{m.training_summary_total()}</dt>
          <dd className="text-hero leading-digits font-semibold">{total}</dd>
        </div>
      </dl>
    </Card>
  );
}
