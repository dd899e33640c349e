import type { MiddlewareHandler } from "hono";
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
  | "trainee"
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
