import type { AccountStatus } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";

export const statusTexts: Record<AccountStatus, () => string> = {
  active: m.exercises_status_active,
  pending: m.exercises_status_pending,
  inactive: m.exercises_status_inactive,
};

/** Offered rests in seconds. */
export const restsOffered = [30, 60, 90, 120, 180];
