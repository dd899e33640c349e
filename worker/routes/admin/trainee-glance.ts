import { traineeGlance } from "../../../domain/contract/trainees/glance.ts";
import { traineeParams } from "../../../domain/contract/trainees/trainees.ts";
import { readGlance } from "../../actions/trainees/read-glance.ts";
import { requireTraineeScope } from "../../data/trainees/trainee-scope.ts";
import { answers, createRoute, trainerRoutes } from "../http/api.ts";

const glance = createRoute({
  method: "get",
  path: "/trainees/{id}/glance",
  tags: ["Trainees"],
  summary: "What the trainer wants to know of a trainee while they talk",
  request: { params: traineeParams },
  responses: answers(traineeGlance, "The membership, the body, today, the last training and note"),
});

export const traineeGlanceRoutes = trainerRoutes().openapi(glance, async (c) => {
  const scope = await requireTraineeScope(c.get("scope"), c.req.valid("param").id);
  return c.json(await readGlance(c.env.platform, scope), 200);
});
