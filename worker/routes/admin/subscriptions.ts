import {
  newSubscriptionChange,
  subscriptionChangeParams,
  subscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { changeLine, undoLineChange } from "../../actions/memberships/change-subscriptions.ts";
import { getSubscriptionLine } from "../../data/memberships/subscription-changes.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Subscriptions"];

const get = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/subscriptions",
  tags,
  summary: "A trainee's subscriptions, and the offered plans",
  request: { params: traineeParams },
  responses: answers(subscriptionLine, "The line of subscriptions by day"),
});

const change = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/subscription-changes",
  tells: { both: "profile" },
  tags,
  summary: "Correct, renew, change, pause or end a subscription; the same id again changes nothing",
  request: { params: traineeParams, body: jsonBody(newSubscriptionChange) },
  responses: answers(subscriptionLine, "The line after the change"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/subscription-changes/{changeId}/undo",
  rows: { changeId: "subscriptionChange" },
  tells: { both: "profile" },
  tags,
  summary: "Undo the last change within ten minutes; a repetition changes nothing",
  request: { params: subscriptionChangeParams, body: emptyBody },
  responses: answers(subscriptionLine, "The line before the change"),
});

export const subscriptionsRoutes = trainerRoutes()
  .openapi(get, async (c) => {
    return c.json(
      requireFound(await getSubscriptionLine(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeLine(c.get("scope"), id, c.req.valid("json")), 200);
  })
  .openapi(undo, async (c) => {
    const { id, changeId } = c.req.valid("param");
    return c.json(await undoLineChange(c.get("scope"), id, changeId), 200);
  });
