import { env, exports } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import type { Actor } from "../../worker/data/scope.ts";
import { cloudflarePlatform } from "../../worker/edge/cloudflare.ts";
import type { Platform } from "../../worker/platform.ts";
import { issueAccessToken } from "../../worker/tokens/access-token.ts";
import { verifiedOnce } from "./verified-once.ts";

export const origin = "https://miran.test";

/** The Worker's platform with replaced parts, such as the clock. */
export function makePlatform(overrides: Partial<Platform> = {}): Platform {
  const platform = cloudflarePlatform(env, () => {});
  return { ...platform, passwords: verifiedOnce(platform.passwords), ...overrides };
}

export interface Call {
  method?: string;
  /** Sent as JSON unless it is a string. */
  body?: unknown;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Sends a request as a page of this origin. */
export function call(path: string, { method, body, token, cookie, headers }: Call = {}) {
  const verb = method ?? (body === undefined ? "GET" : "POST");
  const unsafe = verb !== "GET" && verb !== "HEAD";
  const sent = new Headers({
    "sec-fetch-site": "same-origin",
    ...(unsafe ? { "content-type": "application/json" } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
    ...headers,
  });
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  return exports.default.fetch(
    new Request(new URL(path, origin), {
      method: verb,
      headers: sent,
      redirect: "manual",
      ...(unsafe ? { body: text } : {}),
    }),
  );
}

export interface SignedInTrainee {
  id: string;
  email: string;
  token: string;
  actor: Actor;
}

/** A trainee with a session, inserted without routes. */
export async function makeTrainee(
  overrides: Partial<{
    id: string;
    name: string;
    email: string;
    status: string;
    gender: string | null;
    age: number | null;
    height: number | null;
    timeZone: string;
    currentWeight: number | null;
    createdAt: number;
  }> = {},
): Promise<SignedInTrainee> {
  const now = overrides.createdAt ?? Date.now();
  const person = {
    id: newId(),
    name: "ليان حداد",
    status: "active",
    gender: "female",
    age: 29,
    height: 165,
    timeZone: "Asia/Hebron",
    currentWeight: null,
    ...overrides,
  };
  const email = overrides.email ?? `${person.id}@example.com`;
  await env.DB.batch([
    env.DB.prepare(
      `insert or ignore into plans (id, name, price_agorot, months, features, position, created_at, updated_at)
       values ('basic', 'الخطة الأساسية', 9900, 1, '[]', 0, ?1, ?1)`,
    ).bind(now),
    env.DB.prepare(
      "insert into accounts (id, email, role, created_at, updated_at) values (?1, ?2, 'trainee', ?3, ?3)",
    ).bind(person.id, email, now),
    env.DB.prepare(
      `insert into trainee_profiles (id, name, search, gender, age, height, subscription_plan, status,
         time_zone, initial_weight, current_weight, created_at, updated_at)
       values (?1, ?2, ?2, ?3, ?4, ?5, 'basic', ?6, ?7, ?8, ?8, ?9, ?9)`,
    ).bind(
      person.id,
      person.name,
      person.gender,
      person.age,
      person.height,
      person.status,
      person.timeZone,
      person.currentWeight,
      now,
    ),
  ]);
  return { id: person.id, email, ...(await makeSession("trainee", person.id)) };
}

/** The trainer with a session. */
export async function makeTrainer(): Promise<SignedInTrainee> {
  const email = env.TRAINER_EMAIL;
  await env.DB.prepare(
    "insert or ignore into accounts (id, email, role, created_at, updated_at) values (?1, ?2, 'trainer', ?3, ?3)",
  )
    .bind(newId(), email, Date.now())
    .run();
  const row = await env.DB.prepare("select id from accounts where role = 'trainer'").first<{
    id: string;
  }>();
  const id = row?.id ?? "";
  return { id, email, ...(await makeSession("trainer", id)) };
}

/** A new session of an account, and its access token. */
export async function makeSession(
  kind: Actor["kind"],
  accountId: string,
): Promise<{ token: string; actor: Actor }> {
  const now = Date.now();
  const actor: Actor = { kind, accountId, sessionId: newId() };
  await env.DB.prepare(
    `insert into sessions (id, account_id, kind, remember, generation, rotated_at, created_at, expires_at)
     values (?1, ?2, 'standard', 1, 1, ?3, ?3, ?4)`,
  )
    .bind(actor.sessionId, accountId, now, now + 86_400_000)
    .run();
  return { token: await issueAccessToken(makePlatform(), actor), actor };
}

export async function endSession(sessionId: string): Promise<void> {
  await env.DB.prepare("update sessions set ended_at = ?1 where id = ?2")
    .bind(Date.now(), sessionId)
    .run();
}
