import { adminClient } from "../../lib/clients.ts";
import { notificationsApi } from "../../notifications/api.ts";

export const adminNotifications = notificationsApi("admin", adminClient, () => {});
