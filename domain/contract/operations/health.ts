import { z } from "zod";

export const health = z.object({
  version: z.string(),
  database: z.enum(["up", "down"]),
});
