import type { TransportScope } from "../domain/plumbing/transport-scope.ts";
import type { Effects } from "./data/plumbing/outbox.ts";
import type { DatabaseClient } from "./db/client.ts";
import type { Live } from "./platform/live.ts";
import type { Backups, Files, Videos } from "./platform/stores.ts";

/** The app's needs from outside. Cloudflare's adapters are in edge/; demo mode has its own. */
export interface Platform {
  environment: "production" | "development";
  version: string;
  /** The public address, without a slash at the end; the origin of links in mails. */
  origin: string;
  trainerEmail: string;
  /** UTC milliseconds. */
  now(): number;
  timer(milliseconds: number): Timer;
  database: DatabaseClient;
  /** The part of the domain that browsers must reach by https alone. */
  transportSecurity: TransportScope;
  /** Signs tokens and encrypts two-factor secrets; at least 32 bytes. */
  sessionKey: Uint8Array;
  /** Seconds for which an open socket may be used before its session must be proved again. */
  liveAccessSeconds: number;
  requests: Requests;
  passwords: Passwords;
  mail: Mail;
  limits: Limits;
  files: Files;
  videos: Videos;
  /** Null without backups. */
  backups: Backups | null;
  live: Live;
  /** Null if the deployment has no keys for it. */
  push: Push | null;
  operator: Operator;
  /** The effects of the outbox's topics, loaded when one is due. */
  effects(): Promise<Effects>;
  /** Starts the outbox soon, in its own invocation. */
  wakeOutbox(): Promise<void>;
  assets: Assets;
  /** Lets work finish after the response. */
  background(work: Promise<unknown>): void;
  log(entry: LogEntry): void;
}

/** The operator of the deployment, with the wanted reports. */
interface Operator {
  email: string | null;
  /** Pings an outside monitor if all is well; throws if it was not reached. */
  heartbeat: (() => Promise<void>) | null;
}

/** Facts of a request's transport. */
export interface Requests {
  /** The network of its origin, for counting attempts. */
  networkOf(request: Request): string;
  /** Whether a page of this product sent it; another site cannot forge this. */
  isOwn(request: Request): boolean;
  /** Bytes of its body, as declared; undefined without a valid length. */
  lengthOf(request: Request): number | undefined;
  /** The codings that its sender accepts, by `accept-encoding`. */
  codingsOf(request: Request): string;
  /** Whether its sender asks for a socket. */
  asksForSocket(request: Request): boolean;
  /** Its browser's cookies of this product, as a `Cookie` header. */
  cookiesOf(request: Request): string;
  /**
   * Sets a cookie in its browser, by a `Set-Cookie` header.
   * @returns whether that is done; otherwise the response must have the header
   */
  keepCookie(request: Request, cookie: string): boolean;
}

export interface Timer {
  /** Resolves when the time is over; never after a stop. */
  over: Promise<void>;
  stop(): void;
}

export interface Passwords {
  /** A PHC string with the parameters in force. */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time for an unknown account (`hash` null) as for a known one. `outdated` requires a new hash
   * with the parameters in force.
   */
  verify(password: string, hash: string | null): Promise<{ valid: boolean; outdated: boolean }>;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mail {
  /**
   * @param sender the sender's name instead of the product's
   * @throws {MailFailure} if a retry soon cannot succeed
   */
  send(message: MailMessage, sender?: string): Promise<void>;
}

/**
 * By network: `access`, writes of visitors; `signIn` and `register`, their hashed writes; `read`, their reads;
 * `stepLinks`, totals by phones' automations. By account: `signIn`, for a password entered again, and `api`,
 * for signed-in people. By link: `stepLink`.
 */
export type LimitName =
  | "access"
  | "signIn"
  | "register"
  | "read"
  | "api"
  | "stepLinks"
  | "stepLink";

/** Approximate rate limits by key, before the exact counters. */
export interface Limits {
  allows(limit: LimitName, key: string): Promise<boolean>;
}

/** `gone`: that browser is no longer subscribed. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Sends alerts to browsers through their makers' push services; never throws. */
export interface Push {
  /** The key for subscribing browsers, in base64url. */
  publicKey: string;
  /**
   * @param topic a waiting message with the same topic is replaced
   * @param keptSeconds the time for which the service keeps an undelivered message; a day by default
   */
  send(
    target: { endpoint: string; p256dh: string; auth: string },
    message: { data: string; topic: string; keptSeconds?: number },
  ): Promise<PushOutcome>;
}

/** The built pages and static files. */
interface Assets {
  fetch(path: string): Promise<Response>;
}

export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  requestId?: string;
  [detail: string]: unknown;
}
