import { adminClient } from "../../lib/clients.ts";
import { notificationsApi } from "../../notifications/api.ts";
import { showUnreadNotifications } from "../live/show-unread.ts";

export const adminNotifications = notificationsApi("admin", adminClient, showUnreadNotifications);
