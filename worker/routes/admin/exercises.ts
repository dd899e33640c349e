import { done } from "../../../domain/contract/done.ts";
import {
  exerciseChanges,
  exerciseDetails,
  exerciseParams,
  exercisesFileQuery,
  exercisesPage,
  exercisesQuery,
  newExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { daysToCome, removal, removalParams } from "../../../domain/contract/libraries/removals.ts";
import { copyExercises } from "../../actions/libraries/copy-library.ts";
import { createExercise } from "../../actions/libraries/create-exercise.ts";
import { updateExercise } from "../../actions/libraries/update-exercise.ts";
import { removeFromLibrary, undoRemoval } from "../../actions/planning/remove-row.ts";
import { getExercise, listExercises } from "../../data/libraries/exercises.ts";
import { countDaysToCome } from "../../data/planning/days-to-come.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

const tags = ["Exercises"];

const list = createTrainerRoute({
  method: "get",
  path: "/exercises",
  tags,
  summary: "A page of the exercise library, searched, filtered and sorted",
  request: { query: exercisesQuery },
  responses: answers(exercisesPage, "The exercises, and the number of all matches"),
});

const file = createTrainerRoute({
  method: "get",
  path: "/exercises/file",
  tags,
  summary: "All pages of the searched, filtered and sorted list, as a CSV file for the import",
  request: { query: exercisesFileQuery },
  responses: csvAnswers,
});

const create = createTrainerRoute({
  method: "post",
  path: "/exercises",
  tells: { trainer: { list: "exercises" } },
  tags,
  summary: "Add an exercise; the same id again changes nothing",
  request: { body: jsonBody(newExercise) },
  responses: answers(exerciseDetails, "The stored exercise"),
});

const get = createTrainerRoute({
  method: "get",
  path: "/exercises/{id}",
  rows: { id: "exercise" },
  tags,
  summary: "One exercise with its file",
  request: { params: exerciseParams },
  responses: answers(exerciseDetails, "The exercise"),
});

const update = createTrainerRoute({
  method: "patch",
  path: "/exercises/{id}",
  rows: { id: "exercise" },
  tells: { trainer: { list: "exercises" } },
  tags,
  summary: "Change the given fields only; assigned items keep their copy",
  request: { params: exerciseParams, body: jsonBody(exerciseChanges) },
  responses: answers(exerciseDetails, "The exercise after the change"),
});

const toCome = createTrainerRoute({
  method: "get",
  path: "/exercises/{id}/days-to-come",
  rows: { id: "exercise" },
  tags,
  summary: "The number of trainees with it in their plan, and of its days",
  request: { params: exerciseParams },
  responses: answers(daysToCome, "The effect of its deletion"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/exercises/{id}",
  rows: { id: "exercise" },
  tells: { trainer: { list: "exercises" }, besides: ["trainee: schedule of exercises"] },
  tags,
  summary: "Delete an exercise, or replace it on the days to come; a repetition changes nothing",
  request: { params: exerciseParams, body: jsonBody(removal) },
  responses: answers(done, "The exercise is deleted from the library"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/exercise-removals/{id}/undo",
  rows: { id: "exerciseRemoval" },
  tells: { trainer: { list: "exercises" }, besides: ["trainee: schedule of exercises"] },
  tags,
  summary: "Restore a deleted exercise within half an hour; a repetition changes nothing",
  request: { params: removalParams, body: emptyBody },
  responses: answers(done, "The deletion is undone"),
});

export const exercisesRoutes = trainerRoutes()
  .openapi(list, async (c) =>
    c.json(await listExercises(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(file, async (c) => csvFile(await copyExercises(c.get("scope"), c.req.valid("query"))))
  .openapi(create, async (c) =>
    c.json(await createExercise(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(get, async (c) => {
    return c.json(requireFound(await getExercise(c.get("scope"), c.req.valid("param").id)), 200);
  })
  .openapi(toCome, async (c) => {
    return c.json(
      requireFound(await countDaysToCome(c.get("scope"), "exercises", c.req.valid("param").id)),
      200,
    );
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const changes = c.req.valid("json");
    return c.json(await updateExercise(c.env.platform, c.get("scope"), id, changes), 200);
  })
  .openapi(remove, async (c) => {
    const row = { kind: "exercises", rowId: c.req.valid("param").id } as const;
    await removeFromLibrary(c.env.platform, c.get("scope"), row, c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(undo, async (c) => {
    await undoRemoval(c.env.platform, c.get("scope"), "exercises", c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
