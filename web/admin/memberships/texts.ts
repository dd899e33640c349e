import type { AccountStatus } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";

export const statusTexts: Record<AccountStatus, () => string> = {
  active: m.memberships_status_active,
  pending: m.memberships_status_pending,
  inactive: m.memberships_status_inactive,
};
