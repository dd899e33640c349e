import { z } from "zod";
import { isPushEndpoint, isPushKey, isPushSecret, pushTypes } from "../../notifications/push.ts";
import { isClockTime } from "../../notifications/quiet-hours.ts";
import { id } from "../fields.ts";

const clockTime = z.string().refine(isClockTime).meta({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

/** A person's choices of alerts; `quiet` is in their time zone. */
export const pushSettings = z.strictObject({
  types: z.array(z.enum(pushTypes)).max(pushTypes.length),
  quiet: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
});

export const pushOverview = z.object({
  /** The key for subscribing; null if the deployment has none. */
  publicKey: z.string().nullable(),
  settings: pushSettings,
  /** Number of the person's subscribed browsers. */
  devices: z.number().int(),
});
export type PushOverview = z.infer<typeof pushOverview>;

const endpoint = z.string().refine(isPushEndpoint).meta({ format: "uri" });

/** A browser's subscription; `replaces` is its former address. */
export const newPushSubscription = z.strictObject({
  id,
  endpoint,
  p256dh: z.string().refine(isPushKey),
  auth: z.string().refine(isPushSecret),
  replaces: endpoint.optional(),
});
export type NewPushSubscription = z.infer<typeof newPushSubscription>;

export const pushEndpoint = z.strictObject({ endpoint });

export const pushTest = z.object({
  /** `gone`: the browser withdrew its consent and was removed. */
  outcome: z.enum(["sent", "gone", "failed"]),
});
export type PushTest = z.infer<typeof pushTest>;
