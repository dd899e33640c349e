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
  /** The window of the session that calls, as it names itself. */
  windowId?: string;
}

/** The caller's window among all; a session whose windows have no names counts as one. */
export const windowOf = ({ sessionId, windowId }: Actor): string =>
  windowId === undefined ? sessionId : `${sessionId}:${windowId}`;

/**
 * Proof that the caller may touch this trainee's rows. Made only by the session guard, or by
 * `scopeOfTrainee` for a trainee that the trainer looked up; a query that takes it cannot be
 * called with a bare id from a request.
 */
export interface TraineeScope {
  readonly [proven]: "trainee";
  readonly traineeId: string;
  readonly actor: Actor;
  readonly now: number;
  /** Batches only; each proves the session first. */
  readonly db: Database;
  /** Where `db` only reads: for what moves rows without changing what anybody reads of them. */
  readonly keeper?: Database;
}

/** Proof that the caller is the trainer. */
export interface TrainerScope {
  readonly [proven]: "trainer";
  readonly actor: Actor;
  readonly now: number;
  readonly db: Database;
}

/** Either of them, for what both areas offer alike. */
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
 * The proof of a personal link for steps; call it only with whom `findStepLink` returned. It has no
 * session: what is written by it proves the link in its own condition.
 */
export function scopeOfStepLink(
  client: DatabaseClient,
  traineeId: string,
  now: number,
): TraineeScope {
  const actor: Actor = { kind: "trainee", accountId: traineeId, sessionId: "step-link" };
  return { traineeId, actor, now, db: connect(client) } as unknown as TraineeScope;
}

/** The trainer's proof for one trainee; call it only with an id that a query returned. */
export function scopeOfTrainee(scope: TrainerScope, traineeId: string): TraineeScope {
  return { traineeId, actor: scope.actor, now: scope.now, db: scope.db } as unknown as TraineeScope;
}

/**
 * The trainee's own reading, by the trainer who looks at it: whatever answers them answers as it answers the
 * trainee. It proves the trainer's session and writes nothing.
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
