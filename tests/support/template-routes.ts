import { newId } from "../../domain/id.ts";
import { runTemplateJob } from "../../worker/actions/templates/run-template-job.ts";
import { makeExercise } from "./exercises.ts";
import { panelRoute, type Request, type RouteRow, type World } from "./permissions.ts";
import { templateDesk, terms } from "./templates.ts";
import { nextWeek } from "./weeks.ts";
import { makePlatform } from "./worker.ts";

type Template = { id: string; path: string };

async function makeTemplate({ trainer }: World): Promise<Template> {
  const desk = templateDesk(trainer.token);
  const { id } = await desk.create();
  const exerciseId = await makeExercise();
  await desk.change(id, {
    exercises: { add: [{ id: newId(), exerciseId, dayOfWeek: 0, position: 0 }] },
  });
  return { id, path: `/api/admin/templates/${id}` };
}

const ofTemplate =
  (below = "", body?: unknown) =>
  async (world: World): Promise<Request> => {
    const { path } = await makeTemplate(world);
    return { path: `${path}${below}`, ...(body !== undefined && { body }) };
  };

const how = () => terms({ startsOn: nextWeek() });

async function givenNext(world: World): Promise<Request> {
  const { id, path } = await makeTemplate(world);
  const ids = [world.trainee.id];
  const { total, fingerprint } = await templateDesk(world.trainer.token).preview(id, ids, how());
  const audience = { kind: "chosen", ids };
  return {
    path: `${path}/giving`,
    body: { id: newId(), audience, terms: how(), total, fingerprint },
  };
}

/** A template that the trainee follows since a moment ago. */
async function followed(world: World): Promise<{ path: string; jobId: string }> {
  const { id, path } = await makeTemplate(world);
  const outcome = await templateDesk(world.trainer.token).give(id, [world.trainee.id], how());
  if (outcome.outcome !== "done") throw new Error("others are meant");
  await runTemplateJob(makePlatform(), outcome.job.id);
  return { path, jobId: outcome.job.id };
}

/** The rows of the matrix for templates. */
export const templateRoutes: Record<string, RouteRow> = {
  "GET /api/admin/templates": panelRoute(),
  "POST /api/admin/templates": panelRoute(() => ({ body: { id: newId(), name: "قوة" } })),
  "PATCH /api/admin/templates/:id": panelRoute(ofTemplate("", { weeks: 4 })),
  "DELETE /api/admin/templates/:id": panelRoute(ofTemplate("", {})),
  "GET /api/admin/templates/:id/weeks/:week": panelRoute(ofTemplate("/weeks/0")),
  "PATCH /api/admin/templates/:id/weeks/:week": panelRoute(ofTemplate("/weeks/0", {})),
  "POST /api/admin/templates/:id/giving/preview": panelRoute(async (world) => ({
    path: `${(await makeTemplate(world)).path}/giving/preview`,
    body: { audience: { kind: "chosen", ids: [world.trainee.id] }, terms: how() },
  })),
  "POST /api/admin/templates/:id/giving": panelRoute(givenNext),
  "GET /api/admin/templates/:id/following": panelRoute(ofTemplate("/following")),
  "POST /api/admin/templates/:id/following": panelRoute(async (world) => ({
    path: `${(await followed(world)).path}/following`,
    body: { id: newId() },
  })),
  "GET /api/admin/template-jobs/:id": panelRoute(async (world) => ({
    path: `/api/admin/template-jobs/${(await followed(world)).jobId}`,
  })),
  "POST /api/admin/template-jobs/:id/undo": panelRoute(async (world) => ({
    path: `/api/admin/template-jobs/${(await followed(world)).jobId}/undo`,
    body: {},
  })),
  "DELETE /api/admin/trainees/:id/templates/:kind": panelRoute(({ trainee }) => ({
    path: `/api/admin/trainees/${trainee.id}/templates/exercises`,
    body: {},
  })),
};
