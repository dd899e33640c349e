import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { readMonthAgain } from "./queries.ts";

/** Whether another device has changed the answer that a decision rests on. */
export const isAnsweredElsewhere = (error: Error): boolean =>
  error instanceof ApiError && error.code === "conflict";

/** Says that another device has changed the answer, and reads the newest; false for any other failure. */
export function tellAnsweredElsewhere(error: Error): boolean {
  if (!isAnsweredElsewhere(error)) return false;
  void readMonthAgain();
  toast({ kind: "error", text: m.fasting_health_elsewhere() });
  return true;
}
