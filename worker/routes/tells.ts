import { createMiddleware } from "hono/factory";
import { type ScheduleKind, scheduleKinds } from "../../domain/schedules.ts";
import { tellSoon, tellTrainerSoon } from "../actions/tell-soon.ts";
import type { TraineeEnv, TrainerEnv } from "./api.ts";

/** The trainer's open screens follow what the trainee does of these. */
export function tellsTrainer(...kinds: ScheduleKind[]) {
  return createMiddleware<TraineeEnv>(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const { traineeId } = c.get("scope");
    tellTrainerSoon(c.env.platform, { type: "schedule", traineeId, kinds });
  });
}

/** The trainee's open screens follow what the trainer changes; the path's `id` is the trainee. */
export const tellsTrainee = createMiddleware<TrainerEnv>(async (c, next) => {
  await next();
  const traineeId = c.req.param("id");
  if (!c.res.ok || !traineeId) return;
  const kind = c.req.param("kind") as ScheduleKind | undefined;
  const kinds = kind ? [kind] : [...scheduleKinds];
  tellSoon(c.env.platform, [traineeId], { type: "schedule", kinds });
});
