import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewWeight, StoredWeight } from "../../../domain/contract/body/weight.ts";
import { newId } from "../../../domain/id.ts";
import { today } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { weightWritesKey } from "./keys.ts";
import { isRemoval, type WeightWrite } from "./weight-write.ts";
import "./writes.ts";

type Source = NewWeight["source"];

let last: NewWeight | undefined;

/** The same value on the same day is the same request: ten taps are one record. */
function requestFor(weight: number, source: Source): NewWeight {
  const date = today();
  if (last?.weight !== weight || last.source !== source || last.date !== date) {
    last = { id: newId(), date, weight, source };
  }
  return last;
}

/** Forgets the last request, so that a removed weight can be recorded again. */
export function forgetLastSent(): void {
  last = undefined;
}

/** Sends a weight; taps are never lost and never doubled. */
export function useSendWeight(source: Source) {
  const client = useQueryClient();
  const { mutate, error, reset, variables } = useMutation<StoredWeight, Error, WeightWrite>({
    mutationKey: weightWritesKey,
  });
  const pending = usePendingWrites<WeightWrite>(weightWritesKey);

  const send = (weight: number, onSent?: () => void) => {
    const request = requestFor(weight, source);
    const onItsWay = client.isMutating({
      mutationKey: weightWritesKey,
      predicate: ({ state }) => (state.variables as WeightWrite).id === request.id,
    });
    if (!onItsWay) mutate(request, { onSuccess: onSent });
  };

  return {
    send,
    sending: pending.some((each) => !isRemoval(each) && each.source === source && !each.waiting),
    /** A waiting write is safe, so the person need not wait for it. */
    kept: pending.some((each) => each.id === variables?.id && each.waiting),
    error,
    reset,
  };
}
