import { done } from "../../domain/contract/done.ts";
import {
  notificationParams,
  notificationsPage,
  notificationsQuery,
  readNotifications,
  unreadLeft,
} from "../../domain/contract/notifications/notifications.ts";
import {
  deleteNotification,
  restoreNotification,
  setNotificationsRead,
} from "../actions/notifications/read-notifications.ts";
import { listNotifications } from "../data/notifications/notifications.ts";
import {
  answers,
  createMemberRoute,
  emptyBody,
  jsonBody,
  memberRoutes,
  requireFound,
} from "./http/api.ts";

const tags = ["Notifications"];

const list = createMemberRoute({
  method: "get",
  path: "/notifications",
  viewAs: "shown",
  tags,
  summary: "A page of the caller's notifications, newest first; the trainer's includes sent ones",
  request: { query: notificationsQuery },
  responses: answers(notificationsPage, "30 notifications, and the number of all unread ones"),
});

const read = createMemberRoute({
  method: "post",
  path: "/notifications/read",
  rows: { ids: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Mark some of the caller's notifications as read; a repetition changes nothing",
  request: { body: jsonBody(readNotifications) },
  responses: answers(unreadLeft, "The number of unread ones"),
});

const readAll = createMemberRoute({
  method: "post",
  path: "/notifications/read-all",
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Mark all of the caller's notifications as read",
  request: { body: emptyBody },
  responses: answers(unreadLeft, "The number of unread ones"),
});

const remove = createMemberRoute({
  method: "delete",
  path: "/notifications/{id}",
  rows: { id: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Remove a notification from the caller's list; others keep it",
  request: { params: notificationParams, body: emptyBody },
  responses: answers(done, "The notification is off the list"),
});

const restore = createMemberRoute({
  method: "post",
  path: "/notifications/{id}/restore",
  rows: { id: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Restore a deleted notification to the caller's list",
  request: { params: notificationParams, body: emptyBody },
  responses: answers(done, "The notification is on the list"),
});

/** The caller's own list, for both areas: reading or deleting affects no other person's copy. */
export const notificationsRoutes = memberRoutes()
  .openapi(list, async (c) =>
    c.json(await listNotifications(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(read, async (c) => {
    const { ids } = c.req.valid("json");
    return c.json({ unread: await setNotificationsRead(c.env.platform, c.get("scope"), ids) }, 200);
  })
  .openapi(readAll, async (c) => {
    const unread = await setNotificationsRead(c.env.platform, c.get("scope"), "all");
    return c.json({ unread }, 200);
  })
  .openapi(remove, async (c) => {
    requireFound(await deleteNotification(c.env.platform, c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  })
  .openapi(restore, async (c) => {
    requireFound(
      await restoreNotification(c.env.platform, c.get("scope"), c.req.valid("param").id),
    );
    return c.json({ done: true as const }, 200);
  });
