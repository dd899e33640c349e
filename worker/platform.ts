import type { TransportScope } from "../domain/plumbing/transport-scope.ts";
import type { Effects } from "./data/plumbing/outbox.ts";
import type { DatabaseClient } from "./db/client.ts";
import type { Live } from "./platform/live.ts";
import type { Backups, Files, Videos } from "./platform/stores.ts";

/** What the app needs from outside. Cloudflare's adapters are in edge/; demo mode brings others. */
export interface Platform {
  environment: "production" | "development";
  version: string;
  /** The public address, without a slash at the end; links in mails start with it. */
  origin: string;
  trainerEmail: string;
  /** UTC milliseconds. */
  now(): number;
  timer(milliseconds: number): Timer;
  database: DatabaseClient;
  /** How much of the domain browsers shall reach by https alone. */
  transportSecurity: TransportScope;
  /** Signs tokens and encrypts two-factor secrets; at least 32 bytes. */
  sessionKey: Uint8Array;
  /** How long an open socket may be used before its session must be proven again, in seconds. */
  liveAccessSeconds: number;
  requests: Requests;
  passwords: Passwords;
  mail: Mail;
  limits: Limits;
  files: Files;
  videos: Videos;
  /** Null where nothing is backed up. */
  backups: Backups | null;
  live: Live;
  /** Null where the deployment has no keys for it. */
  push: Push | null;
  operator: Operator;
  /** What performs the outbox's topics, loaded once one is due. */
  effects(): Promise<Effects>;
  /** Has the outbox drained soon, in an invocation of its own. */
  wakeOutbox(): Promise<void>;
  assets: Assets;
  /** Lets work finish after the answer has left. */
  background(work: Promise<unknown>): void;
  log(entry: LogEntry): void;
}

/** Whoever runs the deployment, as far as they want to be told how it goes. */
interface Operator {
  email: string | null;
  /** Lets an outside watch know that all is well; throws when it was not reached. */
  heartbeat: (() => Promise<void>) | null;
}

/** What a request does not say by itself, but the way on which it came. */
export interface Requests {
  /** The network that it comes from, by which attempts are counted. */
  networkOf(request: Request): string;
  /** Whether a page of this product sent it; another site's cannot make it look so. */
  isOwn(request: Request): boolean;
  /** Bytes of its body, as told ahead; undefined where nothing (right) is told. */
  lengthOf(request: Request): number | undefined;
  /** The codings that its sender takes, as `accept-encoding` tells them. */
  codingsOf(request: Request): string;
  /** Whether its sender wants a socket in place of an answer. */
  asksForSocket(request: Request): boolean;
  /** What its browser keeps for this product, as a `Cookie` header. */
  cookiesOf(request: Request): string;
  /**
   * Has its browser keep something, as a `Set-Cookie` header says.
   * @returns whether that is done; otherwise the answer is to carry the header
   */
  keepCookie(request: Request, cookie: string): boolean;
}

export interface Timer {
  /** Settles when the time is over; never once it was stopped. */
  over: Promise<void>;
  stop(): void;
}

export interface Passwords {
  /** A PHC string with the parameters in force. */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time for an unknown account (`hash` null) as for a known one.
   * `outdated` asks for a new hash with the parameters in force.
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
   * @param sender whose name it bears, where that is not the product's
   * @throws {MailFailure} when trying again soon would change nothing
   */
  send(message: MailMessage, sender?: string): Promise<void>;
}

/**
 * `access`: writes of visitors; `signIn` and `register`, what of them is hashed; `read`: their
 * reads; `stepLinks`: what phones' automations send; each by network. `signIn` also a password
 * entered again, by account. `api`: whoever is signed in, by account. `stepLink`: each personal link.
 */
export type LimitName =
  | "access"
  | "signIn"
  | "register"
  | "read"
  | "api"
  | "stepLinks"
  | "stepLink";

/** Approximate rate limits per key, a first wall before exact counters. */
export interface Limits {
  allows(limit: LimitName, key: string): Promise<boolean>;
}

/** `gone`: that browser is not subscribed any more. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Wakes browsers through their makers' push services; never throws. */
export interface Push {
  /** What browsers subscribe with, base64url. */
  publicKey: string;
  /** `topic`: what waits at the service under the same one is replaced. */
  send(
    target: { endpoint: string; p256dh: string; auth: string },
    message: { data: string; topic: string },
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
