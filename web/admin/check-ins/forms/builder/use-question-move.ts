import { type KeyboardEvent, useState } from "react";
import { m } from "../../../../paraglide/messages.js";

interface MoveOptions {
  /** The ids in their order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  move: (id: string, place: number) => void;
}

interface Grabbed {
  id: string;
  /** The place before it was grabbed. */
  from: number;
}

/** Enter or Space on a grip grabs and drops a row, the arrows move it, Escape puts it back. */
export function useQuestionMove({ ids, nameOf, move }: MoveOptions) {
  const [grabbed, setGrabbed] = useState<Grabbed>();
  const [said, setSaid] = useState("");
  const count = ids.length;

  /** Moves a row one place up or down. */
  const step = (id: string, by: -1 | 1) => {
    const place = ids.indexOf(id) + by;
    if (place < 0 || place >= count) return;
    move(id, place);
    setSaid(m.check_in_form_moved_to({ name: nameOf(id), position: place + 1, count }));
  };

  const toggle = (id: string) => {
    const name = nameOf(id);
    if (grabbed?.id === id) {
      setGrabbed(undefined);
      setSaid(m.check_in_form_dropped({ name, position: ids.indexOf(id) + 1 }));
      return;
    }
    setGrabbed({ id, from: ids.indexOf(id) });
    setSaid(m.check_in_form_grabbed({ name }));
  };

  const onGripKey = (event: KeyboardEvent, id: string) => {
    if (grabbed?.id !== id) return;
    if (event.key === "Escape") {
      setGrabbed(undefined);
      move(id, grabbed.from);
      setSaid(m.schedule_move_cancelled({ name: nameOf(id) }));
    } else if (event.key === "ArrowUp") step(id, -1);
    else if (event.key === "ArrowDown") step(id, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { grabbed: grabbed?.id, said, step, toggle, onGripKey };
}
