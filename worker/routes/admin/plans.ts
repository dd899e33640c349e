import { done } from "../../../domain/contract/done.ts";
import {
  newPlan,
  plan,
  planChanges,
  planList,
  planOrder,
  planParams,
} from "../../../domain/contract/memberships/plans.ts";
import { changePlan, createPlan, removePlan } from "../../actions/memberships/write-plan.ts";
import { listPlans, orderPlans } from "../../data/memberships/plan-writes.ts";
import { answers, createTrainerRoute, emptyBody, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Plans"];

const list = createTrainerRoute({
  method: "get",
  path: "/plans",
  tags,
  summary: "Every membership plan, with its number of trainees and this month's income",
  responses: answers(planList, "The plans in the trainer's order, archived ones included"),
});

const create = createTrainerRoute({
  method: "post",
  path: "/plans",
  tells: { trainer: { list: "plans" } },
  tags,
  summary: "Add a plan after the others; the same id again changes nothing",
  request: { body: jsonBody(newPlan) },
  responses: answers(plan, "The stored plan"),
});

const order = createTrainerRoute({
  method: "put",
  path: "/plans/order",
  rows: { ids: "plan" },
  tells: { trainer: { list: "plans" } },
  tags,
  summary: "Set the order of the offered plans",
  request: { body: jsonBody(planOrder) },
  responses: answers(planList, "The ordered plans"),
});

const update = createTrainerRoute({
  method: "patch",
  path: "/plans/{id}",
  rows: { id: "plan" },
  tells: { trainer: { list: "plans" } },
  tags,
  summary: "Change the given fields only; running subscriptions keep their terms",
  request: { params: planParams, body: jsonBody(planChanges) },
  responses: answers(plan, "The plan after the change"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/plans/{id}",
  rows: { id: "plan" },
  tells: { trainer: { list: "plans" } },
  tags,
  summary:
    "Delete a plan that no subscription, profile or open invitation has; a repetition changes nothing",
  request: { params: planParams, body: emptyBody },
  responses: answers(done, "The plan is deleted"),
});

export const plansRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json({ plans: await listPlans(c.get("scope")) }, 200))
  .openapi(create, async (c) => c.json(await createPlan(c.get("scope"), c.req.valid("json")), 200))
  .openapi(order, async (c) => {
    const { ids } = c.req.valid("json");
    return c.json({ plans: await orderPlans(c.get("scope"), ids) }, 200);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changePlan(c.get("scope"), id, c.req.valid("json")), 200);
  })
  .openapi(remove, async (c) => {
    await removePlan(c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
