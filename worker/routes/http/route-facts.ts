import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Telling } from "./tells.ts";

/** The area of a route, which decides its callers; `member` is mounted in both areas. */
type Area = "visitor" | "trainee" | "trainer" | "member";

/** A proof in the address of a visitor's route that is not open to everybody. */
export type Proof = "ticket" | "key";

/** Whether the trainer may read it while viewing a trainee's screens, or the reason against it. */
export type ViewAs = "shown" | { hidden: string };

/**
 * The rows that ids in addresses and bodies name. A new one compiles only after `tests/support/made-rows.ts`
 * can make it and knows its owner.
 */
type RowName =
  | "absence"
  | "answerRecording"
  | "attachment"
  | "browser"
  | "businessArchive"
  | "checkIn"
  | "checkInForm"
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
  | "ownFood"
  | "ownMeal"
  | "pastImport"
  | "payment"
  | "paymentProof"
  | "photo"
  | "plan"
  | "plannedExercise"
  | "plannedMeal"
  | "plannedVideo"
  | "progressPhoto"
  | "savedReply"
  | "session"
  | "subscriptionChange"
  | "template"
  | "templateJob"
  | "traineeJob"
  | "video"
  | "weight";

/** By a parameter of the address, else by a field of the body (`itemId`, `body.fileId`). */
export type Rows = Readonly<Record<string, RowName>>;

/** The facts of a route, for guards and tests. */
export interface RouteFacts {
  area: Area;
  proof?: Proof | undefined;
  viewAs?: ViewAs | undefined;
  tells?: Telling | undefined;
  rows?: Rows | undefined;
  /** Maximum bytes of the body; undefined for JSON. */
  bytes?: number | undefined;
}

const known = new WeakMap<object, RouteFacts>();

/** Attaches a route's facts to one of its middlewares. */
export function withFacts<Handler extends MiddlewareHandler>(
  middleware: Handler,
  facts: RouteFacts,
): Handler {
  known.set(middleware, facts);
  return middleware;
}

export const factsOf = (handler: object): RouteFacts | undefined => known.get(handler);

/** The facts of the first route that matches a request. */
export function factsOfAnswering(c: Context): RouteFacts | undefined {
  const [answering] = matchedRoutes(c).flatMap(({ handler }) => factsOf(handler) ?? []);
  return answering;
}
