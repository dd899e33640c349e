import { z } from "zod";
import { proofDays } from "../../memberships/payment-proofs.ts";
import { endChoices, suspendAfter } from "../../memberships/subscription-end.ts";
import { field } from "../fields.ts";

/** The action at the end of a subscription. */
export const subscriptionSettings = z.strictObject({
  atEnd: field({ kind: "choice", options: endChoices }),
  /** For `suspend` alone. */
  suspendAfterDays: field({
    kind: "number",
    min: suspendAfter.min,
    max: suspendAfter.max,
    decimals: 0,
  }),
  proofDays: field({ kind: "number", min: proofDays.min, max: proofDays.max, decimals: 0 }),
});
