import { useState } from "react";
import { movementOf } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { tempoOf } from "../../../../domain/libraries/prescription.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { HowTo } from "../how-to.tsx";

type HowToButtonProps = { week: ExerciseWeek; item: ScheduledExercise };

/** The one door to an exercise's drawing, its steps and the trainer's video. */
export function HowToButton({ week, item }: HowToButtonProps) {
  const [open, setOpen] = useState(false);
  const hasVideo = Boolean(item.videoUrl || item.videoId);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={m.training_movement_of({ name: nameIn(item) })}
        className="px-0!"
        onClick={() => setOpen(true)}
      >
        <Icon name={hasVideo ? "play" : "info"} />
        {m.training_movement()}
      </Button>
      {open && (
        <HowTo
          exercise={item}
          movement={movementOf(week, item)}
          tempo={item.tempo ? tempoOf(item.tempo) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
