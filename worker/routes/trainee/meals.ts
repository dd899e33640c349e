import { mealChoices } from "../../../domain/contract/libraries/meals.ts";
import { listMealChoices } from "../../data/libraries/meals-page.ts";
import { answers, createTraineeRoute, traineeRoutes } from "../http/api.ts";
import { cachedByBrowser } from "../http/cached-answer.ts";

const list = createTraineeRoute({
  method: "get",
  path: "/meals",
  viewAs: "shown",
  summary: "Every active meal of the library, to pick from and to swap",
  middleware: cachedByBrowser,
  responses: answers(mealChoices, "The meals with their values per 100 g"),
});

export const mealsRoutes = traineeRoutes().openapi(list, async (c) =>
  c.json(await listMealChoices(c.get("scope")), 200),
);
