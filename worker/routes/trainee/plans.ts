import { planOffer } from "../../../domain/contract/memberships/plans.ts";
import { listOfferedPlans } from "../../data/memberships/plans.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";

const get = createTraineeRoute({
  method: "get",
  path: "/plans",
  viewAs: "shown",
  tags: ["Profile"],
  summary: "The offered membership plans",
  responses: answers(planOffer, "Active plans in the trainer's order"),
});

export const offeredPlansRoutes = traineeRoutes().openapi(get, async (c) =>
  c.json({ plans: await listOfferedPlans(c.get("scope")) }, 200),
);
