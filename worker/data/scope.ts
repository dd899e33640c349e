import {
  connect,
  connectReading,
  connectSession,
  type Database,
  type DatabaseClient,
} from "../db/client.ts";

declare const proven: unique symbol;

/** A verified access token's claims. */
export interface Actor {
  kind: "trainee" | "trainer";
  accountId: string;
  sessionId: string;
  /** The calling window of the session, by the name it sends. */
  windowId?: string;
}

/** The caller's window among all; windows without names share one for their session. */
export const windowOf = ({ sessionId, windowId }: Actor): string =>
  windowId === undefined ? sessionId : `${sessionId}:${windowId}`;

/**
 * Proof that the caller may touch this trainee's rows. Only the session guard makes it, and `scopeOfTrainee`
 * for a trainee that the trainer looked up. So no query accepts a bare id from a request.
 */
export interface TraineeScope {
  readonly [proven]: "trainee";
  readonly traineeId: string;
  readonly actor: Actor;
  readonly now: number;
  /** Batches only; each proves the session first. */
  readonly db: Database;
  /** A writing database beside a read-only `db`, for moving rows without changing any reader's view. */
  readonly keeper?: Database;
}

/** Proof that the caller is the trainer. */
export interface TrainerScope {
  readonly [proven]: "trainer";
  readonly actor: Actor;
  readonly now: number;
  readonly db: Database;
}

/** Either proof, for features of both areas. */
export type MemberScope = TraineeScope | TrainerScope;

export function traineeScope(client: DatabaseClient, actor: Actor, now: number): TraineeScope {
  const db = connectSession(client, { id: actor.sessionId, now });
  return { traineeId: actor.accountId, actor, now, db } as TraineeScope;
}

export function trainerScope(client: DatabaseClient, actor: Actor, now: number): TrainerScope {
  const db = connectSession(client, { id: actor.sessionId, now });
  return { actor, now, db } as TrainerScope;
}

/**
 * The proof of a personal link for steps; only for results of `findStepLink`. It has no session, so each write
 * proves the link by its own condition.
 */
export function scopeOfStepLink(
  client: DatabaseClient,
  traineeId: string,
  now: number,
): TraineeScope {
  const actor: Actor = { kind: "trainee", accountId: traineeId, sessionId: "step-link" };
  return { traineeId, actor, now, db: connect(client) } as unknown as TraineeScope;
}

/** The trainer's proof for one trainee; only for ids that a query returned, or that the same batch proves. */
export function scopeOfTrainee(scope: TrainerScope, traineeId: string): TraineeScope {
  return { traineeId, actor: scope.actor, now: scope.now, db: scope.db } as unknown as TraineeScope;
}

/**
 * The trainer's read-only view of a trainee's own screens, with the same answers. It proves the trainer's
 * session and writes nothing.
 */
export function viewingScope(
  client: DatabaseClient,
  { traineeId, actor: { sessionId }, now }: TraineeScope,
): TraineeScope {
  const actor: Actor = { kind: "trainee", accountId: traineeId, sessionId };
  const session = { id: sessionId, now };
  const db = connectReading(client, session);
  const keeper = connectSession(client, session);
  return { traineeId, actor, now, db, keeper } as unknown as TraineeScope;
}

/** Whether it is the trainer who looks at a trainee's own screens, so that what is the person's alone is left out. */
export const isViewed = ({ keeper }: TraineeScope): boolean => keeper !== undefined;
