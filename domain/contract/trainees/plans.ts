import { z } from "zod";

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
