import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import {
  itemsIn,
  type Planned,
  type Slot,
  slotsOf,
} from "../../../../domain/schedules/week-items.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { direction } from "../../../ui/direction.ts";
import { slotText } from "../texts.ts";
import type { EditedWeek } from "./edited-week.ts";

interface Grabbed {
  item: Planned;
  slot: Slot;
  /** The place among the slot's other items. */
  index: number;
}

interface KeyboardMoveOptions {
  week: EditedWeek;
  kind: ScheduleKind;
  onDrop: (id: string, slot: Slot, index: number) => void;
  /** Called with the item's present day, so that it stays visible. */
  onDay: (day: number) => void;
}

const gripOf = (id: string) => `[data-grip="${CSS.escape(id)}"]`;

/** Enter or Space grabs and drops an item, the arrows move it, Escape cancels. */
export function useKeyboardMove({ week, kind, onDrop, onDay }: KeyboardMoveOptions) {
  const [grabbed, setGrabbed] = useState<Grabbed>();
  const [said, setSaid] = useState("");
  const countIn = (slot: Slot) =>
    itemsIn<Planned>(week[kind], slot).filter(({ id }) => id !== grabbed?.item.id).length;

  const last = useRef<string>(undefined);
  // The item may be remounted in another day's list, also after a cancel.
  useEffect(() => {
    const id = grabbed?.item.id ?? last.current;
    last.current = grabbed?.item.id;
    if (id) document.querySelector<HTMLElement>(gripOf(id))?.focus();
  }, [grabbed]);

  const toggle = (item: Planned) => {
    const { id, name } = item;
    if (grabbed?.item.id === id) {
      setGrabbed(undefined);
      setSaid(m.schedule_dropped({ name, place: slotText(grabbed.slot) }));
      onDrop(id, grabbed.slot, grabbed.index);
      return;
    }
    const slot = { dayOfWeek: item.dayOfWeek, ...(item.timing && { timing: item.timing }) };
    const index = itemsIn<Planned>(week[kind], slot).findIndex((each) => each.id === id);
    setGrabbed({ item, slot, index });
    setSaid(m.schedule_grabbed({ name }));
  };

  const moveTo = (slot: Slot, index: number) => {
    if (!grabbed) return;
    const last = countIn(slot);
    const at = Math.min(Math.max(index, 0), last);
    setGrabbed({ ...grabbed, slot, index: at });
    onDay(slot.dayOfWeek);
    setSaid(m.schedule_moved_to({ place: slotText(slot), position: at + 1, count: last + 1 }));
  };

  const onKeyDown = (event: KeyboardEvent, item: Planned) => {
    if (grabbed?.item.id !== item.id) return;
    const { slot, index } = grabbed;
    const slots = slotsOf(kind, slot.dayOfWeek);
    const at = slots.findIndex(({ timing }) => timing === slot.timing);
    const forward = direction() === "rtl" ? "ArrowLeft" : "ArrowRight";
    const [above, below] = [slots[at - 1], slots[at + 1]];
    switch (event.key) {
      case "Escape":
        setGrabbed(undefined);
        onDay(grabbed.item.dayOfWeek);
        setSaid(m.schedule_move_cancelled({ name: nameIn(item) }));
        break;
      case "ArrowUp":
        if (index > 0) moveTo(slot, index - 1);
        else if (above) moveTo(above, countIn(above));
        break;
      case "ArrowDown":
        if (index < countIn(slot)) moveTo(slot, index + 1);
        else if (below) moveTo(below, 0);
        break;
      case "ArrowLeft":
      case "ArrowRight": {
        const day = slot.dayOfWeek + (event.key === forward ? 1 : -1);
        if (day >= 0 && day <= 6) moveTo({ ...slot, dayOfWeek: day }, index);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return { grabbed, said, toggle, onKeyDown, cancel: () => setGrabbed(undefined) };
}
