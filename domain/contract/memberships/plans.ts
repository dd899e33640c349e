import { z } from "zod";
import { maxFeatures, planFields } from "../../memberships/plans.ts";
import { accountStatuses } from "../../trainee.ts";
import { field, id } from "../fields.ts";

/** A plan on offer. */
export const offeredPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if the Arabic name serves both languages; the same for features. */
  englishName: z.string().nullable(),
  priceAgorot: z.number().int(),
  months: z.number().int(),
  features: z.array(z.string()),
  englishFeatures: z.array(z.string()).nullable(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** Plans on offer, in the trainer's order. */
export const planOffer = z.object({ plans: z.array(offeredPlan) });

/** A plan for the trainer. */
export const plan = offeredPlan.extend({
  status: z.enum(accountStatuses),
  /** Trainees with the plan who can sign in. */
  people: z.number().int(),
  /** Agorot of the subscriptions that begin this month. */
  monthAgorot: z.number().int(),
  /** Whether it was ever bought; then it is archived, never deleted. */
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

/** A new plan, after the others; repeating it with the same id changes nothing. */
export const newPlan = z.strictObject({
  id,
  ...fields,
  englishName: fields.englishName.default(null),
  englishFeatures: fields.englishFeatures.default(null),
  status: fields.status.default("active"),
});
export type NewPlan = z.infer<typeof newPlan>;

/** Changed fields alone; running subscriptions stay. */
export const planChanges = z.strictObject(fields).partial();
export type PlanChanges = z.infer<typeof planChanges>;

/** Starter plans have short names as ids. */
const planId = z.string().regex(/^[\da-z][\da-z-]{2,63}$/);
export const planParams = z.object({ id: planId });

/** Every plan once, in the order of the offer. */
export const planOrder = z.strictObject({ ids: z.array(planId).min(1).max(200) });

export const planChoice = offeredPlan.extend({ status: z.enum(accountStatuses) });

export type PlanChoice = z.infer<typeof planChoice>;
