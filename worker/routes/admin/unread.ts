import {
  trainerUnread,
  trainerUnreadQuery,
} from "../../../domain/contract/notifications/unread.ts";
import { getTrainerUnread } from "../../data/notifications/unread.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const read = createTrainerRoute({
  method: "get",
  path: "/unread",
  tags: ["Live"],
  summary: "The numbers of the trainer's unread notifications and messages",
  request: { query: trainerUnreadQuery },
  responses: answers(trainerUnread, "The counts of the badges"),
});

export const unreadRoutes = trainerRoutes().openapi(read, async (c) =>
  c.json(await getTrainerUnread(c.get("scope"), c.req.valid("query").date), 200),
);
