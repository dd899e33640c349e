import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { ChangedList, InboxEvent, TraineeNews } from "../../../domain/contract/inbox.ts";
import { type ConsentPurpose, consentNews } from "../../../domain/people/consents.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { settleTelling } from "../../actions/plumbing/settle-telling.ts";
import { type Told, tellingScope } from "../../data/plumbing/telling-scope.ts";
import type { TraineeEnv, TrainerEnv, VisitorEnv } from "./env.ts";

/** News of a trainee; `week` is both kinds, or the path's one. */
type TraineeTopic =
  | Exclude<TraineeNews, "deleted">
  | { schedule: ScheduleKind | "week" }
  /** The news of the path's consent, told to the trainer only if it shows them something. */
  | { consent: "purpose" };

type Topic = TraineeTopic | "settings" | "payments" | { list: ChangedList };

/** Receivers that the action or its batch tells, with the event. Without effect here; tests prove it. */
type Besides =
  | "conversation: message"
  | "conversation: read"
  | `${"caller" | "trainee" | "trainer" | "others"}: ${
      | "end of sessions"
      | "list trainees"
      | "notification"
      | "payments"
      | `schedule of ${ScheduleKind | "exercises and meals"}`
      | `trainee ${TraineeNews}`}`;

interface Tells<Both extends Topic, Trainer extends Topic> {
  /** Open screens of the trainee and the trainer, except the calling window. */
  both?: Both;
  /** Open screens of the trainee alone, except the calling window. */
  own?: Both;
  /** Open screens of the trainer. */
  trainer?: Trainer;
  besides?: readonly Besides[];
}

export type ByVisitor = "nobody" | Pick<Tells<never, never>, "besides">;
export type ByTrainee = "nobody" | Omit<Tells<TraineeTopic, never>, "trainer">;
export type ByTrainer = "nobody" | Omit<Tells<TraineeTopic, Topic>, "own">;
export type Telling = "nobody" | Tells<TraineeTopic, Topic>;

/** A middleware without effect, for a route's facts. */
export const passOn = () => createMiddleware<VisitorEnv>((_, next) => next());

/** Tells the trainee of the scope. */
export const tellsByTrainee = (tells: ByTrainee) =>
  telling<TraineeEnv>(tells, (c) => c.get("scope").traineeId);

/** Tells the trainee of the path's `id`. */
export const tellsByTrainer = (tells: ByTrainer) =>
  telling<TrainerEnv>(tells, (c) => c.req.param("id") ?? "");

/** Orders the events with each batch of a route. */
function telling<Env extends TraineeEnv | TrainerEnv>(
  tells: Telling,
  traineeOf: (c: Context<Env>) => string,
) {
  const { both, own, trainer } = tells === "nobody" ? {} : tells;
  const topic = both ?? own ?? trainer;
  if (topic === undefined) return passOn();
  return createMiddleware<Env>(async (c: Context, next: Next) => {
    const traineeId = traineeOf(c);
    const { kind, purpose } = c.req.param() as PathParts;
    const told: Told = {
      event: eventOf(topic, traineeId, { kind, purpose }),
      ...(trainer === undefined && { traineeId }),
      trainer: own === undefined && !(isConsent(topic) && !newsOf(purpose).toTrainer),
    };
    const ordering = tellingScope(c.get("scope"), told);
    c.set("scope", ordering.scope);
    await next();
    settleTelling(c.env.platform, ordering, c.res.ok && !c.get("changedNothing"));
  });
}

/** The parts of a path on which its event depends. */
interface PathParts {
  kind?: ScheduleKind | undefined;
  purpose?: string | undefined;
}

const isConsent = (topic: Topic): topic is { consent: "purpose" } =>
  typeof topic === "object" && "consent" in topic;

/** The news of a consent; an unknown purpose is refused before anything is told. */
const newsOf = (purpose = "") =>
  consentNews[purpose as ConsentPurpose] ?? consentNews.fasting_archive;

function eventOf(topic: Topic, traineeId: string, { kind, purpose }: PathParts): InboxEvent {
  if (topic === "settings" || topic === "payments") return { type: topic };
  if (typeof topic === "string") return { type: "trainee", traineeId, what: topic };
  if (isConsent(topic)) return { type: "trainee", traineeId, what: newsOf(purpose).news };
  if ("list" in topic) return { type: "list", what: topic.list };
  return { type: "schedule", traineeId, kinds: kindsOf(topic.schedule, kind) };
}

function kindsOf(schedule: ScheduleKind | "week", kind: ScheduleKind | undefined): ScheduleKind[] {
  if (schedule !== "week") return [schedule];
  return kind ? [kind] : [...scheduleKinds];
}
