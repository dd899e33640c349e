import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import type { Removal } from "../list/delete-dialog.tsx";
import { deletePlan, orderPlans, updatePlan } from "./queries.ts";

/** Moves a plan one place up or down, unless it is at the end. */
export async function movePlan(plans: readonly Plan[], id: string, by: -1 | 1): Promise<void> {
  const ids = plans.map((plan) => plan.id);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return;
  ids.splice(to, 0, ...ids.splice(from, 1));
  try {
    await orderPlans(ids);
  } catch (error) {
    toast({ kind: "error", text: errorText(error, m.memberships_order_failed()) });
  }
}

/** Archives a plan or offers it again, with undo in the toast. */
export async function archivePlan(plan: Plan): Promise<void> {
  const { id, status: before } = plan;
  const name = nameIn(plan);
  const status = before === "inactive" ? "active" : "inactive";
  const set = (to: Plan["status"]) =>
    updatePlan(id, { status: to }).catch((error: unknown) => {
      toast({ kind: "error", text: errorText(error, m.memberships_update_failed()) });
    });
  if (!(await set(status))) return;
  toast({
    kind: "success",
    text:
      status === "inactive" ? m.memberships_archived({ name }) : m.memberships_offered({ name }),
    action: { label: m.library_undo(), onAction: () => void set(before) },
  });
}

/** The deletion of a plan that nobody ever had. */
export function planRemoval(plan: Plan): Removal {
  const name = nameIn(plan);
  return {
    title: m.memberships_delete_title({ name }),
    text: m.memberships_delete_text(),
    confirmLabel: m.memberships_delete(),
    onDelete: () => deletePlan(plan.id),
    done: m.memberships_deleted({ name }),
    failed: m.memberships_delete_failed(),
  };
}
