import { z } from "zod";

/** The answer of a write without further data. */
export const done = z.object({ done: z.literal(true) });
