import { useMutation } from "@tanstack/react-query";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { formatDay, shortDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { endLighterDays } from "../trainee-jobs/queries.ts";

type LighterLineProps = { glance: Pick<TraineeGlance, "id" | "lighterUntil"> };

/** Until when a person trains lighter, and a button that ends it. */
export function LighterLine({ glance: { id, lighterUntil } }: LighterLineProps) {
  const end = useMutation({ mutationFn: () => endLighterDays(id) });
  if (!lighterUntil) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-5 py-1">
      <p className="text-sm text-muted">
        {m.glance_lighter_until({ day: formatDay(lighterUntil, shortDay) })}
      </p>
      <Button variant="ghost" pending={end.isPending} onClick={() => end.mutate()}>
        {m.glance_lighter_end()}
      </Button>
    </div>
  );
}
