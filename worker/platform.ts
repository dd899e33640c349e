import type {
  Message,
  MessageSearchPage,
  MessageSearchQuery,
  MessagesQuery,
  NewMessage,
  ReadThrough,
} from "../domain/contract/conversations/conversation.ts";
import type { InboxEvent, Presence } from "../domain/contract/inbox.ts";
import type { FileRoom, UnsentFile } from "../domain/conversations/attachments.ts";
import type { ConversationSide } from "../domain/conversations/conversation.ts";
import type { FrameRefusal, LiveIdentity } from "../domain/conversations/live.ts";
import type { NumberGap } from "../domain/conversations/message-log.ts";
import type { TransportScope } from "../domain/plumbing/transport-scope.ts";
import type {
  ConversationCopy,
  ConversationPart,
  CopyPlace,
} from "../durable/conversation-copy.ts";
import type { Effects } from "./data/plumbing/outbox.ts";
import type { DatabaseClient } from "./db/client.ts";

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

/** A file in the store, and what was noted when it was put there. */
export interface StoredFile {
  size: number;
  /** Strong, without its quotes. */
  etag: string;
  /** UTC milliseconds. */
  modifiedAt: number;
  contentType: string;
  notes: Record<string, string>;
}

/** A file with its content, which can be read once. */
export interface OpenedFile extends StoredFile {
  content: ReadableStream<Uint8Array>;
}

export interface Files {
  /** Stores exactly `size` bytes while they arrive. */
  put(
    key: string,
    file: Pick<StoredFile, "size" | "contentType" | "notes">,
    body: ReadableStream<Uint8Array>,
  ): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  /** What `find` and `read` tell of a whole file, in one operation of the store. */
  open(key: string): Promise<OpenedFile | undefined>;
  /** @returns undefined when there is no such file */
  read(
    key: string,
    range: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  /** A passage for exactly so many bytes, which whoever reads it is told ahead. */
  passage(length: number): TransformStream<Uint8Array, Uint8Array>;
  /** A page of what is there, in the order of the keys behind one. */
  list(
    after: string | undefined,
  ): Promise<{ found: { key: string; size: number; etag: string }[]; more: boolean }>;
  /** Deletes these objects, as far as they are there. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes every object whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** The second store, which holds nothing but backups: objects that are written whole. */
export interface Backups {
  /** @param sha256 in hexadecimal digits; the store refuses bytes that have another */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The hash as it was given with the bytes. */
  find(key: string): Promise<{ size: number; sha256: string | undefined } | undefined>;
  /** The names right below a prefix, in their order. */
  folders(prefix: string): Promise<string[]>;
  /** Deletes these objects, as far as they are there. */
  erase(keys: readonly string[]): Promise<void>;
  /** Deletes every object whose key starts with the prefix. */
  eraseAll(prefix: string): Promise<void>;
}

/** A file on its way into the store, part by part. */
interface VideoUpload {
  key: string;
  uploadId: string;
}

/** Large files, written in parts and read in ranges; nothing of them is held in memory. */
export interface Videos {
  /** @returns the upload's id */
  begin(key: string, contentType: string): Promise<string>;
  /** @returns the part's etag, by which it is put in its place at the end */
  putPart(
    upload: VideoUpload,
    part: { partNumber: number; size: number },
    body: ReadableStream<Uint8Array>,
  ): Promise<string>;
  /** @returns undefined when the parts cannot become that file any more */
  complete(
    upload: VideoUpload,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<{ etag: string; size: number } | undefined>;
  /** Forgets the parts; harmless when there are none. */
  abort(upload: VideoUpload): Promise<void>;
  /** @returns undefined when there is no such file */
  read(
    key: string,
    range?: { offset: number; length: number },
  ): Promise<ReadableStream<Uint8Array> | undefined>;
  exists(key: string): Promise<boolean>;
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

/** Who writes or reads in a conversation, as it was proven. */
interface Author {
  traineeId: string;
  side: ConversationSide;
}

/** The Durable Objects, as far as the app knows them. */
export interface Live {
  /**
   * Opens a socket to the object for whoever sent a request, in place of its answer; from then on the
   * object answers frames by itself.
   * @returns false when the object has let somebody in by this ticket before
   */
  openSocket(request: Request, identity: LiveIdentity, since: number | undefined): Promise<boolean>;
  /** Remembers that a window of a session opens a conversation, before it does. */
  noteOpenConversation(
    accountId: string,
    conversation: { sessionId: string; traineeId: string; until: number },
  ): Promise<void>;
  /**
   * Closes the inbox's sockets of sessions that are over.
   * @returns the trainees whose conversations they may have open, as it was noted
   */
  endSessions(accountId: string, sessionIds: readonly string[]): Promise<string[]>;
  /** Closes a conversation's sockets of sessions that are over. */
  endConversationSessions(traineeId: string, sessionIds: readonly string[]): Promise<void>;
  /** Shows an event on every window of that person, now or when one opens; but one knows. */
  tell(accountId: string, event: InboxEvent, exceptWindow?: string): Promise<void>;
  presence(accountId: string): Promise<Presence>;
  /** The ids of the trainees who are there, as the trainer's inbox was told. */
  presentTrainees(trainerId: string): Promise<string[]>;
  /** Stores a message once; what came of it says why it was not. */
  appendMessage(
    author: Author,
    message: NewMessage,
  ): Promise<{ message: Message } | { refusal: FrameRefusal | "gone" }>;
  listMessages(
    traineeId: string,
    query: MessagesQuery,
  ): Promise<{
    messages: Message[];
    more: boolean;
    readThrough: ReadThrough;
    gaps?: NumberGap[];
  }>;
  searchMessages(traineeId: string, query: MessageSearchQuery): Promise<MessageSearchPage>;
  markRead(reader: Author, through: number): Promise<void>;
  /** A page of everything that a conversation keeps; undefined where there is nothing. */
  copyConversation(
    traineeId: string,
    place: CopyPlace,
    limit: number,
  ): Promise<ConversationCopy | undefined>;
  /** Whether a backup may fill a conversation. */
  isConversationFree(traineeId: string, backup: string): Promise<boolean>;
  /** Puts a page of a backup into a conversation; false where somebody speaks already. */
  restoreConversation(part: ConversationPart): Promise<boolean>;
  /** Has lists and badges follow a conversation that was restored. */
  followRestoredConversation(traineeId: string): Promise<void>;
  /** Makes room for a file before it is uploaded, so that it does not stay when nobody sends it. */
  expectFile(author: Author, file: UnsentFile): Promise<FileRoom>;
  /** Lets messages show a file that was uploaded; false when nobody expects it (any more). */
  noteFile(traineeId: string, fileId: string): Promise<boolean>;
  eraseConversation(traineeId: string): Promise<void>;
  eraseInbox(accountId: string): Promise<void>;
}

export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  requestId?: string;
  [detail: string]: unknown;
}
