import { useRef } from "react";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";

export type MealTickProps = {
  /** The meal's name, for screen readers. */
  name: string;
  status: MealStatus;
  onStatus: (status: MealStatus) => void;
};

/** Minimum time between two taps, in ms: a wet finger often taps twice. */
const again = 600;

/** A tap marks the meal as eaten; the next undoes it. */
export function MealTick({ name, status, onStatus }: MealTickProps) {
  const done = status === "consumed";
  const tapped = useRef(-again);
  const toggle = (at: number) => {
    if (at - tapped.current < again) return;
    tapped.current = at;
    onStatus(done ? "pending" : "consumed");
  };
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-label={`${m.diet_done()}: ${name}`}
      onClick={(event) => toggle(event.timeStamp)}
      className="grid size-12 shrink-0 place-items-center rounded-full transition active:scale-90"
    >
      <span
        className={`grid size-8 place-items-center rounded-full border-2 transition ${done ? "border-good bg-good text-raised" : "border-line-strong bg-raised text-transparent"}`}
      >
        <Icon name="check" />
      </span>
    </button>
  );
}
