import type { Context } from "hono";
import { factsOfAnswering } from "./route-facts.ts";

/**
 * Whether the trainer may have the reading that a request asks for, as that trainee sees it. What is not shown is for
 * its owner, and so is all that does not say: a write, a route without facts. Each reading that is shown writes
 * nothing; `tests/worker/http/view-as.test.ts` calls them, and refuses a route that is not decided.
 */
export const isViewable = (c: Context): boolean => factsOfAnswering(c)?.viewAs === "shown";
