import type { OfferedPlans } from "../../../domain/contract/people/registration.ts";
import { m } from "../../paraglide/messages.js";
import { PlanCards } from "../../person-form/plan-cards.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { planAtFirst } from "./persisted-fields.ts";

/** The trainer's offer; neither plans nor a failure while it loads. */
export type OfferState = {
  plans?: OfferedPlans["plans"];
  /** The trainer's default plan. */
  defaultPlan?: string;
  failed: boolean;
  onRetry: () => void;
};

/** The plans as choices, or their placeholder or failure. */
export function PlanChoices(props: OfferState & { error?: string }) {
  const { plans, defaultPlan, failed, onRetry, error } = props;
  if (plans) {
    const chosen = planAtFirst({ plans, ...(defaultPlan !== undefined && { defaultPlan }) });
    return <PlanCards plans={plans} defaultValue={chosen} error={error} />;
  }
  if (failed) {
    return (
      <Banner kind="error">
        <p>{m.access_plans_failed()}</p>
        <Button variant="secondary" className="mt-3" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      </Banner>
    );
  }
  return (
    <Loading className="grid gap-3 pb-1.5 sm:grid-cols-3">
      <Skeleton className="h-48 rounded-lg sm:h-64" />
      <Skeleton className="h-54 rounded-lg sm:h-64" />
      <Skeleton className="h-60 rounded-lg sm:h-64" />
    </Loading>
  );
}
