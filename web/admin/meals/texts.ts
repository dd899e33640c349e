import type { AccountStatus } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";

export const statusTexts: Record<AccountStatus, () => string> = {
  active: m.meals_status_active,
  pending: m.meals_status_pending,
  inactive: m.meals_status_inactive,
};
