import { Fragment, type ReactNode } from "react";
import { isDone, itemsIn, type Slot } from "../../../../domain/schedules/week-items.ts";
import { timingTexts } from "../../../meals/timing-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { ExerciseCard } from "../cards/exercise-card.tsx";
import { MealCard } from "../cards/meal-card.tsx";
import { usePlanner } from "../edits/planner-context.ts";
import { slotName } from "../edits/use-drag.ts";
import { slotText } from "../texts.ts";

/** The items of a slot in order, with a line where the dragged item would land. */
export function SlotList({ slot }: { slot: Slot }) {
  const { week, kind, drop, dragged, grid, editable, onAdd } = usePlanner();
  const isTarget = drop !== undefined && slotName(drop.slot) === slotName(slot);
  const cards =
    kind === "exercises"
      ? itemsIn(week.exercises, slot).map((item) => ({ item, card: <ExerciseCard item={item} /> }))
      : itemsIn(week.meals, slot).map((item) => ({ item, card: <MealCard item={item} /> }));

  const rows: ReactNode[] = [];
  let others = 0;
  for (const { item, card } of cards) {
    if (isTarget && item.id !== dragged && others === drop.index)
      rows.push(<DropLine key="drop" />);
    if (item.id !== dragged) others += 1;
    // A done item is remounted, which discards a typed value.
    rows.push(<Fragment key={`${item.id} ${isDone(item)}`}>{card}</Fragment>);
  }
  if (isTarget && drop.index >= others) rows.push(<DropLine key="drop" />);

  return (
    <div data-slot={slotName(slot)} className="grid grid-cols-1 content-start gap-1">
      {slot.timing && (
        <div className="flex items-center justify-between gap-1 ps-1 text-sm text-muted">
          <h3 className="font-normal">{timingTexts[slot.timing]()}</h3>
          {editable && (
            <button
              type="button"
              aria-label={m.schedule_add_meal_to({ day: slotText(slot) })}
              onClick={() => onAdd(slot)}
              className={`grid shrink-0 place-items-center rounded-sm hover:bg-soft hover:text-ink ${grid ? "h-7 w-6" : "size-11"}`}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <ul aria-label={slotText(slot)} className={`grid grid-cols-1 ${grid ? "gap-1" : "gap-2"}`}>
          {rows}
        </ul>
      )}
      {rows.length === 0 && !slot.timing && (
        <p className="px-1 py-2 text-center text-sm text-muted">{m.schedule_rest_day()}</p>
      )}
    </div>
  );
}

function DropLine() {
  return <li aria-hidden="true" className="h-1 rounded-full bg-accent" />;
}
