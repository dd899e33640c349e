import {
  notification,
  notificationParams,
  resentNotification,
} from "../../../domain/contract/notifications/notifications.ts";
import { repeatNotification } from "../../actions/notifications/repeat-notification.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const resend = createTraineeRoute({
  method: "post",
  path: "/notifications/{id}/resend",
  rows: { id: "notification" },
  tells: { besides: ["trainee: notification"] },
  tags: ["Notifications"],
  summary: "Copy a notification of the caller, unread; the same id again changes nothing",
  request: { params: notificationParams, body: jsonBody(resentNotification) },
  responses: answers(notification, "The copy"),
});

export const traineeNotificationsRoutes = traineeRoutes().openapi(resend, async (c) => {
  const copy = { id: c.req.valid("json").id, original: c.req.valid("param").id };
  return c.json(await repeatNotification(c.env.platform, c.get("scope"), copy), 200);
});
