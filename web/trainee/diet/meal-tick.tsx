import { useRef } from "react";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";

type MealTickProps = {
  /** The meal's name, for readers. */
  name: string;
  status: MealStatus;
  onStatus: (status: MealStatus) => void;
};

/** Taps closer than this are one, in ms: a wet finger often taps twice. */
const again = 600;

/** One tap says eaten, another takes it back. */
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

type MealMenuProps = MealTickProps & { opens: string; onOpen: () => void };

/** What is done with a meal now and then. */
export function MealMenu({ name, status, onStatus, opens, onOpen }: MealMenuProps) {
  const skip: MenuItem = {
    label: m.diet_skip(),
    icon: <Icon name="close" />,
    onSelect: () => onStatus("skipped"),
  };
  const undo: MenuItem = {
    label: m.diet_undo(),
    icon: <Icon name="undo" />,
    onSelect: () => onStatus("pending"),
  };
  return (
    <Menu
      trigger={
        <IconButton label={m.diet_actions_of({ name })} className="text-muted">
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        ...(status === "skipped" ? [] : [skip]),
        ...(status === "pending" ? [] : [undo]),
        { label: opens, icon: <Icon name="bowl" />, onSelect: onOpen },
      ]}
    />
  );
}
