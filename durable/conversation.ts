import { DurableObject } from "cloudflare:workers";
import type { ChatSide } from "../domain/chat.ts";
import type {
  ChatEvent,
  ChatRequest,
  Message,
  MessagesQuery,
  NewMessage,
  ReadThrough,
} from "../domain/contract/chat.ts";
import {
  closeCodes,
  type FrameRefusal,
  frameRate,
  type LiveIdentity,
  refusalsInARow,
} from "../domain/live.ts";
import { retryDelay } from "../domain/retry.ts";
import type { Rate } from "../domain/token-bucket.ts";
import { clientIdOf, readChatFrame } from "./conversation-frame.ts";
import { ConversationStore, type KnownFile } from "./conversation-store.ts";
import { type ConversationSummary, followAt, summaryOf } from "./conversation-summary.ts";
import { type Author, ConversationTalk, type Stored } from "./conversation-talk.ts";
import { FramePace } from "./frame-pace.ts";
import { attach, attachedTo, isTooLarge, LiveSockets, openingOf, send } from "./live-socket.ts";

export interface ConversationPage {
  messages: Message[];
  more: boolean;
  readThrough: ReadThrough;
}

const nothing: ConversationPage = {
  messages: [],
  more: false,
  readThrough: { trainer: 0, trainee: 0 },
};

/** One trainee's conversation with the trainer: it owns the messages and their order. */
export abstract class Conversation<Env = unknown> extends DurableObject<Env> {
  readonly #store = new ConversationStore(this.ctx.storage);
  readonly #sockets = new LiveSockets(this.ctx);
  readonly #pace = new FramePace();
  // Forgotten with sleep, which lasts longer than the rest between two times.
  #followedAt = 0;
  readonly #talk = new ConversationTalk(this.#store, this.#sockets, {
    now: () => this.now(),
    changed: () => this.#followSoon(),
  });

  /** Lets the outside follow how the conversation stands; called at least once a change. */
  protected abstract follow(summary: ConversationSummary): Promise<void>;

  /** What one socket may send. */
  protected frameRate(): Rate {
    return frameRate;
  }

  /** UTC milliseconds, as messages carry them. */
  protected now(): number {
    return Date.now();
  }

  override async fetch(request: Request): Promise<Response> {
    const { identity, since } = openingOf(request);
    const { client, socket } = this.#sockets.accept(identity, Date.now());
    if (this.#store.isErased) socket.close(closeCodes.gone, "the conversation is no more");
    else this.#talk.welcome(socket, identity.side, since);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Stores a message that came without a socket. */
  async append(author: Author, message: NewMessage): Promise<Stored> {
    return this.#talk.append(author, message);
  }

  async list(query: MessagesQuery): Promise<ConversationPage> {
    if (this.#store.isErased) return nothing;
    return { ...this.#store.list(query), readThrough: this.#store.standing().readThrough };
  }

  async markRead(reader: Author, through: number): Promise<void> {
    this.#talk.markRead(reader, through);
  }

  /** Lets messages show a file that was uploaded; false when the conversation is no more. */
  async noteFile(file: KnownFile): Promise<boolean> {
    if (this.#store.isErased) return false;
    this.#store.noteFile(file, this.now());
    return true;
  }

  /** Fills an empty conversation with messages from elsewhere; one that has any stays as it is. */
  async restore(
    traineeId: string,
    talk: { messages: Message[]; readThrough: ReadThrough },
  ): Promise<void> {
    if (!this.#store.isErased) this.#store.restore(traineeId, talk);
  }

  /** Forgets everything, as when the trainee is deleted. */
  async erase(): Promise<void> {
    this.#sockets.closeAll(closeCodes.gone, "the conversation is no more");
    await this.ctx.storage.deleteAlarm();
    await this.#store.erase();
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (isTooLarge(data)) return socket.close(closeCodes.tooLarge, "the frame is too large");
    if (!this.#pace.allows(socket, this.frameRate(), Date.now())) {
      return this.#refuse(socket, "too_fast", clientIdOf(data));
    }
    const frame = readChatFrame(data);
    if ("refusal" in frame) return this.#refuse(socket, frame.refusal, frame.clientId);
    const attached = attachedTo(socket);
    if (Date.now() >= attached.identity.provenUntil) {
      return socket.close(closeCodes.expired, "come back with a new ticket");
    }
    const refusal = this.#obey(socket, attached.identity, frame.request);
    if (refusal) return this.#refuse(socket, refusal, clientIdOf(data));
    if (attached.refusals > 0) attach(socket, { ...attached, refusals: 0 });
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.#talk.left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#talk.left(socket);
  }

  /** Runs at least once a change, maybe twice, and again until the outside has followed. */
  override async alarm(): Promise<void> {
    const summary = this.#summary();
    if (!summary) return;
    const followed = await this.follow(summary).then(
      () => true,
      () => false,
    );
    if (this.#store.isErased) return;
    const now = Date.now();
    this.#followedAt = now;
    if (followed) this.#store.noteFollowed(summary);
    const next = followed
      ? followAt(now, now, this.#looking())
      : now + retryDelay(this.#store.noteFailure(), Math.random());
    if (this.#summary()) await this.ctx.storage.setAlarm(next);
  }

  #obey(
    socket: WebSocket,
    { of: traineeId, side }: LiveIdentity,
    request: ChatRequest,
  ): FrameRefusal | undefined {
    const author = { traineeId, side };
    switch (request.type) {
      case "send": {
        const stored = this.#talk.append(author, request, socket);
        return "refusal" in stored && stored.refusal !== "gone" ? stored.refusal : undefined;
      }
      case "read":
        this.#talk.markRead(author, request.through, socket);
        return undefined;
      case "typing":
        if (this.#pace.mayShowTyping(socket, Date.now())) this.#talk.showTyping(author);
        return undefined;
    }
  }

  #refuse(socket: WebSocket, reason: FrameRefusal, clientId: string | undefined): void {
    const attached = attachedTo(socket);
    const refusals = attached.refusals + 1;
    attach(socket, { ...attached, refusals });
    send<ChatEvent>(socket, {
      type: "refused",
      reason,
      ...(clientId === undefined ? {} : { clientId }),
    });
    if (refusals < refusalsInARow) return;
    const code = reason === "too_fast" ? closeCodes.tooFast : closeCodes.malformed;
    socket.close(code, "too many refused frames in a row");
  }

  #followSoon(): void {
    void this.ctx.storage.setAlarm(followAt(Date.now(), this.#followedAt, this.#looking()));
  }

  #summary(): ConversationSummary | undefined {
    if (this.#store.isErased) return undefined;
    return summaryOf(this.#store.standing(), this.#store.newest(), this.#looking());
  }

  #looking(): Record<ChatSide, boolean> {
    return { trainer: this.#talk.isOpenFor("trainer"), trainee: this.#talk.isOpenFor("trainee") };
  }
}
