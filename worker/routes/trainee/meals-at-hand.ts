import {
  favouriteFood,
  favouriteFoodParams,
  mealsAtHand,
  mealsAtHandQuery,
} from "../../../domain/contract/activity/diet.ts";
import { done } from "../../../domain/contract/done.ts";
import {
  addFavouriteFood,
  getMealsAtHand,
  removeFavouriteFood,
} from "../../data/activity/meals-at-hand.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  jsonBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";

const tags = ["Meals"];

const read = createTraineeRoute({
  method: "get",
  path: "/meals-at-hand",
  viewAs: "shown",
  tags,
  summary:
    "Meals at hand: usual ones, those of the day and the week before, recent ones, favourites",
  request: { query: mealsAtHandQuery },
  responses: answers(mealsAtHand, "Each with its last grams"),
});

const mark = createTraineeRoute({
  method: "put",
  path: "/favourite-foods/{id}",
  rows: { id: "food" },
  tells: "nobody",
  tags,
  summary: "Mark a food as a favourite, with its amount",
  request: { params: favouriteFoodParams, body: jsonBody(favouriteFood) },
  responses: answers(done, "The food is marked"),
});

const unmark = createTraineeRoute({
  method: "delete",
  path: "/favourite-foods/{id}",
  rows: { id: "food" },
  tells: "nobody",
  tags,
  summary: "Remove the mark of a favourite food",
  request: { params: favouriteFoodParams, body: emptyBody },
  responses: answers(done, "The food has no mark"),
});

export const mealsAtHandRoutes = traineeRoutes()
  .openapi(read, async (c) =>
    c.json(await getMealsAtHand(c.get("scope"), c.req.valid("query").date), 200),
  )
  .openapi(mark, async (c) => {
    requireFound(
      await addFavouriteFood(c.get("scope"), c.req.valid("param").id, c.req.valid("json")),
    );
    return c.json({ done: true as const }, 200);
  })
  .openapi(unmark, async (c) => {
    await removeFavouriteFood(c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
