import { liveAccessSeconds } from "../../domain/conversations/live.ts";
import { readTransportScope } from "../../domain/plumbing/transport-scope.ts";
import type { Rate } from "../../domain/token-bucket.ts";
import { version } from "../../package.json";
import type { Limits, LogEntry, Platform } from "../platform.ts";
import { builtAssets } from "./assets.ts";
import { r2Backups } from "./backups.ts";
import { retryingDatabase } from "./database.ts";
import { r2Files } from "./files.ts";
import { heartbeatTo } from "./heartbeat.ts";
import { liveObjects } from "./live.ts";
import { cloudflareMail } from "./mail.ts";
import { type ObjectBindings, objectStubs } from "./objects.ts";
import { queuedPasswords } from "./passwords.ts";
import { webPush } from "./push.ts";
import { httpRequests } from "./requests.ts";
import { timer } from "./timer.ts";
import { r2Videos } from "./videos.ts";

/** The bindings of wrangler.toml, its variables, and the secrets. */
export interface Env extends ObjectBindings {
  /** Missing without a build. */
  ASSETS?: Fetcher;
  DB: D1Database;
  VIDEOS: R2Bucket;
  /** Without it there are no backups. */
  BACKUPS?: R2Bucket;
  ACCESS_LIMIT: RateLimit;
  SIGN_IN_LIMIT: RateLimit;
  REGISTER_LIMIT: RateLimit;
  READ_LIMIT: RateLimit;
  API_LIMIT: RateLimit;
  STEP_LINKS_LIMIT: RateLimit;
  STEP_LINK_LIMIT: RateLimit;
  EMAIL: SendEmail;
  ENVIRONMENT: "production" | "development";
  APP_ORIGIN: string;
  TRAINER_EMAIL: string;
  MAIL_FROM: string;
  /** Reach of https-only; `host` by default. */
  HSTS?: string;
  /** The address for alerts of failed jobs and backups. */
  OPERATOR_EMAIL?: string;
  /** An https address that is called every five minutes without troubles. */
  HEARTBEAT_URL?: string;
  SESSION_KEY: string;
  /** Web Push; without both keys no phone is woken. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  /** Development only: days by which the clock is ahead. */
  DAYS_AHEAD?: string;
  /** Development only: the time after which an open socket must be renewed. */
  LIVE_ACCESS_SECONDS?: string;
  /** Development only: frames a second of one socket. */
  FRAMES_PER_SECOND?: string;
}

/**
 * The app's platform, built from Cloudflare's bindings.
 * @param caller the network of the request, for sharing out the hashing
 */
export function cloudflarePlatform(
  env: Env,
  background: Platform["background"],
  caller = "own",
): Platform {
  return {
    environment: env.ENVIRONMENT,
    version,
    origin: env.APP_ORIGIN,
    trainerEmail: env.TRAINER_EMAIL.trim().toLowerCase(),
    now: clock(env),
    timer,
    database: retryingDatabase(env.DB as unknown as Platform["database"]),
    transportSecurity: readTransportScope(env.HSTS),
    sessionKey: sessionKey(env.SESSION_KEY),
    liveAccessSeconds: accessSeconds(env),
    requests: httpRequests,
    passwords: queuedPasswords(caller, background),
    mail: cloudflareMail(env, clock(env)),
    limits: limits(env),
    files: r2Files(env.VIDEOS),
    videos: r2Videos(env.VIDEOS),
    backups: env.BACKUPS ? r2Backups(env.BACKUPS) : null,
    live: liveObjects(env),
    push: webPush(env),
    operator: { email: env.OPERATOR_EMAIL || null, heartbeat: heartbeatTo(env.HEARTBEAT_URL) },
    effects: async () => (await import("../actions/operations/effects.ts")).effects,
    wakeOutbox: () => objectStubs(env).outbox().wake(),
    assets: builtAssets(env.ASSETS),
    background,
    log,
  };
}

/** UTC milliseconds now; a development server may run some days ahead. */
export function clock({ ENVIRONMENT, DAYS_AHEAD = "0" }: Env): Platform["now"] {
  const ahead = ENVIRONMENT === "development" ? Number(DAYS_AHEAD) * 86_400_000 : 0;
  return () => Date.now() + ahead;
}

function accessSeconds({ ENVIRONMENT, LIVE_ACCESS_SECONDS }: Env): number {
  const shortened = ENVIRONMENT === "development" ? Number(LIVE_ACCESS_SECONDS) : 0;
  return shortened || liveAccessSeconds;
}

/** The rate of one socket for benchmarks; undefined keeps the product's rate. */
export function frameRateOf({ ENVIRONMENT, FRAMES_PER_SECOND }: Env): Rate | undefined {
  const perSecond = ENVIRONMENT === "development" ? Number(FRAMES_PER_SECOND ?? 0) : 0;
  return perSecond > 0 ? { burst: perSecond, perSecond } : undefined;
}

let decodedKey: { encoded: string; key: Uint8Array } | undefined;

// The same object for the life of the isolate, because derived keys are cached by it.
function sessionKey(encoded = ""): Uint8Array {
  if (decodedKey?.encoded !== encoded) decodedKey = { encoded, key: decodeKey(encoded) };
  return decodedKey.key;
}

function decodeKey(encoded: string): Uint8Array {
  const key = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  if (key.length < 32) throw new Error("SESSION_KEY must be at least 32 random bytes in base64");
  return key;
}

function limits(env: Env): Limits {
  const bindings = {
    access: env.ACCESS_LIMIT,
    signIn: env.SIGN_IN_LIMIT,
    register: env.REGISTER_LIMIT,
    read: env.READ_LIMIT,
    api: env.API_LIMIT,
    stepLinks: env.STEP_LINKS_LIMIT,
    stepLink: env.STEP_LINK_LIMIT,
  };
  return {
    async allows(limit, key) {
      return (await bindings[limit].limit({ key })).success;
    },
  };
}

function log({ level, ...entry }: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: Workers Logs reads the console
  console[level](JSON.stringify(entry));
}
