import type { WorkoutSummary } from "../../../../../domain/activity/workout-summary.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { useWho } from "../../../../lib/session/use-who.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast.tsx";
import { useLog } from "../../use-log.ts";

/** Offers the plan's sets for exercises that were completed in one tap; otherwise their history has holes. */
export function Unlogged({ unlogged }: Pick<WorkoutSummary<ScheduledExercise>, "unlogged">) {
  const gender = useWho()?.gender ?? "other";
  const log = useLog();
  if (unlogged.length === 0) return null;
  const logAll = () => {
    for (const { item, sets } of unlogged) log.recordSets(item, sets, false);
    toast({
      kind: "success",
      text: m.training_logged_as_planned(),
      action: {
        label: m.body_undo(),
        onAction: () => {
          for (const { item } of unlogged) log.recordSets(item, [], false);
        },
      },
    });
  };
  return (
    <div className="grid gap-2 rounded-lg bg-soft px-3 py-2.5">
      <p className="text-sm">{m.training_unlogged({ count: unlogged.length })}</p>
      <Button variant="secondary" className="justify-self-start" onClick={logAll}>
        {m.training_log_as_planned({ gender })}
      </Button>
    </div>
  );
}
