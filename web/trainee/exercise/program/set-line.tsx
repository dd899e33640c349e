import { Load, LoadOf } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { countedOf } from "../typed-set.ts";
import type { SetRow } from "./use-set-rows.ts";

type SetLineProps = {
  row: SetRow;
  locked: boolean;
  /** Whether this set made a record. */
  record: boolean;
  onOpen: () => void;
  onMark: () => void;
};

/** A set on one line: its number, the previous values, today's values, and the tick. */
export function SetLine({ row, locked, record, onOpen, onMark }: SetLineProps) {
  const { number, typed, done } = row;
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center justify-end gap-x-2 rounded-md ps-3 pe-1 ${done ? "bg-good-soft" : "bg-soft/60"}`}
    >
      <button
        type="button"
        disabled={locked}
        onClick={onOpen}
        className="flex min-h-11 min-w-0 grow basis-32 flex-wrap items-center gap-x-3 text-start disabled:cursor-default"
      >
        <span className="sr-only">{m.training_set_edit({ number })}</span>
        <span aria-hidden="true" className="w-5 font-semibold text-muted">
          {number}
        </span>
        <span className="font-medium">
          <Load reps={typed.reps} weight={typed.weight} {...countedOf(typed)} />
          {record && <span className="sr-only"> · {m.lifted_record()}</span>}
        </span>
        {row.before && (
          <span className="ms-auto text-sm text-muted">
            <span className="sr-only">{m.training_last_time()} </span>
            <LoadOf {...row.before} />
          </span>
        )}
      </button>
      {!locked && (
        <button
          type="button"
          aria-pressed={done}
          aria-label={done ? m.training_set_unmark({ number }) : m.training_set_mark({ number })}
          onClick={onMark}
          className="grid size-11 shrink-0 place-items-center rounded-md"
        >
          <span
            className={`grid size-7 place-items-center rounded-full border-2 ${done ? "border-good bg-good text-raised" : "border-line-strong text-transparent"}`}
          >
            <Icon name={record ? "flame" : "check"} className="text-sm" />
          </span>
        </button>
      )}
    </div>
  );
}
