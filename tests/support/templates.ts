import { env } from "cloudflare:workers";
import type { WeekChange } from "../../domain/contract/schedules/week-changes.ts";
import type {
  FollowingPreview,
  GivingOutcome,
  GivingPreview,
  GivingTerms,
  TemplateJob,
} from "../../domain/contract/templates/template-jobs.ts";
import type {
  NewTemplate,
  Template,
  TemplateWeek,
} from "../../domain/contract/templates/templates.ts";
import { newId } from "../../domain/id.ts";
import { runTemplateJob } from "../../worker/actions/templates/run-template-job.ts";
import { makeExercise } from "./exercises.ts";
import type { World } from "./permissions.ts";
import { nextWeek, thisWeek } from "./weeks.ts";
import { call, makePlatform } from "./worker.ts";

type Row = Record<string, string | number | null>;

/** Default terms of giving a template. */
export const terms = (overrides: Partial<GivingTerms> = {}): GivingTerms => ({
  startsOn: thisWeek(),
  kinds: ["exercises"],
  linked: true,
  repeats: false,
  scaled: false,
  weights: false,
  ...overrides,
});

/** The trainer's requests about templates. */
export function templateDesk(token: string) {
  const good = async <Answer>(response: Response): Promise<Answer> => {
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  const ask = (path: string, method = "GET", body?: object) =>
    call(`/api/admin${path}`, { method, token, ...(body && { body }) });
  const chosen = (ids: readonly string[]) => ({ kind: "chosen" as const, ids });
  const preview = async (template: string, ids: readonly string[], giving: GivingTerms) =>
    good<GivingPreview>(
      await ask(`/templates/${template}/giving/preview`, "POST", {
        audience: chosen(ids),
        terms: giving,
      }),
    );
  return {
    ask,
    create: async (overrides: Partial<NewTemplate> = {}) =>
      good<Template>(
        await ask("/templates", "POST", { id: newId(), name: "قوة ثلاثة أيام", ...overrides }),
      ),
    read: async (template: string, week = 0) =>
      good<TemplateWeek>(await ask(`/templates/${template}/weeks/${week}`)),
    change: async (template: string, change: WeekChange, week = 0) =>
      good<TemplateWeek>(await ask(`/templates/${template}/weeks/${week}`, "PATCH", change)),
    preview,
    give: async (template: string, ids: readonly string[], giving: GivingTerms, id = newId()) => {
      const { total, fingerprint } = await preview(template, ids, giving);
      const body = { id, audience: chosen(ids), terms: giving, total, fingerprint };
      return good<GivingOutcome>(await ask(`/templates/${template}/giving`, "POST", body));
    },
    following: async (template: string) =>
      good<FollowingPreview>(await ask(`/templates/${template}/following`)),
    follow: async (template: string, id = newId()) =>
      good<TemplateJob>(await ask(`/templates/${template}/following`, "POST", { id })),
    job: async (id: string) => good<TemplateJob>(await ask(`/template-jobs/${id}`)),
    undo: async (id: string) =>
      good<{ people: number; kept: number }>(await ask(`/template-jobs/${id}/undo`, "POST", {})),
  };
}
export type TemplateDesk = ReturnType<typeof templateDesk>;

/** All rows of a trainee that a job may change, by table. */
export async function rowsOfPlan(traineeId: string): Promise<Record<string, Row[]>> {
  const tables = [
    "weekly_schedules",
    "schedule_exercises",
    "schedule_meals",
    "applied_schedules",
    "applied_templates",
  ];
  const results = await env.DB.batch<Row>(
    tables.map((table) =>
      env.DB.prepare(`select * from ${table} where trainee_id = ? order by 1, 2`).bind(traineeId),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, results[index]?.results ?? []]));
}

export const itemsOf = async (traineeId: string, table = "schedule_exercises") =>
  (
    await env.DB.prepare(`select * from ${table} where trainee_id = ? order by date, position, id`)
      .bind(traineeId)
      .all<Row>()
  ).results;

/** A template with an exercise. */
export async function makeTemplate({ trainer }: Pick<World, "trainer">): Promise<string> {
  const desk = templateDesk(trainer.token);
  const { id } = await desk.create();
  const exerciseId = await makeExercise();
  await desk.change(id, {
    exercises: { add: [{ id: newId(), exerciseId, dayOfWeek: 0, position: 0 }] },
  });
  return id;
}

/** A template just given to the trainee, who follows it. */
export async function makeFollowedTemplate(world: Pick<World, "trainee" | "trainer">) {
  const id = await makeTemplate(world);
  const giving = terms({ startsOn: nextWeek() });
  const outcome = await templateDesk(world.trainer.token).give(id, [world.trainee.id], giving);
  if (outcome.outcome !== "done") throw new Error(`giving ended with ${outcome.outcome}`);
  await runTemplateJob(makePlatform(), outcome.job.id);
  return { id, jobId: outcome.job.id };
}
