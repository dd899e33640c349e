import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { noteTypes } from "../../domain/activity/notes.ts";
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

/** The caller for whom a route is made. */
export function ownCaller(route: string): Caller {
  if (route.includes(" /api/admin/")) return "trainer";
  return route.includes(" /api/trainee/") ? "trainee" : "visitor";
}

/** All callers, with rows of the first trainee that others must not see. */
export interface World {
  trainee: SignedInTrainee;
  otherTrainee: SignedInTrainee;
  trainer: SignedInTrainee;
  endedTrainee: string;
  endedTrainer: string;
}

export const secretName = "سيرين المتفردة";
/** The trainer's private note about the first trainee. */
export const privateText = "يُراجع الالتزام قبل التجديد";

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
  const privateNote = env.DB.prepare(
    `insert into notes (id, trainee_id, author_id, type, text, is_private, created_at, updated_at)
     values (?1, ?2, ?3, ?4, ?5, 1, 2, 2)`,
  );
  await env.DB.batch(
    noteTypes.map((type) => privateNote.bind(newId(), trainee.id, trainer.id, type, privateText)),
  );
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

export interface Request {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The caller of an area's route and owner of its rows. */
export type Side = "trainee" | "trainer";

/**
 * The owner of a row:
 * - `owner`: one person
 * - `trainer`: the trainer
 * - `library`: none, so that all may name it
 * - `new`: none yet, because the route makes the row under the id
 * - `conversation`: the conversation's object, which alone knows its files; its own tests send those of others
 * - `browser`: the last account of the browser
 */
export type RowOwner = "owner" | "trainer" | "library" | "new" | "conversation" | "browser";

export interface RouteRow {
  /** The status for each caller. */
  expected: Record<Caller, number>;
  /** The path, query and body, after making the rows that they name. */
  request?: (world: World) => Request | Promise<Request>;
  /** The side of the ended caller's session. */
  ended?: "trainee" | "trainer";
  /** All ids in the path (`:id`) and in the body (`itemId`, `body.fileId`), with their rows' owners. */
  ids: Record<string, RowOwner>;
}

const own = { visitor: 401, trainer: 403, ended: 401 };
const panel = { visitor: 401, trainee: 403, otherTrainee: 403, trainer: 200, ended: 401 };

/** A route for the caller's own rows, with 404 for a stranger if it names one. */
export function ownRoute(
  request?: RouteRow["request"],
  {
    status = 200,
    ids = {},
    stranger = Object.values(ids).includes("owner") ? 404 : status,
  }: { status?: number; ids?: RouteRow["ids"]; stranger?: number } = {},
): RouteRow {
  return {
    expected: { ...own, trainee: status, otherTrainee: stranger },
    request,
    ended: "trainee",
    ids,
  };
}

/** A route of the trainer's panel. */
export function panelRoute(request?: RouteRow["request"], status = 200): RouteRow {
  return { expected: { ...panel, trainer: status }, request, ended: "trainer", ids: {} };
}

/** A route with the same answer for all callers. */
export function openRoute(status: number, request?: RouteRow["request"]): RouteRow {
  const expected = Object.fromEntries(callers.map((caller) => [caller, status]));
  return { expected: expected as Record<Caller, number>, request, ids: {} };
}

/** Sends a row's request as a caller; `send` is of another product than the bound one. */
export function sendAs(
  caller: Caller,
  world: World,
  route: string,
  { row, request, send = call }: { row: RouteRow; request: Request; send?: typeof call },
): Promise<Response> {
  const [method = "GET", pattern = "/"] = route.split(" ");
  const { path = pattern, body, headers } = request;
  const token = tokenOf(caller, world, row);
  return send(path, {
    method,
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
  });
}

/** Expects the row's status, and no data of others in the answer. */
export async function expectAnswer(
  answer: Response,
  { caller, world, row }: { caller: Caller; world: World; row: RouteRow },
): Promise<void> {
  const text = await answer.text();
  expect(answer.status, `${caller}: ${text}`).toBe(row.expected[caller]);
  if (answer.status >= 400) {
    expect(answer.headers.get("content-type"), caller).toBe("application/problem+json");
  }
  if (caller !== "trainer") expect(text, caller).not.toContain(privateText);
  if (caller !== "otherTrainee") return;
  for (const secret of [secretName, world.trainee.id, "91.3"]) expect(text).not.toContain(secret);
}

function tokenOf(caller: Caller, world: World, row: RouteRow): string | undefined {
  if (caller === "visitor") return undefined;
  if (caller === "ended") return row.ended === "trainer" ? world.endedTrainer : world.endedTrainee;
  return world[caller].token;
}
