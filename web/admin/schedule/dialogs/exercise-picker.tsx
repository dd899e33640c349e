import { type KeyboardEvent, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useResultKeys } from "../../../ui/use-result-keys.ts";
import type { PickedExercise } from "../edits/add-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { AllDays, DayChips } from "../library/day-chips.tsx";
import { LibraryFilters } from "../library/filters.tsx";
import { ShelfList } from "../library/shelf-list.tsx";
import { useLibrary } from "../library/use-library.ts";
import { PickerRow } from "./picker-row.tsx";

type ExercisePickerProps = {
  /** The initial day. */
  day: number;
  onPick: (picked: readonly PickedExercise[], days: readonly number[]) => void;
  onClose: () => void;
};

/** Picks several exercises of the library for some days, each with its sets, repetitions and weight. */
export function ExercisePicker({ day, onPick, onClose }: ExercisePickerProps) {
  const [days, setDays] = useState<readonly number[]>([day]);
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedExercise>>(new Map());
  const { grid } = usePlanner();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const library = useLibrary();
  const keys = useResultKeys(library.settled, { takesFirst: true });

  const change = (id: string, value: PickedExercise | undefined) => {
    const next = new Map(picked);
    if (value) next.set(id, value);
    else next.delete(id);
    setPicked(next);
  };
  const onProblem = (id: string, problem: boolean) => {
    const next = new Set(broken);
    if (problem) next.add(id);
    else next.delete(id);
    setBroken(next);
  };
  const isWhole = ![...picked.keys()].some((id) => broken.has(id));
  const ready = picked.size > 0 && days.length > 0 && isWhole;
  const add = () => {
    onPick([...picked.values()], days);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    const isAdding = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    // Enter in a number field first settles the number.
    const isAtRest = (event.target as Element).matches("search input, [data-result]");
    if (isAdding && isAtRest && ready) add();
  };
  return (
    <Dialog
      open
      size="tall"
      title={m.schedule_pick_exercises()}
      onClose={onClose}
      footer={
        <>
          <div className="flex min-w-0 gap-1 max-md:basis-full md:me-auto">
            <DayChips label={m.schedule_day()} days={days} onChange={setDays} />
            <AllDays days={days} onChange={setDays} />
          </div>
          <Button disabled={!ready} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={add}>
            {m.schedule_pick_add({ count: picked.size })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside */}
      <div ref={keys.frame} onKeyDown={onKeyDown} className="@container">
        <LibraryFilters
          filter={library.filter}
          onChange={library.change}
          hint={m.schedule_pick_keys()}
          autoFocus={grid}
        />
        <ShelfList
          library={library}
          above={[...picked.values()].map(({ exercise }) => exercise)}
          className="grid grid-cols-1 items-start gap-x-3 @xl:grid-cols-2"
          row={(exercise) => (
            <PickerRow
              key={exercise.id}
              exercise={exercise}
              picked={picked.get(exercise.id)}
              onChange={(value) => change(exercise.id, value)}
              onProblem={(problem) => onProblem(exercise.id, problem)}
            />
          )}
        />
      </div>
    </Dialog>
  );
}
