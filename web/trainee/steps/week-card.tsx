import { useState } from "react";
import { type StepDay, stepFields } from "../../../domain/activity/step-days.ts";
import { daysToWrite } from "../../../domain/activity/writable-days.ts";
import { weekDates, weekStart } from "../../../domain/calendar.ts";
import { stepBounds } from "../../../domain/person-bounds.ts";
import { CountDialog } from "../../day-numbers/count-dialog.tsx";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { DayRow } from "./day-row.tsx";
import type { KnownSteps } from "./use-steps.ts";

type WeekCardProps = {
  known: KnownSteps;
  onSteps: (date: string, steps: number) => void;
};

/** Sunday to Saturday, and folded, the correctable days of last week; a press corrects one. */
export function WeekCard({ known, onSteps }: WeekCardProps) {
  const { today, target, days, waiting } = known;
  const [correcting, setCorrecting] = useState<StepDay>();
  const close = () => setCorrecting(undefined);
  const writable = daysToWrite(today);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const sunday = weekStart(today);
  const rowOf = (date: string) => {
    const day = byDate.get(date) ?? { date, steps: 0, target };
    return (
      <DayRow
        key={date}
        day={day}
        today={today}
        waiting={waiting.includes(date)}
        onCorrect={writable.includes(date) ? () => setCorrecting(day) : undefined}
      />
    );
  };
  const lastWeek = writable.filter((date) => date < sunday).toReversed();
  return (
    <Card title={m.steps_week()} className="min-w-0">
      <ul className="-mx-2 grid gap-0.5">{weekDates(today).map(rowOf)}</ul>
      {lastWeek.length > 0 && (
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-accent-ink">
            {m.steps_last_week()}
          </summary>
          <ul className="-mx-2 grid gap-0.5">{lastWeek.map(rowOf)}</ul>
        </details>
      )}
      <p className="pt-2 text-sm text-muted">{m.steps_correct_hint()}</p>
      {correcting && (
        <CountDialog
          title={m.steps_correct_of({ day: formatDay(correcting.date, fullDay) })}
          label={m.training_steps()}
          rule={stepFields.steps}
          step={stepBounds.countStep}
          value={correcting.steps}
          onSave={(count) => onSteps(correcting.date, count)}
          onClose={close}
        />
      )}
    </Card>
  );
}
