import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { readMonthAgain } from "./queries.ts";

/** Whether another device has changed the answer that a decision rests on; a slot that this one offers is then refused. */
export const isAnsweredElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "conflict" || "slots.training" in error.fields);

/** Says that another device has changed the answer, and reads the newest; false for any other failure. */
export function tellAnsweredElsewhere(error: unknown): boolean {
  if (!isAnsweredElsewhere(error)) return false;
  void readMonthAgain();
  toast({ kind: "error", text: m.fasting_health_elsewhere() });
  return true;
}
