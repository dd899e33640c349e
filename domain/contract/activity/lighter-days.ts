import { z } from "zod";

/** Days of lighter training, both ends included. */
export const lighterPeriod = z.object({ startsOn: z.string(), endsOn: z.string() });
