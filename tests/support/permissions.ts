import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import {
  call,
  endSession,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "./worker.ts";

export const callers = ["visitor", "trainee", "otherTrainee", "trainer", "ended"] as const;
export type Caller = (typeof callers)[number];

/** Everybody who may call, with rows of the first trainee that nobody else may see. */
export interface World {
  trainee: SignedInTrainee;
  otherTrainee: SignedInTrainee;
  trainer: SignedInTrainee;
  endedTrainee: string;
  endedTrainer: string;
}

export const secretName = "سيرين المتفردة";

export async function makeWorld(): Promise<World> {
  const trainee = await makeTrainee({ name: secretName, currentWeight: 91.3 });
  const trainer = await makeTrainer();
  const endedTrainee = await makeSession("trainee", trainee.id);
  const endedTrainer = await makeSession("trainer", trainer.id);
  await endSession(endedTrainee.actor.sessionId);
  await endSession(endedTrainer.actor.sessionId);
  await env.DB.prepare(
    `insert into weight_records (id, trainee_id, date, weight, source, created_at)
     values (?1, ?2, '2026-01-04', 91.3, 'sent', 1)`,
  )
    .bind(newId(), trainee.id)
    .run();
  await env.CONVERSATIONS.getByName(trainee.id).append(
    { traineeId: trainee.id, side: "trainee" },
    { clientId: newId(), body: { kind: "text", text: `أنا ${secretName}` } },
  );
  return {
    trainee,
    otherTrainee: await makeTrainee({ name: "هالة" }),
    trainer,
    endedTrainee: endedTrainee.token,
    endedTrainer: endedTrainer.token,
  };
}

export interface RouteRow {
  /** What each caller is answered. */
  expected: Record<Caller, number>;
  /** Where `:id` and the query point to, and what is sent. */
  request?: (world: World) => { path?: string; body?: unknown; headers?: Record<string, string> };
  /** Whose session the ended caller had. */
  ended?: "trainee" | "trainer";
}

const own = { visitor: 401, trainee: 200, otherTrainee: 200, trainer: 403, ended: 401 };
const panel = { visitor: 401, trainee: 403, otherTrainee: 403, trainer: 200, ended: 401 };

/** A route that works on the caller's own rows. */
export function ownRoute(request?: RouteRow["request"], status = 200): RouteRow {
  return { expected: { ...own, trainee: status, otherTrainee: status }, request, ended: "trainee" };
}

/** A route of the trainer's panel. */
export function panelRoute(request?: RouteRow["request"], status = 200): RouteRow {
  return { expected: { ...panel, trainer: status }, request, ended: "trainer" };
}

/** A route that answers everybody alike. */
export function openRoute(status: number, request?: RouteRow["request"]): RouteRow {
  const expected = Object.fromEntries(callers.map((caller) => [caller, status]));
  return { expected: expected as Record<Caller, number>, request };
}

export async function callAs(
  caller: Caller,
  world: World,
  route: string,
  row: RouteRow,
): Promise<Response> {
  const [method = "GET", pattern = "/"] = route.split(" ");
  const { path = pattern, body, headers } = row.request?.(world) ?? {};
  const token = tokenOf(caller, world, row);
  return call(path, {
    method,
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
  });
}

function tokenOf(caller: Caller, world: World, row: RouteRow): string | undefined {
  if (caller === "visitor") return undefined;
  if (caller === "ended") return row.ended === "trainer" ? world.endedTrainer : world.endedTrainee;
  return world[caller].token;
}
