import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { m } from "../../paraglide/messages.js";
import { momentText } from "./when-text.ts";

type Due = Pick<DueCheckIn, "state" | "dueAt" | "closesAt">;

/** Until when it can be sent: by its hour, and after it, as long as it is open. */
export function dueText({ state, dueAt, closesAt }: Due, now: number, today: string): string {
  const until = momentText(closesAt, today);
  if (state === "excused") return m.check_in_excused({ when: until });
  return now < dueAt
    ? m.check_in_until({ when: momentText(dueAt, today) })
    : m.check_in_still_until({ when: until });
}
