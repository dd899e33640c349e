import { foodsPage, foodsQuery } from "../../domain/contract/libraries/foods.ts";
import { listFoods } from "../data/libraries/foods.ts";
import { answers, createMemberRoute, memberRoutes } from "./http/api.ts";

const list = createMemberRoute({
  method: "get",
  path: "/foods",
  viewAs: "shown",
  tags: ["Foods"],
  summary: "The foods with every word of a search, plain ones before brands",
  request: { query: foodsQuery },
  responses: answers(foodsPage, "30 foods per 100 g with household portions"),
});

/** The food database, for both areas. */
export const foodsRoutes = memberRoutes().openapi(list, async (c) =>
  c.json(await listFoods(c.get("scope"), c.req.valid("query")), 200),
);
