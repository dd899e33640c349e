import { env } from "cloudflare:workers";
import type {
  NewTraineeJob,
  TraineeJobOutcome,
  TraineeJobPreview,
} from "../../domain/contract/jobs/jobs.ts";
import { newId } from "../../domain/id.ts";
import type { Request, World } from "./permissions.ts";
import { call } from "./worker.ts";

export const chosen = (...people: { id: string }[]) => ({
  kind: "chosen" as const,
  ids: people.map(({ id }) => id),
});

export const makeJob = (
  action: NewTraineeJob["action"],
  audience: NewTraineeJob["audience"],
  total: number,
): NewTraineeJob => ({ id: newId(), action, audience, total });

export const greeting = {
  kind: "notify",
  type: "info",
  title: "عطلة الجمعة",
  message: "النادي مغلق يوم الجمعة.",
} as const;

/** The outcome in a successful answer. */
export async function outcomeOf(response: Response): Promise<TraineeJobOutcome> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export async function previewOf(response: Response): Promise<TraineeJobPreview> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

/** The request that makes one trainee inactive. */
export const deactivation = ({ trainee }: Pick<World, "trainee">): Request => ({
  body: makeJob({ kind: "status", status: "inactive" }, chosen(trainee), 1),
});

/** A job of a moment ago that mutes a trainee and can be undone. */
export async function makeMuteJob({ trainee, trainer }: World): Promise<string> {
  await env.DB.prepare("delete from conversations where trainee_id = ?").bind(trainee.id).run();
  const job = makeJob({ kind: "mute", muted: true }, chosen(trainee), 1);
  await outcomeOf(await call("/api/admin/trainee-jobs", { token: trainer.token, body: job }));
  return job.id;
}
