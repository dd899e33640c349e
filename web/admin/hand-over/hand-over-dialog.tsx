import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { weekStart } from "../../../domain/calendar.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { glanceQuery } from "../glance/queries.ts";
import { weekQuery } from "../schedule/queries.ts";
import type { HandOver } from "../shown-dialogs.ts";
import { HandOverForm } from "./hand-over-form.tsx";

const EditTrainee = lazyPart(async () => (await import("../trainees/edit-dialog.tsx")).EditTrainee);

type HandOverDialogProps = { message: HandOver; onClose: () => void };

/** A message to a person by WhatsApp, from the facts of their week; the trainer changes it before it leaves. */
export function HandOverDialog({ message, onClose }: HandOverDialogProps) {
  const { id, name } = message;
  const [isAdding, setAdding] = useState(false);
  const glance = useQuery(glanceQuery(id));
  const today = glance.data?.today;
  const week = useQuery({
    ...weekQuery({ id, weekStart: weekStart(today ?? "1970-01-01") }),
    enabled: today !== undefined,
  });
  if (isAdding) {
    return (
      <Suspense>
        <EditTrainee
          trainee={message}
          onClose={() => {
            setAdding(false);
            void queryClient.invalidateQueries({ queryKey: glanceQuery(id).queryKey });
          }}
        />
      </Suspense>
    );
  }
  if (glance.data && week.data) {
    return (
      <HandOverForm
        message={message}
        facts={{ glance: glance.data, week: week.data, matter: message.matter }}
        onAddPhone={() => setAdding(true)}
        onClose={onClose}
      />
    );
  }
  const failed = glance.isError ? glance : week;
  return (
    <Dialog open size="lg" title={m.hand_over_title({ name })} onClose={onClose}>
      {failed.error ? (
        <LoadFailure
          title={m.hand_over_failed()}
          error={failed.error}
          pending={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Loading className="grid gap-4">
          <Skeleton className="h-60" />
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Dialog>
  );
}
