import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { TraineeEnv } from "./api.ts";
import { factsOf } from "./route-facts.ts";

/**
 * Whether the trainer may have the reading that a request asks for, as that trainee sees it. What is not shown is for
 * its owner, and so is all that does not say: a write, a route without facts. Each reading that is shown writes
 * nothing; `tests/worker/http/view-as.test.ts` calls them, and refuses a route that is not decided.
 */
export function isViewable(c: Context<TraineeEnv>): boolean {
  const [answering] = matchedRoutes(c).flatMap(({ handler }) => factsOf(handler) ?? []);
  return answering?.viewAs === "shown";
}
