import { useId, useState } from "react";
import { lastTimeOf, movementOf } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { tempoOf } from "../../../../domain/libraries/prescription.ts";
import { Moving } from "../../../exercises/movement/moving.tsx";
import { useMovement, useSteps } from "../../../exercises/movement/queries.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Glyph, outlines } from "../../../ui/glyph.tsx";

type MovementShownProps = { week: ExerciseWeek; item: ScheduledExercise };

/** The exercise's movement: open the first time, folded later. */
export function MovementShown({ week, item }: MovementShownProps) {
  const id = useId();
  const [open, setOpen] = useState(() => lastTimeOf(week, item) === undefined);
  const movement = movementOf(week, item);
  const shown = useMovement(movement);
  const steps = useSteps(movement);
  if (shown === null) return null;
  return (
    <section className="grid gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center justify-between gap-2 text-sm font-medium text-accent-ink"
      >
        {m.training_movement()}
        <Glyph d={outlines["chevron-down"]} className={`transition ${open ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <Moving
            shown={shown}
            tempo={item.tempo ? tempoOf(item.tempo) : undefined}
            label={m.movement_drawing({ motion: steps?.motion ?? nameIn(item) })}
          />
        )}
      </div>
    </section>
  );
}
