import { useMutation } from "@tanstack/react-query";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { undoJob } from "./queries.ts";
import { doneText } from "./texts.ts";

/** The last repeated week of many trainees, from any device, as long as it can be undone. */
export function RecentRepeat({ job }: { job: TraineesPage["repeat"] | undefined }) {
  const now = useNow();
  const undo = useMutation({ mutationFn: (id: string) => undoJob(id, "repeat") });
  if (!job || (job.undoableUntil ?? 0) <= now) return null;
  return (
    <Banner
      kind="success"
      action={
        <Button variant="ghost" pending={undo.isPending} onClick={() => undo.mutate(job.id)}>
          {m.bulk_undo_repeat()}
        </Button>
      }
    >
      {doneText({ kind: "repeat" }, job.total)}
    </Banner>
  );
}
