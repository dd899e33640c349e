import type { WeightRecord } from "../../../domain/body/weight.ts";
import { newId } from "../../../domain/id.ts";
import { formatKg } from "../../lib/format/format.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { weightWritesKey } from "./keys.ts";
import { forgetLastSent } from "./use-send-weight.ts";
import type { WeightWrite } from "./weight-write.ts";
import "./writes.ts";

/** Removes a weight that the trainee recorded, and offers undo. */
export function useRemoveWeight() {
  const send = useWrite<WeightWrite>(weightWritesKey);
  return ({ date, weight, ownId }: WeightRecord) => {
    if (!ownId) return;
    forgetLastSent();
    send({ id: newId(), removes: ownId });
    toast({
      kind: "info",
      text: m.weight_removed({ weight: formatKg(weight) }),
      action: {
        label: m.weight_remove_undo(),
        onAction: () => send({ id: newId(), date, weight, source: "updated" }),
      },
    });
  };
}
