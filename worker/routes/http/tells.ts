import { createMiddleware } from "hono/factory";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { settleTelling } from "../../actions/plumbing/settle-telling.ts";
import { type Told, tellingScope } from "../../data/plumbing/telling-scope.ts";
import type { TraineeScope, TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import type { TraineeEnv, TrainerEnv } from "./api.ts";

type ListEvent = Extract<InboxEvent, { type: "list" }>;

/** The trainer's open screens, and the trainee's on other devices, follow what the trainee does of these. */
export const tellsOfSchedule = (...kinds: ScheduleKind[]) =>
  byTrainee((traineeId) => ({ type: "schedule", traineeId, kinds }));

/** They follow what the trainee sends, too. */
export const tellsOfTrainee = (what: "weight" | "measurement" | "steps" | "note" | "profile") =>
  byTrainee((traineeId) => ({ type: "trainee", traineeId, what }));

/** The trainee's open screens, and the trainer's others, follow the weeks that the trainer changes. */
export const tellsOfWeek = byTrainer((traineeId, kind) => ({
  event: weekEvent(traineeId, kind),
  traineeId,
  trainer: true,
}));

/** They follow what the trainee is to eat in a day, too. */
export const tellsOfMeals = byTrainer((traineeId) => ({
  event: weekEvent(traineeId, "meals"),
  traineeId,
  trainer: true,
}));

/** A week that is created holds nothing for the trainee yet. */
export const tellsOfNewWeek = byTrainer((traineeId) => ({
  event: weekEvent(traineeId),
  trainer: true,
}));

/** Both follow what the trainer writes of the trainee. */
export const tellsOfProfile = byTrainer((traineeId) => ({
  event: { type: "trainee", traineeId, what: "profile" },
  traineeId,
  trainer: true,
}));

/** What the trainer weighed and measured of the trainee, too. */
export const tellsOfBody = (what: "weight" | "measurement") =>
  byTrainer((traineeId) => ({
    event: { type: "trainee", traineeId, what },
    traineeId,
    trainer: true,
  }));
/** The trainer's other screens follow a note; the trainee's, by its batch, one that is theirs to read. */
export const tellsOfTrainerNote = byTrainer((traineeId) => ({
  event: { type: "trainee", traineeId, what: "note" },
  trainer: true,
}));

/** Both follow the steps and the target that the trainer writes. */
export const tellsOfSteps = byTrainer((traineeId) => ({
  event: { type: "trainee", traineeId, what: "steps" },
  traineeId,
  trainer: true,
}));

/** The trainer's other screens follow a list that the trainer changes. */
export const tellsOfList = (what: ListEvent["what"]) =>
  byTrainer(() => ({ event: { type: "list", what }, trainer: true }));

/** The trainer's other windows follow a section of the settings that the trainer changes. */
export const tellsOfSettings = byTrainer(() => ({ event: { type: "settings" }, trainer: true }));

/** They follow the ledger, too; whose payments these are is told by the batch. */
export const tellsOfPayments = byTrainer(() => ({ event: { type: "payments" }, trainer: true }));

function weekEvent(traineeId: string, kind?: ScheduleKind): InboxEvent {
  return { type: "schedule", traineeId, kinds: kind ? [kind] : [...scheduleKinds] };
}

function byTrainee(eventOf: (traineeId: string) => InboxEvent) {
  return createMiddleware<TraineeEnv>(async (c, next) => {
    const { traineeId } = c.get("scope");
    const told = { event: eventOf(traineeId), traineeId, trainer: true };
    await telling(c.env.platform, c.get("scope"), told, async (scope) => {
      c.set("scope", scope);
      await next();
      return c.res.ok;
    });
  });
}

/** The path's `id` is the trainee, its `kind` what of the week is meant. */
function byTrainer(toldOf: (traineeId: string, kind?: ScheduleKind) => Told) {
  return createMiddleware<TrainerEnv>(async (c, next) => {
    const kind = c.req.param("kind") as ScheduleKind | undefined;
    const told = toldOf(c.req.param("id") ?? "", kind);
    await telling(c.env.platform, c.get("scope"), told, async (scope) => {
      c.set("scope", scope);
      await next();
      return c.res.ok;
    });
  });
}

async function telling<Scope extends TraineeScope | TrainerScope>(
  platform: Platform,
  scope: Scope,
  told: Told,
  proceed: (scope: Scope) => Promise<boolean>,
): Promise<void> {
  const ordering = tellingScope(scope, told);
  const done = await proceed(ordering.scope);
  settleTelling(platform, ordering, done);
}
