import type { QueryKey } from "@tanstack/react-query";
import { errorText } from "../../lib/format/error-text.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";

/** Tells that a decision was not made, and reads what stands; without a network nothing waits to be sent. */
export function consentFailed(error: Error, queryKey: QueryKey): void {
  const isOffline = error instanceof ApiError && error.code === "offline";
  void queryClient.invalidateQueries({ queryKey });
  toast({ kind: "error", text: isOffline ? m.consent_offline() : errorText(error) });
}
