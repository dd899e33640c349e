import { Suspense, useState } from "react";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { ownZone } from "../../../lib/format/own-zone.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { mealWeekQuery } from "../../diet/queries.ts";

const WeekCalendarDialog = lazyPart(
  async () => (await import("../../../week-calendar/week-calendar-dialog.tsx")).WeekCalendarDialog,
);

/** Gives the shown week to the calendar of the phone. */
export function WeekCalendar({ week }: { week: Pick<ExerciseWeek, "weekStart" | "items"> }) {
  const [open, setOpen] = useState(false);
  const who = useWho();
  const { weekStart, items } = week;
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        {m.week_calendar_title()}
      </Button>
      <Suspense>
        {open && who && (
          <WeekCalendarDialog
            personId={who.id}
            name={m.app_name()}
            weekStart={weekStart}
            exercises={items}
            read={async (withMeals) => ({
              zone: ownZone(),
              meals: withMeals
                ? (await queryClient.ensureQueryData(mealWeekQuery(weekStart))).meals
                : [],
            })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
