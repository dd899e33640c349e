import { z } from "zod";

export const health = z.object({
  version: z.string(),
  /** `read_only`: it answers, but is full. */
  database: z.enum(["up", "read_only", "down"]),
});
