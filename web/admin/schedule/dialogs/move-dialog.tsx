import { useState } from "react";
import { mealTimings } from "../../../../domain/libraries/meals.ts";
import type { Planned, Slot } from "../../../../domain/schedules/week-items.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { timingOptions } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayName, weekdays } from "../texts.ts";

type MoveDialogProps = { item: Planned; onMove: (slot: Slot) => void; onClose: () => void };

/** Moves an item to another day without dragging. */
export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const [slot, setSlot] = useState<Slot>({
    dayOfWeek: item.dayOfWeek,
    ...(item.timing && { timing: item.timing }),
  });
  return (
    <Dialog
      open
      title={m.schedule_move_title()}
      description={nameIn(item)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            onClick={() => {
              onMove(slot);
              onClose();
            }}
          >
            {m.schedule_move_here()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChoiceChips
          name="day"
          label={m.schedule_day()}
          defaultValue={[String(slot.dayOfWeek)]}
          options={weekdays.map((day) => ({ value: String(day), label: dayName(day) }))}
          onChange={([day]) => setSlot({ ...slot, dayOfWeek: Number(day) })}
        />
        {slot.timing && (
          <ChoiceChips
            name="timing"
            label={m.schedule_timing()}
            defaultValue={[slot.timing]}
            options={timingOptions()}
            onChange={([value]) => {
              const timing = mealTimings.find((each) => each === value);
              if (timing) setSlot({ ...slot, timing });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
