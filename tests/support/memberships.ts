import { env } from "cloudflare:workers";
import type { SubscriptionLine } from "../../domain/contract/memberships/subscriptions.ts";
import { newId } from "../../domain/id.ts";
import type { World } from "./permissions.ts";
import { makePlans } from "./trainees.ts";
import { call } from "./worker.ts";

/** The body of a new plan from the trainer's dialog. */
export const newPlan = () => ({
  id: newId(),
  name: "خطة الصيف",
  priceAgorot: 14_950,
  months: 2,
  features: ["برنامج تدريبي", "متابعة أسبوعية"],
});

/** A plan without subscriptions. */
export async function makePlan(): Promise<string> {
  const { id, name, priceAgorot, months, features } = newPlan();
  await env.DB.prepare(
    `insert into plans (id, name, price_agorot, months, features, position, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?5, 9, 1, 1)`,
  )
    .bind(id, name, priceAgorot, months, JSON.stringify(features))
    .run();
  return id;
}

/** The body of a renewal. */
export async function newRenewal() {
  await makePlans();
  return { id: newId(), kind: "renewal", plan: "basic" };
}

/** A subscription change of a moment ago, which can be undone. */
export async function makeSubscriptionChange({ trainee, trainer }: World): Promise<string> {
  const renewal = await newRenewal();
  const path = `/api/admin/trainees/${trainee.id}/subscription-changes`;
  await call(path, { token: trainer.token, body: renewal });
  return renewal.id;
}

/** The line of subscriptions in a successful answer. */
export async function lineOf(response: Response): Promise<SubscriptionLine> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}
