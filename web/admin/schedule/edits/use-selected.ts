import { useEffect, useEffectEvent, useState } from "react";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";

const none: ReadonlySet<string> = new Set();

/** The selected exercises of a week, for an action on all of them; Escape deselects. Done ones never change. */
export function useSelected(exercises: readonly ScheduledExercise[]) {
  const [ids, setIds] = useState(none);
  const items = exercises.filter((item) => ids.has(item.id) && !isDone(item));
  const clear = () => setIds(none);
  const select = (changed: readonly string[], selected: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (selected) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = (event.target as Element).closest?.("dialog, input, [role=menu]");
    if (event.key === "Escape" && !event.defaultPrevented && !elsewhere) clear();
  });
  const some = items.length > 0;
  useEffect(() => {
    if (!some) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [some]);
  return { items, ids: new Set(items.map(({ id }) => id)) as ReadonlySet<string>, select, clear };
}
