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
  summary: "A page of the own notifications, newest first; the trainer's also holds what was sent",
  request: { query: notificationsQuery },
  responses: answers(notificationsPage, "30 notifications, and how many are unread in all"),
});

const read = createMemberRoute({
  method: "post",
  path: "/notifications/read",
  rows: { ids: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Marks some of the own notifications as read; repeating it changes nothing",
  request: { body: jsonBody(readNotifications) },
  responses: answers(unreadLeft, "How many stay unread"),
});

const readAll = createMemberRoute({
  method: "post",
  path: "/notifications/read-all",
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Marks all of the own notifications as read",
  request: { body: emptyBody },
  responses: answers(unreadLeft, "How many stay unread"),
});

const remove = createMemberRoute({
  method: "delete",
  path: "/notifications/{id}",
  rows: { id: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Takes a notification off the own list; others keep it",
  request: { params: notificationParams, body: emptyBody },
  responses: answers(done, "The notification is off the list"),
});

const restore = createMemberRoute({
  method: "post",
  path: "/notifications/{id}/restore",
  rows: { id: "notification" },
  tells: { besides: ["caller: notification"] },
  tags,
  summary: "Puts a deleted notification back on the own list",
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
