import { traineeClient } from "../../lib/clients.ts";
import { queryClient } from "../../lib/query-client.ts";
import { notificationsApi } from "../../notifications/api.ts";
import { notificationsQuery } from "../../notifications/queries.ts";
import { homeKey } from "../home/queries.ts";

/** One more than badges show. */
const badgeCap = 10;

const showUnread = (unread: number) =>
  queryClient.setQueriesData<{ unreadNotifications: number }>(
    { queryKey: homeKey },
    (home) => home && { ...home, unreadNotifications: Math.min(unread, badgeCap) },
  );

export const traineeNotifications = notificationsApi("trainee", traineeClient, showUnread);

export const traineeNotificationsQuery = () => notificationsQuery(traineeNotifications);
