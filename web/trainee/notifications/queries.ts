import { traineeClient } from "../../lib/session/clients.ts";
import { notificationsApi } from "../../notifications/api.ts";
import { notificationsQuery } from "../../notifications/queries.ts";
import { showUnreadNotifications } from "../live/show-unread.ts";

export const traineeNotifications = notificationsApi(
  "trainee",
  traineeClient,
  showUnreadNotifications,
);

export const traineeNotificationsQuery = () => notificationsQuery(traineeNotifications);
