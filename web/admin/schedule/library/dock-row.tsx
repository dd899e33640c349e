import type { PointerEvent } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { doseText } from "../../../exercises/dose.tsx";
import { ExerciseThumb } from "../../../exercises/movement/thumb.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Glyph, outlines } from "../../../ui/glyph.tsx";
import { result } from "../../../ui/use-result-keys.ts";
import { dayName } from "../texts.ts";

type DockRowProps = {
  exercise: Exercise;
  target: number;
  marked: boolean;
  onAdd: () => void;
  onMark: () => void;
  onDrag: (event: PointerEvent) => void;
};

/** An exercise of the docked library: a press adds it, a box selects it, the mouse drags it. */
export function DockRow({ exercise, target, marked, onAdd, onMark, onDrag }: DockRowProps) {
  const name = nameIn(exercise);
  return (
    <li
      className={`group flex scroll-my-2 items-center rounded-md transition-colors ${marked ? "bg-accent-soft" : "hover:bg-soft"}`}
    >
      <button
        type="button"
        {...result}
        title={m.schedule_library_add_of({ name, day: dayName(target) })}
        onPointerDown={(event) => {
          // A finger scrolls the list.
          if (event.pointerType !== "touch") onDrag(event);
        }}
        onClick={(event) => (event.shiftKey || event.ctrlKey || event.metaKey ? onMark() : onAdd())}
        className="flex min-h-13 min-w-0 grow items-center gap-2.5 rounded-md ps-1.5 text-start focus-visible:-outline-offset-2"
      >
        <ExerciseThumb {...exercise} />
        <span className="grid min-w-0">
          <bdi className="clamp-lines-2 text-sm leading-snug font-medium">{name}</bdi>
          <bdi className="clamp-line block text-sm text-muted">{doseText(exercise)}</bdi>
        </span>
      </button>
      <label className="grid h-13 w-9 shrink-0 cursor-pointer place-items-center">
        <span className="relative grid size-5 place-items-center">
          <input
            type="checkbox"
            aria-label={m.schedule_library_mark_of({ name })}
            checked={marked}
            onChange={onMark}
            className="peer size-5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-field transition-colors checked:border-accent checked:bg-accent"
          />
          <Glyph
            d={outlines.check}
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
      </label>
    </li>
  );
}
