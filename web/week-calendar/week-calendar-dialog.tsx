import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LocalDate } from "../../domain/calendar.ts";
import { calendarFile } from "../../domain/schedules/week-calendar.ts";
import { errorText } from "../lib/format/error-text.ts";
import { saveFile } from "../lib/share-picture.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { TextField } from "../ui/field.tsx";
import { minuteOfClock, type PlannedDays, weekEvents } from "./week-events.ts";

type WeekCalendarDialogProps = {
  personId: string;
  /** The calendar's name, as other apps show it. */
  name: string;
  weekStart: LocalDate;
  exercises: PlannedDays["exercises"];
  /** Reads the person's zone, and the meals once they are wanted. */
  read: (withMeals: boolean) => Promise<{ zone: string; meals: PlannedDays["meals"] }>;
  onClose: () => void;
};

/** The days of a week as a file for the calendar of a phone or a computer. */
export function WeekCalendarDialog(props: WeekCalendarDialogProps) {
  const { personId, name, weekStart, exercises, read, onClose } = props;
  const [hasMeals, setHasMeals] = useState(false);
  const [clock, setClock] = useState("");
  const saving = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const { zone, meals } = await read(hasMeals);
      const minute = minuteOfClock(clock);
      const events = weekEvents({ weekStart, exercises, meals, minute });
      const text = calendarFile({ personId, name, events, zone, now: Date.now() });
      saveFile(new File([text], `miran-${weekStart}.ics`, { type: "text/calendar;charset=utf-8" }));
    },
  });
  return (
    <Dialog
      open
      title={m.week_calendar_title()}
      description={m.week_calendar_text()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_close()}
          </Button>
          <Button
            pending={saving.isPending}
            disabled={exercises.length === 0 && !hasMeals}
            onClick={() => saving.mutate()}
          >
            <Icon name="download" />
            {m.week_calendar_save()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 pb-2">
        {saving.isError && (
          <Banner kind="error">{errorText(saving.error, m.week_calendar_failed())}</Banner>
        )}
        <TextField
          type="time"
          name="time"
          label={m.week_calendar_time()}
          hint={m.week_calendar_time_hint()}
          value={clock}
          onChange={(event) => setClock(event.currentTarget.value)}
        />
        <Checkbox
          name="meals"
          label={m.week_calendar_with_meals()}
          checked={hasMeals}
          onChange={(event) => setHasMeals(event.currentTarget.checked)}
        />
        <p role="status" className="text-sm text-muted">
          {saving.isSuccess && m.week_calendar_saved()}
        </p>
      </div>
    </Dialog>
  );
}
