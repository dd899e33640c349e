import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { dayCopied } from "../edits/day-copy.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName, weekdays } from "../texts.ts";

type CopyDayDialogProps = { day: number; onClose: () => void };

/** The choice of days to which this day is copied. */
export function CopyDayDialog({ day, onClose }: CopyDayDialogProps) {
  const { week, kind, run } = usePlanner();
  const [days, setDays] = useState<readonly number[]>([]);
  const [replace, setReplace] = useState(false);
  const name = dayName(day);
  const others = weekdays.filter((each) => each !== day);
  /** The chip for all days fills or empties the others. */
  const daysOf = (values: readonly string[]): readonly number[] => {
    const isAll = days.length === others.length;
    if (values.includes("all") !== isAll) return isAll ? [] : others;
    return others.filter((each) => values.includes(String(each)));
  };

  const copy = () => {
    run(...dayCopied(week, kind, { day, to: days, replace }));
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
          value={days.length === others.length ? ["all", ...days.map(String)] : days.map(String)}
          options={[
            { value: "all", label: m.schedule_all_days() },
            ...others.map((each) => ({ value: String(each), label: dayName(each) })),
          ]}
          onChange={(values) => setDays(daysOf(values))}
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
