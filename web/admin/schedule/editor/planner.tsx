import { useEffect, useEffectEvent, useState } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import type { Slot } from "../../../../domain/schedules/week-items.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { DragGhost } from "../../../ui/drag-ghost.tsx";
import { useWidth } from "../../../ui/use-width.ts";
import { BesideColumn } from "../beside/beside.tsx";
import { FoldedMuscles } from "../beside/folded-muscles.tsx";
import type { Beside } from "../beside/use-beside.ts";
import { insertExercise } from "../edits/add-edits.ts";
import { withEdit } from "../edits/edits.ts";
import { moveTo } from "../edits/make-edits.ts";
import { PlannerContext } from "../edits/planner-context.ts";
import { useWeekDrag } from "../edits/use-drag.ts";
import { useKeyboardMove } from "../edits/use-keyboard-move.ts";
import { useSelected } from "../edits/use-selected.ts";
import type { WeekEdits } from "../edits/use-week-edits.ts";
import { dayName, slotText, weekdays } from "../texts.ts";
import { DayColumn } from "./day-column.tsx";
import { DayPager } from "./day-pager.tsx";
import { WeekTotals } from "./day-totals.tsx";
import { type OpenDialog, PlannerDialogs } from "./planner-dialogs.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const LibraryDock = lazyPart(async () => (await import("../library/dock.tsx")).LibraryDock);

type PlannerProps = {
  edits: WeekEdits;
  kind: ScheduleKind;
  beside: Beside;
  /** The day on a narrow screen; beside the library the one that it adds to. */
  day: number;
  onDay: (day: number) => void;
};

/** Minimum width in pixels for seven readable days side by side. */
const gridFromPx = 860;

/** And for two of them, with the larger targets of a single one. */
const twoDaysFromPx = 600;

/** The seven days of a tab, with all their actions. */
export function WeekPlanner({ edits, kind, beside, day, onDay }: PlannerProps) {
  const { week: planned, run } = edits;
  const { ref, width } = useWidth<HTMLDivElement>(gridFromPx);
  const [open, setOpen] = useState<OpenDialog>({});
  // An item that the keyboard carries to another day moves at once; the address follows.
  const [carried, setCarried] = useState<number>();
  const grid = width >= gridFromPx;

  const move = (id: string, slot: Slot, index: number) => {
    const item = planned[kind].find((each) => each.id === id);
    const name = item ? nameIn(item) : "";
    run(moveTo(planned, kind, id, slot, index), m.schedule_moved({ name, place: slotText(slot) }));
  };
  const { dragged, start } = useWeekDrag((item, { slot, index }) => {
    if ("dayOfWeek" in item) return move(item.id, slot, index);
    run(
      insertExercise(planned, item, { slot, index }),
      m.schedule_added_to({ name: nameIn(item), day: dayName(slot.dayOfWeek) }),
      m.schedule_add_exercise_failed(),
    );
  });
  const selected = useSelected(planned.exercises);
  const { library } = beside;
  const [asked, setAsked] = useState(0);
  const onAdd = (adding: Slot) => {
    if (!library?.shown) return setOpen({ adding });
    onDay(adding.dayOfWeek);
    setAsked(asked + 1);
  };
  const keys = useKeyboardMove({
    week: planned,
    kind,
    onDrop: move,
    onDay: (next) => {
      if (grid) return;
      setCarried(next);
      if (next !== (carried ?? day)) onDay(next);
    },
  });
  const held = keys.grabbed;
  if (!held && carried === day) setCarried(undefined);
  const preview = held && moveTo(planned, kind, held.item.id, held.slot, held.index);
  const week = preview ? withEdit(planned, preview) : planned;
  useUndoKeys(edits);

  return (
    <PlannerContext
      value={{
        week,
        kind,
        run,
        grid,
        editable: planned.editable,
        grabbed: held?.item.id,
        dragged: dragged?.item.id,
        drop: dragged?.drop,
        grip: {
          onToggle: keys.toggle,
          onKeyDown: keys.onKeyDown,
          onPointerDown: start,
        },
        onAdd,
        target: library?.shown ? day : undefined,
        onTarget: onDay,
        selected: selected.ids,
        onSelect: selected.select,
        onSwap: (swapping) => setOpen({ swapping }),
        onCopyDay: (copying) => setOpen({ copying }),
        onMove: (moving) => setOpen({ moving }),
        onDetails: (detailing) => setOpen({ detailing }),
      }}
    >
      <p id="schedule-move-hint" hidden>
        {m.schedule_move_hint()}
      </p>
      <p aria-live="assertive" className="sr-only">
        {keys.said}
      </p>
      <div className="flex items-start gap-3">
        <div ref={ref} className="grid min-w-0 grow grid-cols-1 gap-2">
          <div className="max-md:order-last">
            <WeekTotals />
          </div>
          {grid ? (
            <div className="grid grid-cols-7 gap-1.5">
              {weekdays.map((each) => (
                <DayColumn key={each} day={each} />
              ))}
            </div>
          ) : (
            <DayPager
              count={width >= twoDaysFromPx ? 2 : 1}
              day={carried ?? day}
              onDay={(next) => {
                setCarried(undefined);
                onDay(next);
              }}
            />
          )}
          {kind === "exercises" && !beside.muscles && <FoldedMuscles day={carried ?? day} />}
          {kind === "exercises" && selected.items.length > 0 && (
            <SelectionBar
              items={selected.items}
              onPrescribe={() => setOpen({ prescribing: selected.items })}
              onClear={selected.clear}
            />
          )}
        </div>
        <BesideColumn
          beside={beside}
          day={carried ?? day}
          library={
            <LibraryDock
              target={day}
              asked={asked}
              onFold={() => library?.toggle()}
              onDrag={start}
            />
          }
        />
      </div>
      {dragged && <DragGhost at={dragged}>{nameIn(dragged.item)}</DragGhost>}
      <PlannerDialogs
        open={open}
        saving={edits.saving}
        move={move}
        onDone={selected.clear}
        onClose={() => setOpen({})}
      />
    </PlannerContext>
  );
}

/** Ctrl or ⌘ with Z undoes, with Shift it redoes; in a text field the browser's undo has precedence. */
function useUndoKeys({ undo, redo }: WeekEdits) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const typing = (event.target as Element).closest?.("input, textarea, select, dialog");
    // By the key's place: an Arabic keyboard has another letter there.
    const redoing = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
    if (typing || !(redoing || event.code === "KeyZ")) return;
    event.preventDefault();
    if (redoing) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
