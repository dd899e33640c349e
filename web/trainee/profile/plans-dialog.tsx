import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { OfferedPlan } from "../../../domain/contract/memberships/plans.ts";
import { paths } from "../../../domain/paths.ts";
import { keepDraft, readDraft } from "../../chat/drafts.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { PlanFace } from "../../person-form/plan-face.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { offeredPlansQuery } from "./queries.ts";

/** The available plans, and a button that asks the trainer for one. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(offeredPlansQuery);
  return (
    <Dialog
      open
      size="lg"
      title={m.profile_plans()}
      description={m.profile_plans_text()}
      onClose={onClose}
    >
      {data ? (
        <Plans plans={data.plans} />
      ) : error ? (
        <LoadFailure
          title={m.profile_plans_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading className="grid gap-3 pt-2">
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </Loading>
      )}
    </Dialog>
  );
}

function Plans({ plans }: { plans: readonly OfferedPlan[] }) {
  const who = useWho();
  const navigate = useNavigate();
  if (plans.length === 0) return <p className="text-muted">{m.plan_none_offered()}</p>;
  const ask = (plan: OfferedPlan) => {
    // A draft in the conversation is never overwritten.
    if (who && readDraft(who.id) === "") {
      keepDraft(who.id, m.profile_plans_message({ plan: nameIn(plan) }));
    }
    void navigate(paths.trainee.chat);
  };
  return (
    <ul className="grid gap-3 pt-2">
      {plans.map((plan) => (
        <li key={plan.id} className="grid gap-3 rounded-lg border border-line-strong bg-raised p-4">
          <h3 dir="auto" className="font-medium wrap-anywhere">
            {nameIn(plan)}
          </h3>
          <PlanFace plan={plan} />
          <Button
            variant="secondary"
            aria-label={m.profile_plans_ask_for({ plan: nameIn(plan) })}
            onClick={() => ask(plan)}
          >
            <Icon name="chat" />
            {m.profile_plans_ask()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
