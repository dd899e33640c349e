import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Telling } from "./tells.ts";

/** Where a route is mounted, which says who may call it; `member` is mounted in both areas. */
type Area = "visitor" | "trainee" | "trainer" | "member";

/** A way to call a visitor's route that is not open to everybody: the address carries it. */
export type Proof = "ticket" | "key";

/** Whether the trainer may read it while looking at a trainee's screens, and why not. */
export type ViewAs = "shown" | { hidden: string };

/**
 * The rows that ids in addresses and bodies name. A new one does not compile before
 * `tests/support/made-rows.ts` says how to make it and whose it is.
 */
type RowName =
  | "absence"
  | "attachment"
  | "browser"
  | "businessArchive"
  | "exercise"
  | "exerciseRemoval"
  | "food"
  | "import"
  | "invitation"
  | "meal"
  | "mealRemoval"
  | "measurement"
  | "new"
  | "note"
  | "notification"
  | "outboxEntry"
  | "ownMeal"
  | "payment"
  | "photo"
  | "plan"
  | "plannedExercise"
  | "plannedMeal"
  | "plannedVideo"
  | "savedReply"
  | "session"
  | "subscriptionChange"
  | "template"
  | "templateJob"
  | "traineeJob"
  | "video"
  | "weight";

/** By the name of a parameter of the address, else of a field of the body (`itemId`, `body.fileId`). */
export type Rows = Readonly<Record<string, RowName>>;

/** What a route says of itself; guards and tests read it from here. */
export interface RouteFacts {
  area: Area;
  proof?: Proof | undefined;
  viewAs?: ViewAs | undefined;
  tells?: Telling | undefined;
  rows?: Rows | undefined;
  /** Set where the body is bytes instead of JSON: how many at most. */
  bytes?: number | undefined;
}

const known = new WeakMap<object, RouteFacts>();

/** Lets a middleware of a route carry what the route says of itself. */
export function withFacts<Handler extends MiddlewareHandler>(
  middleware: Handler,
  facts: RouteFacts,
): Handler {
  known.set(middleware, facts);
  return middleware;
}

export const factsOf = (handler: object): RouteFacts | undefined => known.get(handler);

/** The facts of the route that answers a request: of those that match, the first. */
export function factsOfAnswering(c: Context): RouteFacts | undefined {
  const [answering] = matchedRoutes(c).flatMap(({ handler }) => factsOf(handler) ?? []);
  return answering;
}
