import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type StatusButtonsProps = {
  /** The meal's name, for screen readers. */
  name: string;
  status: MealStatus;
  onStatus: (status: MealStatus) => void;
};

const look =
  "inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-md border px-3 font-medium transition select-none active:scale-[0.985]";
const open = "border-line-strong/60 bg-raised hover:bg-soft";

/** Buttons for eaten and skipped, in fixed places; a third one undoes either. */
export function StatusButtons({ name, status, onStatus }: StatusButtonsProps) {
  const isDone = status === "consumed";
  const isSkipped = status === "skipped";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-pressed={isDone}
        aria-label={`${m.diet_done()}: ${name}`}
        onClick={() => onStatus("consumed")}
        className={`${look} ${isDone ? "border-good/40 bg-good-soft text-good" : open}`}
      >
        <Icon name="check" />
        {m.diet_done()}
      </button>
      <button
        type="button"
        aria-pressed={isSkipped}
        aria-label={`${m.diet_skip()}: ${name}`}
        onClick={() => onStatus("skipped")}
        className={`${look} ${isSkipped ? "border-line-strong bg-soft text-muted" : `${open} text-muted`}`}
      >
        {isSkipped ? m.diet_skipped() : m.diet_skip()}
      </button>
      {status !== "pending" && (
        <IconButton label={`${m.body_undo()}: ${name}`} onClick={() => onStatus("pending")}>
          <Icon name="undo" className="text-muted" />
        </IconButton>
      )}
    </div>
  );
}
