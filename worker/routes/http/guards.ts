import type { Context, HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { windowHeader } from "../../../domain/conversations/live.ts";
import { MiranError } from "../../../domain/errors.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import {
  type Actor,
  type TraineeScope,
  traineeScope,
  trainerScope,
  viewingScope,
} from "../../data/scope.ts";
import type { LimitName, Platform } from "../../platform.ts";
import { readAccessToken } from "../../tokens/access-token.ts";
import { bodyType } from "./bodies.ts";
import type { AnyContext, TraineeEnv, TrainerEnv, VisitorEnv } from "./env.ts";
import { isViewable } from "./viewable.ts";

/** Guards the trainees' area. It makes a scope of exactly the caller's rows, or the trainer's view of one trainee. */
export const traineeOnly = createMiddleware<TraineeEnv>(async (c, next) => {
  const { platform } = c.env;
  const viewed = c.req.header(viewAsHeader);
  if (viewed !== undefined) {
    c.set("scope", await requireView(c, viewed));
  } else {
    const actor = await requireActor(platform, c.req, "trainee");
    c.set("scope", traineeScope(platform.database, actor, platform.now()));
  }
  await next();
});

/** The trainer's read-only view of a trainee's own screens. */
async function requireView(c: Context<TraineeEnv>, traineeId: string): Promise<TraineeScope> {
  const { platform } = c.env;
  const actor = await requireActor(platform, c.req, "trainer");
  if (!isViewable(c)) throw new MiranError("forbidden");
  const now = platform.now();
  const found = await requireTraineeScope(trainerScope(platform.database, actor, now), traineeId);
  return viewingScope(platform.database, found);
}

/** Refuses writes of a trainer who views a trainee's screens, at any address. */
export const readOnlyView = createMiddleware<VisitorEnv>(async (c, next) => {
  const isView = c.req.header(viewAsHeader) !== undefined;
  if (isView && !safeMethods.has(c.req.method)) throw new MiranError("forbidden");
  await next();
});

/** Guards the trainer's area. */
export const trainerOnly = createMiddleware<TrainerEnv>(async (c, next) => {
  const actor = await requireActor(c.env.platform, c.req, "trainer");
  c.set("scope", trainerScope(c.env.platform.database, actor, c.env.platform.now()));
  await next();
});

async function requireActor(
  platform: Platform,
  request: HonoRequest,
  kind: Actor["kind"],
): Promise<Actor> {
  const authorization = request.header("authorization");
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? "")?.[1];
  const actor = token ? await readAccessToken(platform, token) : undefined;
  if (!actor) throw new MiranError("unauthenticated");
  if (actor.kind !== kind) throw new MiranError("forbidden");
  if (!(await platform.limits.allows("api", actor.accountId))) {
    throw new MiranError("rate_limited", { retryAfter: 30 });
  }
  const windowId = /^[\w-]{1,40}$/.exec(request.header(windowHeader) ?? "")?.[0];
  return windowId === undefined ? actor : { ...actor, windowId };
}

/** Limits sign-in and registration by network, before any read or hash. */
export const limitedByAddress = createMiddleware<VisitorEnv>(async (c, next) => {
  await pass(c, safeMethods.has(c.req.method) ? "read" : "access");
  await next();
});

/** A lower limit for expensive routes. */
export const limitedTo = (limit: LimitName) =>
  createMiddleware<VisitorEnv>(async (c, next) => {
    await pass(c, limit);
    await next();
  });

async function pass(c: AnyContext, limit: LimitName): Promise<void> {
  const { limits, requests } = c.env.platform;
  const allowed = await limits.allows(limit, requests.networkOf(c.req.raw));
  if (!allowed) throw new MiranError("rate_limited", { retryAfter: 60 });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Marks addresses for any program: the address is the key, and cookies are ignored. */
export const fromAnywhere = createMiddleware<VisitorEnv>((_, next) => next());

/**
 * Refuses unsafe requests that another site could cause. Their origin must be this one. Their body must be JSON
 * (or bytes, for such routes), which no form can send.
 */
export const sameOriginOnly = createMiddleware<VisitorEnv>(async (c, next) => {
  const isOpen = matchedRoutes(c).some(({ handler }) => handler === fromAnywhere);
  if (!isOpen && !safeMethods.has(c.req.method)) {
    if (!c.env.platform.requests.isOwn(c.req.raw)) throw new MiranError("cross_site");
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== bodyType(c)) throw new MiranError("unsupported_media_type");
  }
  await next();
});
