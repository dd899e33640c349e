import { z } from "zod";
import { maxFeatures, planFields } from "../../memberships/plans.ts";
import { accountStatuses } from "../../trainee.ts";
import { field, id } from "../fields.ts";

/** A plan as somebody may buy it. */
export const offeredPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where the Arabic one serves both languages; so are the features. */
  englishName: z.string().nullable(),
  priceAgorot: z.number().int(),
  months: z.number().int(),
  features: z.array(z.string()),
  englishFeatures: z.array(z.string()).nullable(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** What is on offer, in the trainer's order. */
export const planOffer = z.object({ plans: z.array(offeredPlan) });
export type PlanOffer = z.infer<typeof planOffer>;

/** A plan as the trainer edits it. */
export const plan = offeredPlan.extend({
  status: z.enum(accountStatuses),
  /** Trainees who have it and may sign in. */
  people: z.number().int(),
  /** Of the subscriptions that begin in this month, agorot. */
  monthAgorot: z.number().int(),
  /** Whether anybody has it or ever bought it: then it is archived, never deleted. */
  used: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

export const planList = z.object({ plans: z.array(plan) });
export type PlanList = z.infer<typeof planList>;

const features = z.array(field(planFields.feature)).min(1).max(maxFeatures);

const fields = {
  name: field(planFields.name),
  englishName: field(planFields.englishName).nullable(),
  priceAgorot: field(planFields.priceAgorot),
  months: field(planFields.months),
  features,
  englishFeatures: features.nullable(),
  status: field(planFields.status),
};

/** A new plan, behind the others; repeating it with the same id changes nothing. */
export const newPlan = z.strictObject({
  id,
  ...fields,
  englishName: fields.englishName.default(null),
  englishFeatures: fields.englishFeatures.default(null),
  status: fields.status.default("active"),
});
export type NewPlan = z.infer<typeof newPlan>;

/** Only what changed; no running subscription changes with it. */
export const planChanges = z.strictObject(fields).partial();
export type PlanChanges = z.infer<typeof planChanges>;

/** The plans that a deployment starts with have short names in the place of ids. */
const planId = z.string().regex(/^[\da-z][\da-z-]{2,63}$/);
export const planParams = z.object({ id: planId });

/** Every plan once, in the order in which they are offered. */
export const planOrder = z.strictObject({ ids: z.array(planId).min(1).max(200) });

export const planChoice = offeredPlan.extend({ status: z.enum(accountStatuses) });

export type PlanChoice = z.infer<typeof planChoice>;
