import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useResultKeys } from "../../../ui/use-result-keys.ts";
import { addExercises, askedOf } from "../edits/add-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { dayName, weekdays } from "../texts.ts";
import { AllDays, DayChips } from "./day-chips.tsx";
import { DockRow } from "./dock-row.tsx";
import { LibraryFilters, OwnToggle } from "./filters.tsx";
import { ShelfList } from "./shelf-list.tsx";
import { TargetDays } from "./target-days.tsx";
import { useLibrary } from "./use-library.ts";

type LibraryDockProps = {
  target: number;
  /** The number of times that a day asked for an exercise; each focuses the search. */
  asked: number;
  onFold: () => void;
  onDrag: (event: PointerEvent, exercise: Exercise) => void;
};

/** The library beside the week: a press adds to the target day, a drag to any, a selection to several. */
export function LibraryDock(props: LibraryDockProps) {
  const { target, asked, onFold, onDrag } = props;
  const { week, run, onTarget } = usePlanner();
  const library = useLibrary();
  const keys = useResultKeys(library.settled, { takesFirst: true });
  const [marked, setMarked] = useState<ReadonlyMap<string, Exercise>>(new Map());
  const { frame } = keys;

  useEffect(() => {
    if (asked > 0) frame.current?.querySelector<HTMLElement>("search input")?.focus();
  }, [asked, frame]);

  const add = (exercises: readonly Exercise[], days: readonly number[]) => {
    const [first] = exercises;
    const isOne = exercises.length === 1 && days.length === 1;
    run(
      addExercises(week, days, exercises.map(askedOf)),
      isOne && first
        ? m.schedule_added_to({ name: nameIn(first), day: dayName(days[0] ?? target) })
        : m.schedule_added({ count: exercises.length * days.length }),
      m.schedule_add_exercise_failed(),
    );
  };
  const mark = (exercise: Exercise) => {
    const next = new Map(marked);
    if (!next.delete(exercise.id)) next.set(exercise.id, exercise);
    setMarked(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      onTarget((target + by + weekdays.length) % weekdays.length);
    } else if (event.key === "Escape" && marked.size > 0) setMarked(new Map());
    else keys.onKeyDown(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside
    <div
      ref={frame}
      onKeyDown={onKeyDown}
      className="flex h-full flex-col [@container(height<28rem)]:overflow-y-auto"
    >
      <div className="grid grid-cols-1 gap-1.5 border-b border-line p-2.5 [&_.edges]:-mx-2.5 [&_.edges]:px-2.5">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 grow ps-1 text-base">
            {m.schedule_library()}
            <span className="block text-sm font-normal text-accent-ink">
              {m.schedule_library_to({ day: dayName(target) })}
            </span>
          </h2>
          <OwnToggle filter={library.filter} onChange={library.change} />
          <IconButton
            label={m.schedule_library_fold()}
            aria-expanded
            onClick={onFold}
            className="text-muted"
          >
            <Icon name="panel" />
          </IconButton>
        </div>
        <TargetDays target={target} onTarget={onTarget} />
        <LibraryFilters
          narrow
          filter={library.filter}
          onChange={library.change}
          hint={m.schedule_library_hint()}
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-1.5 py-1 [@container(height<28rem)]:shrink-0 [@container(height<28rem)]:overflow-visible">
        <ShelfList
          library={library}
          className="grid grid-cols-1"
          row={(exercise) => (
            <DockRow
              key={exercise.id}
              exercise={exercise}
              target={target}
              marked={marked.has(exercise.id)}
              onAdd={() => add([exercise], [target])}
              onMark={() => mark(exercise)}
              onDrag={(event) => onDrag(event, exercise)}
            />
          )}
        />
      </div>
      {marked.size > 0 && (
        <AddMarked
          key={target}
          target={target}
          count={marked.size}
          onClear={() => setMarked(new Map())}
          onAdd={(days) => {
            add([...marked.values()], days);
            setMarked(new Map());
          }}
        />
      )}
    </div>
  );
}

type AddMarkedProps = {
  target: number;
  count: number;
  onAdd: (days: readonly number[]) => void;
  onClear: () => void;
};

/** The days for the selected exercises, at first the target day. */
function AddMarked({ target, count, onAdd, onClear }: AddMarkedProps) {
  const [days, setDays] = useState<readonly number[]>([target]);
  return (
    <div
      data-adding=""
      className="sticky bottom-0 grid grid-cols-1 gap-2 border-t border-line bg-raised p-2.5"
    >
      <DayChips label={m.schedule_library_target()} days={days} onChange={setDays} />
      <div className="flex items-center gap-1.5">
        <div className="grow">
          <AllDays days={days} onChange={setDays} />
        </div>
        <IconButton label={m.schedule_library_unmark()} onClick={onClear} className="text-muted">
          <Icon name="close" />
        </IconButton>
      </div>
      <Button disabled={days.length === 0} onClick={() => onAdd(days)}>
        {m.schedule_pick_add({ count })}
      </Button>
    </div>
  );
}
