import { Suspense, useEffect, useState } from "react";
import { isLogged, movementOf, setsOf } from "../../../../../domain/activity/exercise-program.ts";
import type { PerformedItem } from "../../../../../domain/activity/performed-items.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { isWeighed, kindOf } from "../../../../../domain/libraries/movement/kinds.ts";
import { lazyPart } from "../../../../frame/again.tsx";
import { nameIn } from "../../../../lib/format/names.ts";
import { keepRead } from "../../../../lib/waiting/keep-read.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { exerciseLibraryQuery } from "../../queries.ts";
import { useLog } from "../../use-log.ts";

const AlternativesDialog = lazyPart(
  async () => (await import("./alternatives-dialog.tsx")).AlternativesDialog,
);

type BusyProps = { week: ExerciseWeek; item: PerformedItem<ScheduledExercise>; locked: boolean };

/** Leads to alternatives while nothing is logged, also after a choice; of a replaced exercise it names the assigned one. */
export function Busy({ week, item, locked }: BusyProps) {
  const [open, setOpen] = useState(false);
  const log = useLog();
  const { insteadOf } = item;
  const fresh = !locked && item.status === "pending" && setsOf(week, item.id).length === 0;
  const movement = movementOf(week, item);
  const offered = fresh && isLogged(item) && movement !== undefined;
  // Nobody else can have what one brings along.
  const title = isWeighed(kindOf(movement)?.equipment)
    ? m.training_busy()
    : m.training_substitute();
  useEffect(() => {
    if (offered) void keepRead(exerciseLibraryQuery());
  }, [offered]);
  if (!insteadOf && !offered) return null;
  return (
    <div className={insteadOf ? "flex basis-full flex-wrap items-center gap-x-3" : "contents"}>
      {insteadOf && (
        <p className="grow text-sm text-muted wrap-anywhere">
          <bdi>{m.training_substitute_of({ name: nameIn(insteadOf) })}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        {offered && (
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            className="px-0!"
            onClick={() => setOpen(true)}
          >
            {title}
          </Button>
        )}
        {insteadOf && fresh && (
          <Button
            variant="ghost"
            aria-label={m.training_substitute_back_to({ name: nameIn(insteadOf) })}
            className="px-0!"
            onClick={() => log.substitute(item, null)}
          >
            <Icon name="undo" />
            {m.training_substitute_back()}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <AlternativesDialog
            week={week}
            item={item}
            title={title}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
