import { done } from "../../../domain/contract/done.ts";
import {
  exerciseChanges,
  exerciseDetails,
  exerciseParams,
  exercisesPage,
  exercisesQuery,
  newExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { MiranError } from "../../../domain/errors.ts";
import { createExercise } from "../../actions/libraries/create-exercise.ts";
import { deleteExercise } from "../../actions/libraries/delete-exercise.ts";
import { updateExercise } from "../../actions/libraries/update-exercise.ts";
import { getExercise, listExercises } from "../../data/libraries/exercises.ts";
import { answers, createRoute, jsonBody, trainerRoutes, z } from "../http/api.ts";
import { tellsOfList } from "../http/tells.ts";

const tags = ["Exercises"];

const list = createRoute({
  method: "get",
  path: "/exercises",
  tags,
  summary: "A page of the exercise library, searched, filtered and sorted",
  request: { query: exercisesQuery },
  responses: answers(exercisesPage, "The exercises, and how many match in all"),
});

const create = createRoute({
  method: "post",
  path: "/exercises",
  tags,
  summary: "Add an exercise; repeating it with the same id changes nothing",
  request: { body: jsonBody(newExercise) },
  middleware: tellsOfList("exercises"),
  responses: answers(exerciseDetails, "The exercise as it stands"),
});

const get = createRoute({
  method: "get",
  path: "/exercises/{id}",
  tags,
  summary: "One exercise with the file that it shows",
  request: { params: exerciseParams },
  responses: answers(exerciseDetails, "The exercise"),
});

const update = createRoute({
  method: "patch",
  path: "/exercises/{id}",
  tags,
  summary: "Change the given fields and no others; what was assigned keeps its copy",
  request: { params: exerciseParams, body: jsonBody(exerciseChanges) },
  middleware: tellsOfList("exercises"),
  responses: answers(exerciseDetails, "The exercise after the change"),
});

const remove = createRoute({
  method: "delete",
  path: "/exercises/{id}",
  tags,
  summary: "Delete an exercise and what waits of it after today; repeating it answers the same",
  request: { params: exerciseParams, body: jsonBody(z.strictObject({})) },
  middleware: tellsOfList("exercises"),
  responses: answers(done, "The exercise is gone from the library"),
});

export const exercisesRoutes = trainerRoutes()
  .openapi(list, async (c) =>
    c.json(await listExercises(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(create, async (c) =>
    c.json(await createExercise(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(get, async (c) => {
    const exercise = await getExercise(c.get("scope"), c.req.valid("param").id);
    if (!exercise) throw new MiranError("not_found");
    return c.json(exercise, 200);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const changes = c.req.valid("json");
    return c.json(await updateExercise(c.env.platform, c.get("scope"), id, changes), 200);
  })
  .openapi(remove, async (c) => {
    await deleteExercise(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
