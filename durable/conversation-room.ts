import type {
  AppendedMessage,
  ConversationEvent,
  Message,
} from "../domain/contract/conversations/conversation.ts";
import {
  type ConversationSide,
  messagePage,
  otherSide,
  waitOf,
} from "../domain/conversations/conversation.ts";
import type { FrameRefusal } from "../domain/conversations/live.ts";
import type { Change, ConversationStore } from "./conversation-store.ts";
import type { Socket } from "./host.ts";
import { attachedTo, type LiveSockets, send, sendAll } from "./live-socket.ts";

/** The proven writer or reader. */
export interface Author {
  traineeId: string;
  side: ConversationSide;
}

/** The result of a message; `gone` if the trainee was deleted. */
export type Stored = { message: Message } | { refusal: FrameRefusal | "gone" };

interface Surroundings {
  /** UTC milliseconds, as messages carry them. */
  now(): number;
  /** The first change since everything was followed outside. */
  changed(): void;
  /** A side read messages that may still count as unread outside. */
  read(side: ConversationSide): void;
}

/** Stores messages of a conversation, acknowledges them and shows them to open sockets. */
export class ConversationRoom {
  readonly #store: ConversationStore;
  readonly #sockets: LiveSockets;
  readonly #around: Surroundings;

  constructor(store: ConversationStore, sockets: LiveSockets, around: Surroundings) {
    this.#store = store;
    this.#sockets = sockets;
    this.#around = around;
  }

  /** Greets a new socket with its missed messages, in the turn of its acceptance. */
  welcome(socket: Socket, side: ConversationSide, since: number | undefined): void {
    const other = otherSide(side);
    const missed =
      since === undefined
        ? { messages: [], more: false }
        : this.#store.list({ since, limit: messagePage.most });
    const { readThrough } = this.#store.standing.read();
    send<ConversationEvent>(socket, {
      type: "hello",
      ...missed,
      readThrough,
      ...this.#store.toldGaps,
      online: this.isOpenFor(other),
    });
    if (this.#openFor(side).length === 1) this.#show(other, { type: "presence", online: true });
  }

  /** Stores, acknowledges, then shows a message; a repeated one is only acknowledged. */
  append(
    { traineeId, side }: Author,
    { clientId, body, waited = 0 }: AppendedMessage,
    by?: Socket,
  ): Stored {
    if (this.#store.isErased) return { refusal: "gone" };
    if (!this.#store.files.canShow(body)) return { refusal: "no_such_file" };
    const now = this.#around.now();
    const waiting = waitOf(now - waited, now);
    const written = waiting === undefined ? {} : { writtenAt: now - waiting };
    const unsaid = { clientId, from: side, body, at: now, ...written };
    const { message, ...change } = this.#store.append(traineeId, unsaid);
    this.#followFirst(change);
    if (message.from !== side) return { refusal: "malformed" };
    const { seq, at, writtenAt } = message;
    if (by) send<ConversationEvent>(by, { type: "stored", clientId, seq, at, writtenAt });
    if (change.isChange) this.#showAll({ type: "message", message }, by);
    return { message };
  }

  markRead({ traineeId, side }: Author, asked: number, by?: Socket): void {
    if (this.#store.isErased) return;
    const { through, ...change } = this.#store.markRead(traineeId, side, asked);
    this.#followFirst(change);
    if (!change.isChange) return;
    this.#around.read(side);
    this.#showAll({ type: "read", by: side, through }, by);
  }

  showTyping({ side }: Author): void {
    this.#show(otherSide(side), { type: "typing" });
  }

  left(socket: Socket): void {
    const { side } = attachedTo(socket).identity;
    if (this.#openFor(side).some((other) => other !== socket)) return;
    this.#show(otherSide(side), { type: "presence", online: false });
  }

  isOpenFor(side: ConversationSide): boolean {
    return this.#openFor(side).length > 0;
  }

  // One alarm is set from the first change until everything was followed.
  #followFirst({ isChange, wasFollowed }: Change): void {
    if (isChange && wasFollowed) this.#around.changed();
  }

  #openFor(side: ConversationSide): Socket[] {
    return this.#sockets
      .open(Date.now())
      .filter((socket) => attachedTo(socket).identity.side === side);
  }

  #show(side: ConversationSide, event: ConversationEvent): void {
    sendAll<ConversationEvent>(this.#openFor(side), event);
  }

  #showAll(event: ConversationEvent, except: Socket | undefined): void {
    const open = this.#sockets.open(Date.now());
    sendAll<ConversationEvent>(
      open.filter((socket) => socket !== except),
      event,
    );
  }
}
