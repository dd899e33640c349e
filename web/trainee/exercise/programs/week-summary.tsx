import { programProgress } from "../../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";

type WeekSummaryProps = { items: readonly ScheduledExercise[]; today: string };

/** The progress of the week: the share of items due so far, and small below it the whole week. */
export function WeekSummary({ items, today }: WeekSummaryProps) {
  const due = programProgress(items.filter(({ date }) => date <= today));
  const all = programProgress(items);
  const isUnderWay = due.total < all.total;
  return (
    <Card aria-label={m.training_summary()}>
      <dl className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="order-1 text-muted">
            {isUnderWay ? m.training_summary_due() : m.training_summary_total()}
          </dt>
          <dd className="text-[min(var(--text-hero),12vw)] font-semibold whitespace-nowrap">
            {countText(isUnderWay ? due : all)}
          </dd>
        </div>
        {isUnderWay && (
          <div className="flex flex-wrap gap-x-2 text-sm text-muted">
            <dt>{m.training_summary_total()}</dt>
            <dd className="whitespace-nowrap">{countText(all)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const countText = ({ completed, total }: { completed: number; total: number }) =>
  m.training_done_of({ done: completed, total });
