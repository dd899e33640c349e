import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { weekStart } from "../../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WeekNav } from "../editor/week-nav.tsx";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { weekQuery } from "../queries.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { PersonStep } from "./person-step.tsx";
import { type CopyChoice, planCopy } from "./plan-copy.ts";

type CopyFromDialogProps = {
  edits: WeekEdits<PlannedWeek>;
  kind: ScheduleKind;
  onClose: () => void;
};

/** Copies a week or a day of another trainee into the open week: first the person, then the choices. */
export function CopyFromDialog({ edits, kind, onClose }: CopyFromDialogProps) {
  const { week, run } = edits;
  const [person, setPerson] = useState<string>();
  const [sunday, setSunday] = useState(weekStart(week.today));
  const [choice, setChoice] = useState<CopyChoice>({
    kinds: [kind],
    days: undefined,
    personal: false,
    scaled: true,
  });
  const {
    data: source,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...weekQuery({ id: person ?? "", weekStart: sunday }),
    enabled: person !== undefined,
  });
  if (person === undefined) {
    return (
      <Dialog open size="tall" title={m.schedule_copy_from_title()} onClose={onClose}>
        <PersonStep without={week.traineeId} onChoose={setPerson} />
      </Dialog>
    );
  }
  const plan = source && planCopy(week, source, choice);
  const count = plan ? plan.exercises + plan.meals : 0;
  const copy = () => {
    if (!plan || !source) return;
    run(
      plan.edit,
      m.schedule_copied_from({ count, name: source.traineeName }),
      m.schedule_copy_failed(),
    );
    onClose();
  };
  return (
    <Dialog
      open
      size="tall"
      title={m.schedule_copy_from_title()}
      description={source?.traineeName ?? ""}
      onClose={onClose}
      onBack={() => setPerson(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => setPerson(undefined)}>
            {m.schedule_copy_other()}
          </Button>
          <Button disabled={count === 0} onClick={copy}>
            {m.schedule_copy()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <WeekNav week={sunday} today={source?.today ?? week.today} onWeek={setSunday} />
        {error && !source && (
          <LoadFailure
            title={m.schedule_load_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!source && !error && <Skeleton className="h-64" />}
        {source && (
          <>
            <ChoiceFields week={week} choice={choice} onChange={setChoice} />
            <p role="status" className="rounded-md bg-soft px-3 py-2">
              {count > 0 && plan
                ? m.schedule_copy_comes({
                    exercises: m.schedule_exercises_count({ count: plan.exercises }),
                    meals: m.schedule_meals_count({ count: plan.meals }),
                  })
                : source.exercises.length + source.meals.length === 0
                  ? m.schedule_copy_empty()
                  : m.schedule_copy_nothing_new()}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
