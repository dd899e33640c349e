import { z } from "zod";

export const health = z.object({
  version: z.string(),
  /** `read_only`: it answers, and has no room for more. */
  database: z.enum(["up", "read_only", "down"]),
});
