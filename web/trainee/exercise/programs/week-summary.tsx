import { programProgress } from "../../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";

type WeekSummaryProps = { items: readonly ScheduledExercise[]; today: string };

/** How much of the week is done: of what was due so far, and of all of it. */
export function WeekSummary({ items, today }: WeekSummaryProps) {
  const due = programProgress(items.filter(({ date }) => date <= today));
  const { completed, total } = programProgress(items);
  return (
    <Card aria-label={m.training_summary()}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-5 gap-y-3">
        {due.total < total && (
          <Count label={m.training_summary_due()} done={due.completed} of={due.total} />
        )}
        <Count label={m.training_summary_total()} done={completed} of={total} />
      </dl>
    </Card>
  );
}

function Count({ label, done, of }: { label: string; done: number; of: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-[min(var(--text-hero),9vw)] font-semibold whitespace-nowrap">
        {m.training_done_of({ done, total: of })}
      </dd>
    </div>
  );
}
