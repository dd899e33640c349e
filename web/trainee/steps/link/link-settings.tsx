import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { datedDay, formatDay } from "../../../lib/format/format.ts";
import { ownDayAt } from "../../../lib/format/own-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Guide } from "./guide.tsx";
import { NewLink } from "./new-link.tsx";
import { createStepLink, deleteStepLink, stepLinkQuery } from "./queries.ts";

/** The personal link of a phone's automation: created, shown once, revoked, and explained in pictures. */
export function LinkSettings() {
  const { data, error, isFetching, refetch } = useQuery(stepLinkQuery);
  const [asking, setAsking] = useState(false);
  const onError = (failure: Error) =>
    toast({ kind: "error", text: errorText(failure, m.steps_link_act_failed()) });
  const making = useMutation({ mutationFn: createStepLink, onError });
  const revoking = useMutation({
    mutationFn: deleteStepLink,
    onError,
    onSuccess: () => {
      making.reset();
      toast({ kind: "success", text: m.steps_link_revoked() });
    },
    onSettled: () => setAsking(false),
  });
  if (!data && error) {
    return (
      <LoadFailure
        error={error}
        title={m.steps_link_failed()}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  const { link } = data;
  return (
    <div className="grid grid-cols-1 gap-5">
      {making.data && <NewLink url={making.data.url} />}
      {link ? (
        <div className="grid gap-3 rounded-lg bg-soft p-4">
          <div>
            <p>{m.steps_link_created({ date: dayOf(link.createdAt) })}</p>
            <p className="text-muted">
              {link.lastUsedAt === null
                ? m.steps_link_never_used()
                : m.steps_link_last_used({ date: dayOf(link.lastUsedAt) })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" pending={making.isPending} onClick={() => making.mutate()}>
              {m.steps_link_renew()}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(true)}>
              {m.steps_link_revoke()}
            </Button>
          </div>
          <p className="text-sm text-muted">{m.steps_link_renew_text()}</p>
        </div>
      ) : (
        <div className="grid gap-3 rounded-lg bg-soft p-4">
          <p>{m.steps_link_none()}</p>
          <Button pending={making.isPending} onClick={() => making.mutate()}>
            {m.steps_link_make()}
          </Button>
        </div>
      )}
      <Guide />
      <ConfirmDialog
        open={asking}
        danger
        title={m.steps_link_revoke()}
        text={m.steps_link_revoke_question()}
        confirmLabel={m.steps_link_revoke()}
        pending={revoking.isPending}
        onConfirm={() => revoking.mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const dayOf = (instant: number) => formatDay(ownDayAt(instant), datedDay);
