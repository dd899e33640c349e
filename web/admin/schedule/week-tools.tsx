import { useState } from "react";
import { addDays } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { copyWeek } from "../../../domain/schedules/week-items.ts";
import { errorText } from "../../lib/error-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { copyItems } from "./make-edits.ts";
import { weekQuery } from "./queries.ts";
import type { WeekEdits } from "./use-week-edits.ts";

export type CopyProps = { edits: WeekEdits; onCopyFrom: () => void };

export function CopyFrom({ onCopyFrom }: Pick<CopyProps, "onCopyFrom">) {
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onCopyFrom}>
      <Icon name="users" />
      {m.schedule_copy_from()}
    </Button>
  );
}

type WeekToolsProps = CopyProps & {
  onApply: () => void;
  onPrint: () => void;
  onShopping: () => void;
};

/** What can be done with a week; one that is over can be printed. */
export function WeekTools({ edits, onCopyFrom, onApply, onPrint, onShopping }: WeekToolsProps) {
  const { undo, redo, canUndo, canRedo, saving, week } = edits;
  const print = (
    <>
      <IconButton label={m.schedule_print()} onClick={onPrint}>
        <Icon name="print" />
      </IconButton>
      {week.meals.length > 0 && (
        <IconButton label={m.shopping_title()} disabled={saving} onClick={onShopping}>
          <Icon name="basket" />
        </IconButton>
      )}
    </>
  );
  if (!week.editable) return <div className="flex justify-end xl:col-span-1!">{print}</div>;
  return (
    <div className="flex flex-wrap items-center gap-1 xl:col-span-1!">
      <IconButton label={m.schedule_undo()} disabled={!canUndo} onClick={() => undo()}>
        <Icon name="undo" />
      </IconButton>
      <IconButton label={m.schedule_redo()} disabled={!canRedo} onClick={redo}>
        <Icon name="redo" />
      </IconButton>
      {print}
      <p
        role="status"
        className="grow px-2 text-sm text-muted md:order-last xl:order-first xl:text-end"
      >
        {saving ? m.schedule_saving() : m.schedule_saved()}
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow max-md:*:px-2.5 max-md:*:text-sm">
        <CopyLastWeek edits={edits} />
        <CopyFrom onCopyFrom={onCopyFrom} />
        <Button variant="secondary" disabled={saving} onClick={onApply}>
          <Icon name="refresh" />
          {m.schedule_apply()}
        </Button>
      </div>
    </div>
  );
}

/** Everything of the week before that this one does not have yet. */
export function CopyLastWeek({ edits: { week, run } }: { edits: WeekEdits }) {
  const [pending, setPending] = useState(false);
  const { previous } = week;
  if (!previous || previous.exercises + previous.meals === 0) return null;
  const copy = async () => {
    setPending(true);
    try {
      const address = { id: week.traineeId, weekStart: addDays(week.weekStart, -7) };
      const source = await queryClient.fetchQuery(weekQuery(address));
      const exercises = copyWeek(source.exercises, week.exercises, { newId });
      const meals = copyWeek(source.meals, week.meals, { newId });
      const count = exercises.copy.length + meals.copy.length;
      if (count === 0) toast({ text: m.schedule_nothing_to_copy() });
      else {
        run(
          copyItems(week, source, { exercises, meals }),
          m.schedule_week_copied({ count }),
          m.schedule_copy_failed(),
        );
      }
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.schedule_copy_failed()) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" pending={pending} onClick={() => void copy()}>
      <Icon name="copy" />
      {m.schedule_copy_week()}
    </Button>
  );
}
