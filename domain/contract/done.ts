import { z } from "zod";

/** The answer of what has nothing to tell but that it was done. */
export const done = z.object({ done: z.literal(true) });
