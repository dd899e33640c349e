import type { QueryKey } from "@tanstack/react-query";
import { decisionErrorText } from "../../lib/format/decision-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { toast } from "../../ui/toast.tsx";

/** Tells that a decision was not made, and reads what stands; without a network nothing waits to be sent. */
export function consentFailed(error: Error, queryKey: QueryKey): void {
  void queryClient.invalidateQueries({ queryKey });
  toast({ kind: "error", text: decisionErrorText(error) });
}
