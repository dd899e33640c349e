import {
  newSubscriptionChange,
  subscriptionChangeParams,
  subscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { MiranError } from "../../../domain/errors.ts";
import { changeLine, undoLineChange } from "../../actions/memberships/change-subscriptions.ts";
import { getSubscriptionLine } from "../../data/memberships/subscription-changes.ts";
import { answers, jsonBody, trainerRoutes, z } from "../http/api.ts";
import { createTrainerRoute } from "../http/create-route.ts";

const tags = ["Subscriptions"];

const get = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/subscriptions",
  rows: { id: "trainee" },
  tags,
  summary: "Everything that a trainee bought, and the plans on offer",
  request: { params: traineeParams },
  responses: answers(subscriptionLine, "The line of subscriptions in the order of its days"),
});

const change = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/subscription-changes",
  rows: { id: "trainee" },
  tells: { both: "profile" },
  tags,
  summary:
    "Correct, renew, change, pause or end a subscription; repeating it with the same id changes nothing",
  request: { params: traineeParams, body: jsonBody(newSubscriptionChange) },
  responses: answers(subscriptionLine, "The line after the change"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/trainees/{id}/subscription-changes/{changeId}/undo",
  rows: { id: "trainee", changeId: "subscriptionChange" },
  tells: { both: "profile" },
  tags,
  summary: "Take the last change back within ten minutes; repeating it changes nothing",
  request: { params: subscriptionChangeParams, body: jsonBody(z.strictObject({})) },
  responses: answers(subscriptionLine, "The line as it was before the change"),
});

export const subscriptionsRoutes = trainerRoutes()
  .openapi(get, async (c) => {
    const line = await getSubscriptionLine(c.get("scope"), c.req.valid("param").id);
    if (!line) throw new MiranError("not_found");
    return c.json(line, 200);
  })
  .openapi(change, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeLine(c.get("scope"), id, c.req.valid("json")), 200);
  })
  .openapi(undo, async (c) => {
    const { id, changeId } = c.req.valid("param");
    return c.json(await undoLineChange(c.get("scope"), id, changeId), 200);
  });
