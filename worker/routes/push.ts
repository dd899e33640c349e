import { done } from "../../domain/contract/done.ts";
import {
  newPushSubscription,
  pushEndpoint,
  pushOverview,
  pushSettings,
  pushTest,
} from "../../domain/contract/notifications/push.ts";
import { MiranError } from "../../domain/errors.ts";
import { tryPush } from "../actions/notifications/try-push.ts";
import {
  createPushSubscription,
  deletePushSubscription,
  getPush,
  setPushSettings,
} from "../data/notifications/push.ts";
import { answers, createMemberRoute, jsonBody, memberRoutes } from "./http/api.ts";

const tags = ["Notifications"];

const overview = createMemberRoute({
  method: "get",
  path: "/push",
  viewAs: { hidden: "which phones are woken" },
  tags,
  summary: "The caller's choice of alerts, and the key for a browser's subscription",
  responses: answers(pushOverview, "The choices, and the number of subscribed browsers"),
});

const change = createMemberRoute({
  method: "put",
  path: "/push/settings",
  tells: "nobody",
  tags,
  summary: "Choose the kinds of alerts, and the quiet hours in the caller's time zone",
  request: { body: jsonBody(pushSettings) },
  responses: answers(done, "The choices are stored"),
});

const subscribe = createMemberRoute({
  method: "post",
  path: "/push/subscriptions",
  rows: { id: "browser" },
  tells: "nobody",
  tags,
  summary: "Subscribe this browser for the life of its session; a repetition renews it",
  request: { body: jsonBody(newPushSubscription) },
  responses: answers(done, "The browser is subscribed"),
});

const unsubscribe = createMemberRoute({
  method: "delete",
  path: "/push/subscriptions",
  tells: "nobody",
  tags,
  summary: "Unsubscribe one of the caller's browsers from alerts",
  request: { body: jsonBody(pushEndpoint) },
  responses: answers(done, "The browser is unsubscribed"),
});

const test = createMemberRoute({
  method: "post",
  path: "/push/test",
  tells: "nobody",
  tags,
  summary: "Send a trial alert to one of the caller's browsers",
  request: { body: jsonBody(pushEndpoint) },
  responses: answers(pushTest, "The response of the push service"),
});

/** Web Push, for both areas. */
export const pushRoutes = memberRoutes()
  .openapi(overview, async (c) => {
    const publicKey = c.env.platform.push?.publicKey ?? null;
    return c.json({ publicKey, ...(await getPush(c.get("scope"))) }, 200);
  })
  .openapi(change, async (c) => {
    await setPushSettings(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(subscribe, async (c) => {
    const isStored = await createPushSubscription(c.get("scope"), c.req.valid("json"));
    if (!isStored) throw new MiranError("conflict");
    return c.json({ done: true as const }, 200);
  })
  .openapi(unsubscribe, async (c) => {
    await deletePushSubscription(c.get("scope"), c.req.valid("json").endpoint);
    return c.json({ done: true as const }, 200);
  })
  .openapi(test, async (c) => {
    const { endpoint } = c.req.valid("json");
    return c.json(await tryPush(c.env.platform, c.get("scope"), endpoint), 200);
  });
