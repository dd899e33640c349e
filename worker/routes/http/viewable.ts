import type { Context } from "hono";
import { factsOfAnswering } from "./route-facts.ts";

/**
 * Whether the trainer may read a route as the viewed trainee sees it. Hidden are reads for their owner alone,
 * all writes, and routes without facts. Each shown read writes nothing; `tests/worker/http/view-as.test.ts`
 * calls them, and refuses an undecided route.
 */
export const isViewable = (c: Context): boolean => factsOfAnswering(c)?.viewAs === "shown";
