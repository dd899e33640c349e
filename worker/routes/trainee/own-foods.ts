import {
  ownFood,
  ownFoodContent,
  ownFoodParams,
  ownFoods,
} from "../../../domain/contract/activity/own-foods.ts";
import { done } from "../../../domain/contract/done.ts";
import { storedPhoto } from "../../../domain/contract/photo.ts";
import { photoBytes } from "../../../domain/people/photo.ts";
import {
  changeOwnFood,
  readOwnFoods,
  removeOwnFoodPhoto,
  uploadOwnFoodPhoto,
} from "../../actions/activity/change-own-food.ts";
import { deleteOwnFood } from "../../data/activity/own-foods.ts";
import {
  answers,
  createTraineeRoute,
  emptyBody,
  jsonBody,
  requireFound,
  traineeRoutes,
} from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const tags = ["Meals"];

const read = createTraineeRoute({
  method: "get",
  path: "/own-foods",
  viewAs: "shown",
  tags,
  summary: "The trainee's own recipes, and own foods from their labels",
  responses: answers(ownFoods, "The last used or edited first"),
});

const put = createTraineeRoute({
  method: "put",
  path: "/own-foods/{id}",
  rows: { id: "ownFood", "parts.foodId": "food" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Create or replace an own food; logged days change only by `update`",
  request: { params: ownFoodParams, body: jsonBody(ownFoodContent) },
  responses: answers(ownFood, "The stored food, with the values of its ingredients"),
});

const remove = createTraineeRoute({
  method: "delete",
  path: "/own-foods/{id}",
  rows: { id: "ownFood" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Delete an own food; logged days keep their copies",
  request: { params: ownFoodParams, body: emptyBody },
  responses: answers(done, "The food is deleted"),
});

const putPhoto = createTraineeRoute({
  method: "put",
  path: "/own-foods/{id}/photo",
  rows: { id: "ownFood" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Replace the photo of a label; the earlier one is erased",
  request: { params: ownFoodParams, body: binaryBody },
  bytes: photoBytes,
  responses: answers(storedPhoto, "The photo's address"),
});

const deletePhoto = createTraineeRoute({
  method: "delete",
  path: "/own-foods/{id}/photo",
  rows: { id: "ownFood" },
  tells: { both: { schedule: "meals" } },
  tags,
  summary: "Remove the photo of a label",
  request: { params: ownFoodParams, body: emptyBody },
  responses: answers(done, "There is no photo"),
});

export const ownFoodRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await readOwnFoods(c.env.platform, c.get("scope")), 200))
  .openapi(put, async (c) => {
    const { id } = c.req.valid("param");
    const content = c.req.valid("json");
    return c.json(await changeOwnFood(c.env.platform, c.get("scope"), id, content), 200);
  })
  .openapi(remove, async (c) => {
    requireFound(await deleteOwnFood(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  })
  .openapi(putPhoto, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await uploadOwnFoodPhoto(c.env.platform, c.get("scope"), id, bytesOf(c)), 200);
  })
  .openapi(deletePhoto, async (c) => {
    await removeOwnFoodPhoto(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
