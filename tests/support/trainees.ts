import { env } from "cloudflare:workers";
import type { TraineesPage } from "../../domain/contract/attention/trainee-list.ts";
import type { TraineeDetails } from "../../domain/contract/people/trainees.ts";
import { traineeSearchText } from "../../domain/list.ts";
import { initialPlans } from "../../scripts/library/plans.ts";
import { call, makeTrainee, type SignedInTrainee } from "./worker.ts";

interface Listed {
  name: string;
  email: string;
  phone: string | null;
  plan: string;
  status: string;
  currentWeight: number | null;
  targetSteps: number;
  createdAt: number;
}

export async function makePlans(): Promise<void> {
  await env.DB.batch(
    initialPlans.map((plan, position) =>
      env.DB.prepare(
        `insert or ignore into plans
           (id, name, english_name, price_agorot, months, features, english_features, position, created_at, updated_at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, 1)`,
      ).bind(
        plan.id,
        plan.name,
        plan.englishName,
        plan.priceAgorot,
        plan.months,
        JSON.stringify(plan.features),
        JSON.stringify(plan.englishFeatures),
        position,
      ),
    ),
  );
}

/** A trainee with the fields of the trainer's list. */
export async function makeListed(overrides: Partial<Listed> = {}): Promise<SignedInTrainee> {
  const { phone = "+970599123456", plan = "basic", targetSteps = 3000, ...person } = overrides;
  const trainee = await makeTrainee(person);
  const search = traineeSearchText({
    name: person.name ?? "ليان حداد",
    email: trainee.email,
    phone,
  });
  await env.DB.prepare(
    `update trainee_profiles set phone = ?1, subscription_plan = ?2, target_steps = ?3, search = ?4
     where id = ?5`,
  )
    .bind(phone, plan, targetSteps, search, trainee.id)
    .run();
  return trainee;
}

export async function readTraineesPage(token: string, query = ""): Promise<TraineesPage> {
  const response = await call(`/api/admin/trainees${query}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export async function readTrainee(token: string, id: string): Promise<TraineeDetails> {
  const response = await call(`/api/admin/trainees/${id}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

/** Changes a trainee as the trainer does. */
export const changeTrainee = (token: string, id: string, body: unknown) =>
  call(`/api/admin/trainees/${id}`, { method: "PATCH", token, body });

/** The trainee after a change by the trainer. Throws if it is refused. */
export async function changedTrainee(token: string, id: string, body: unknown) {
  const response = await changeTrainee(token, id, body);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as TraineeDetails;
}

/** The rows of a query. */
export const rows = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all()
  ).results;
