import { z } from "zod";
import { planChangeKinds, subscriptionChangeKinds } from "../../memberships/subscriptions.ts";
import { field, id, localDate } from "../fields.ts";
import { planChoice } from "./plans.ts";

const term = z.object({
  id: z.string(),
  planId: z.string(),
  /** As bought, like price and months. */
  planName: z.string(),
  englishPlanName: z.string().nullable(),
  priceAgorot: z.number().int(),
  months: z.number().int(),
  startsOn: z.string(),
  /** The last covered day. */
  endsOn: z.string(),
  pauses: z.array(z.object({ from: z.string(), until: z.string() })),
});

/** All subscriptions of a trainee, in the order of their days. */
export const subscriptionLine = z.object({
  /** The trainee's today. */
  today: z.string(),
  terms: z.array(term),
  /** The last change, while it can be undone. */
  undoable: z
    .object({
      id: z.string(),
      kind: z.enum(subscriptionChangeKinds),
      /** UTC milliseconds. */
      until: z.number().int(),
    })
    .nullable(),
  plans: z.array(planChoice),
});
export type SubscriptionLine = z.infer<typeof subscriptionLine>;

/** A change of the line; repeating it with the same id changes nothing. */
export const newSubscriptionChange = z.discriminatedUnion("kind", [
  z.strictObject({
    id,
    kind: z.enum(planChangeKinds),
    plan: field({ kind: "text", max: 64 }),
  }),
  z.strictObject({
    id,
    kind: z.literal("pause"),
    from: localDate,
    /** The first day after the pause. */
    until: localDate,
  }),
  z.strictObject({
    id,
    kind: z.literal("end"),
    /** The last covered day. */
    on: localDate,
  }),
]);
export type NewSubscriptionChange = z.infer<typeof newSubscriptionChange>;

export const subscriptionChangeParams = z.object({ id, changeId: id });
