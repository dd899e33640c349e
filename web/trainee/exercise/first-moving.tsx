import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { tempoOf } from "../../../domain/libraries/prescription.ts";
import { CategoryIcon } from "../../exercises/category-icon.tsx";
import { Moving } from "../../exercises/movement/moving.tsx";
import { useMovement } from "../../exercises/movement/queries.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";

type FirstMovingProps = { item: ScheduledExercise; movement: string | undefined };

/** An exercise's drawing in motion, or the figure of its category. */
export function FirstMoving({ item, movement }: FirstMovingProps) {
  const shown = useMovement(movement);
  if (shown === null) {
    return (
      <div className="grid aspect-4/3 max-h-[40dvh] w-full place-items-center rounded-lg bg-stage text-[2.5rem]">
        <CategoryIcon category={item.category} />
      </div>
    );
  }
  return (
    <Moving
      key={item.id}
      plain
      shown={shown}
      label={m.movement_drawing({ motion: nameIn(item) })}
      tempo={item.tempo ? tempoOf(item.tempo) : undefined}
    />
  );
}
