import { useState } from "react";
import { newId } from "../../../../domain/id.ts";
import { copyDay } from "../../../../domain/schedules/week-items.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { copyItems } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName, weekdays } from "../texts.ts";

type CopyDayDialogProps = { day: number; onClose: () => void };

/** The choice of days to which this day is copied. */
export function CopyDayDialog({ day, onClose }: CopyDayDialogProps) {
  const { week, kind, run } = usePlanner();
  const [days, setDays] = useState<number[]>([]);
  const [replace, setReplace] = useState(false);
  const name = dayName(day);

  const copy = () => {
    const copies = copyDay(week[kind], day, days, { replace, newId });
    const edit = copyItems(week, week, { [kind]: copies });
    if (copies.copy.length + copies.remove.length > 0) {
      run(edit, m.schedule_day_copied({ day: name, count: days.length }), m.schedule_copy_failed());
    }
    onClose();
  };
  return (
    <Dialog
      open
      title={m.schedule_copy_day_title({ day: name })}
      description={kind === "exercises" ? m.schedule_tab_exercises() : m.schedule_tab_meals()}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button disabled={days.length === 0} onClick={copy}>
            {m.schedule_copy()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChoiceChips
          multiple
          name="days"
          label={m.schedule_copy_to()}
          options={weekdays
            .filter((each) => each !== day)
            .map((each) => ({ value: String(each), label: dayName(each) }))}
          onChange={(values) => setDays(values.map(Number))}
        />
        <Switch
          label={m.schedule_copy_replace()}
          hint={replace ? m.schedule_copy_replace_hint() : m.schedule_copy_keep_hint()}
          checked={replace}
          onCheckedChange={setReplace}
        />
      </div>
    </Dialog>
  );
}
