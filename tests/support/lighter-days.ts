import { env } from "cloudflare:workers";
import type { LighterPeriod } from "../../domain/activity/lighter-days.ts";
import { makeProduct } from "./access.ts";
import { jobDesk } from "./job-desk.ts";
import { chosen, makeJob } from "./jobs.ts";
import { call, type SignedInTrainee } from "./worker.ts";

/** The month of 1448 by the forecast. */
export const month: LighterPeriod = { startsOn: "2027-02-08", endsOn: "2027-03-08" };

/** The trainer's lighter days. */
export const lighterDesk = (trainer: () => { token: string }) => {
  const jobs = (product = makeProduct()) => jobDesk(() => ({ product, trainer: trainer() }));
  const order = async (days: LighterPeriod | null, people: readonly { id: string }[]) => {
    const action = { kind: "lighten", days } as const;
    const audience = chosen(...people);
    const { total } = await jobs().preview({ audience, aim: action });
    const job = makeJob(action, audience, total);
    return { job, outcome: await jobs().run(job) };
  };
  return {
    preview: (days: LighterPeriod | null, ...people: { id: string }[]) =>
      jobs().preview({ audience: chosen(...people), aim: { kind: "lighten", days } }),
    lighten: (days: LighterPeriod, ...people: { id: string }[]) => order(days, people),
    end: (...people: { id: string }[]) => order(null, people),
    run: (job: unknown) => jobs().run(job),
    undo: async (id: string) => (await jobs().undo(id)).json(),
  };
};

/** A person's stored periods. */
export const periodsOf = async (traineeId: string) =>
  (
    await env.DB.prepare(
      "select starts_on as startsOn, ends_on as endsOn, created_at as createdAt from lighter_days where trainee_id = ? order by starts_on",
    )
      .bind(traineeId)
      .all<LighterPeriod & { createdAt: number }>()
  ).results;

/** Every answer that shows a day's training, for the trainee and the trainer. */
export async function answersOf(
  trainee: SignedInTrainee,
  trainer: SignedInTrainee,
  { date, weekStart }: { date: string; weekStart: string },
): Promise<Record<string, unknown>> {
  const of = `/api/admin/trainees/${trainee.id}`;
  const asked = [
    [`/api/trainee/home?date=${date}`, trainee.token],
    [`/api/trainee/exercise-week?date=${date}`, trainee.token],
    [`/api/trainee/meal-week?date=${date}`, trainee.token],
    [`/api/trainee/shopping-week?date=${date}`, trainee.token],
    [`/api/trainee/performance-week?date=${date}`, trainee.token],
    [`${of}/weeks/${weekStart}`, trainer.token],
    [`${of}/performance`, trainer.token],
    [`${of}/glance`, trainer.token],
  ] as const;
  const answers = await Promise.all(
    asked.map(async ([path, token]) => {
      const response = await call(path, { token });
      if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
      return [path.replace(trainee.id, "id"), await response.json()] as const;
    }),
  );
  return Object.fromEntries(answers);
}
