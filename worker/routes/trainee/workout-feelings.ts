import {
  newWorkoutFeeling,
  workoutFeeling,
} from "../../../domain/contract/activity/workout-feeling.ts";
import { tellFeeling } from "../../actions/activity/tell-feeling.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const tell = createTraineeRoute({
  method: "post",
  path: "/workout-feelings",
  tells: {
    both: { schedule: "exercises" },
    besides: ["trainer: notification"],
  },
  tags: ["Exercises"],
  summary:
    "Tell how the workout of one of the last seven days felt; its words become a note, once for the same id",
  request: { body: jsonBody(newWorkoutFeeling) },
  responses: answers(workoutFeeling, "The stored feeling of the day"),
});

export const workoutFeelingsRoutes = traineeRoutes().openapi(tell, async (c) =>
  c.json(await tellFeeling(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
);
