import { traineeGlance } from "../../../domain/contract/attention/glance.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { readGlance } from "../../actions/attention/read-glance.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const glance = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/glance",
  tags: ["Trainees"],
  summary: "The facts of a trainee beside the conversation",
  request: { params: traineeParams },
  responses: answers(traineeGlance, "The membership, the body, today, the last training and note"),
});

export const traineeGlanceRoutes = trainerRoutes().openapi(glance, async (c) => {
  const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
  return c.json(await readGlance(c.env.platform, scope), 200);
});
