import {
  newNotification,
  notification,
  notificationParams,
  resentNotification,
} from "../../../domain/contract/notifications/notifications.ts";
import {
  resendNotification,
  sendNotification,
} from "../../actions/notifications/send-notification.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Notifications"];

const send = createTrainerRoute({
  method: "post",
  path: "/notifications",
  tells: { besides: ["others: notification", "trainee: notification"] },
  tags,
  summary: "Send to all trainees or to chosen ones; the same id again sends nothing",
  request: { body: jsonBody(newNotification) },
  responses: answers(notification, "The sent notification, as the sender sees it"),
});

const resend = createTrainerRoute({
  method: "post",
  path: "/notifications/{id}/resend",
  rows: { id: "notification" },
  tells: { besides: ["trainer: notification"] },
  tags,
  summary: "Send a sent notification again to its audience, or copy a received one to oneself",
  request: { params: notificationParams, body: jsonBody(resentNotification) },
  responses: answers(notification, "The new notification"),
});

export const trainerNotificationsRoutes = trainerRoutes()
  .openapi(send, async (c) =>
    c.json(await sendNotification(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(resend, async (c) => {
    const again = { id: c.req.valid("json").id, original: c.req.valid("param").id };
    return c.json(await resendNotification(c.env.platform, c.get("scope"), again), 200);
  });
