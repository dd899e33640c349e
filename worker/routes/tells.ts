import { createMiddleware } from "hono/factory";
import type { InboxEvent } from "../../domain/contract/inbox.ts";
import { type ScheduleKind, scheduleKinds } from "../../domain/schedules.ts";
import { settleTelling } from "../actions/settle-telling.ts";
import { tellingScope } from "../data/telling-scope.ts";
import type { TraineeEnv, TrainerEnv } from "./api.ts";

/** The trainer's open screens, and the trainee's on other devices, follow what the trainee does of these. */
export const tellsOfPlan = (...kinds: ScheduleKind[]) =>
  tellsBoth((traineeId) => ({ type: "schedule", traineeId, kinds }));

/** They follow what the trainee sends, too. */
export const tellsOfTrainee = (what: "weight" | "note") =>
  tellsBoth((traineeId) => ({ type: "trainee", traineeId, what }));

function tellsBoth(eventOf: (traineeId: string) => InboxEvent) {
  return createMiddleware<TraineeEnv>(async (c, next) => {
    const { traineeId } = c.get("scope");
    const about = { event: eventOf(traineeId), trainerToo: true };
    const telling = tellingScope(c.get("scope"), traineeId, about);
    c.set("scope", telling.scope);
    await next();
    settleTelling(c.env.platform, telling, c.res.ok);
  });
}

/** The trainee's open screens follow what the trainer changes; the path's `id` is the trainee. */
export const tellsTrainee = createMiddleware<TrainerEnv>(async (c, next) => {
  const traineeId = c.req.param("id") ?? "";
  const kind = c.req.param("kind") as ScheduleKind | undefined;
  const kinds = kind ? [kind] : [...scheduleKinds];
  const about = { event: { type: "schedule", kinds } as const, trainerToo: false };
  const telling = tellingScope(c.get("scope"), traineeId, about);
  c.set("scope", telling.scope);
  await next();
  settleTelling(c.env.platform, telling, c.res.ok);
});
