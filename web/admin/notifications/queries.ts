import { queryOptions } from "@tanstack/react-query";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { notificationsApi } from "../../notifications/api.ts";
import { showUnreadNotifications } from "../live/show-unread.ts";

export const adminNotifications = notificationsApi("admin", adminClient, showUnreadNotifications);

/** Number of recipients of a notification to everyone. */
export const activeTraineesQuery = () =>
  queryOptions({
    queryKey: ["admin", "notification-audience", "count"],
    queryFn: async ({ signal }) => {
      const query = { status: "active" } as const;
      const page = await answer(adminClient().trainees.$get({ query }, { init: { signal } }));
      return (page as TraineesPage).total;
    },
    staleTime: 0,
  });
