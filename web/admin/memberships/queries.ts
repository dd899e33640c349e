import { queryOptions } from "@tanstack/react-query";
import type {
  NewPlan,
  Plan,
  PlanChanges,
  PlanList,
} from "../../../domain/contract/memberships/plans.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

const key = ["admin", "plans"] as const;

export const plansQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) =>
    answer(adminClient().plans.$get({}, { init: { signal } })) as Promise<PlanList>,
});

/** Invalidates lists and people too, which contain names of plans. */
function changed(): void {
  void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: ["admin", "trainees"] });
}

/** Changes all cached plans at once; the server's answer follows. */
const show = (change: (plans: readonly Plan[]) => Plan[]) =>
  queryClient.setQueryData(plansQuery.queryKey, (list) => list && { plans: change(list.plans) });

export async function createPlan(plan: NewPlan): Promise<Plan> {
  const created = (await answer(adminClient().plans.$post({ json: plan }))) as Plan;
  changed();
  return created;
}

export async function updatePlan(id: string, changes: PlanChanges): Promise<Plan> {
  const request = adminClient().plans[":id"].$patch({ param: { id }, json: changes });
  const updated = (await answer(request)) as Plan;
  show((plans) => plans.map((plan) => (plan.id === id ? updated : plan)));
  changed();
  return updated;
}

export async function deletePlan(id: string): Promise<void> {
  await answer(adminClient().plans[":id"].$delete({ param: { id }, json: {} }));
  show((plans) => plans.filter((plan) => plan.id !== id));
  changed();
}

/** Shows the new order at once, and restores the old one if it fails. */
export async function orderPlans(ids: readonly string[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key });
  const place = new Map(ids.map((id, index) => [id, index]));
  show((plans) => plans.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
  try {
    await answer(adminClient().plans.order.$put({ json: { ids: [...ids] } }));
  } finally {
    changed();
  }
}
