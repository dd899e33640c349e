import { setTimeout as wait } from "node:timers/promises";
import type {
  ConversationEvent,
  Message,
} from "../../../domain/contract/conversations/conversation.ts";
import {
  addStored,
  emptyLog,
  knownThrough,
  type MessageLog,
} from "../../../domain/conversations/message-log.ts";
import { newId } from "../../../domain/id.ts";
import {
  acknowledge,
  addWaiting,
  markPending,
  markSent,
  toSend,
} from "../../support/waiting-messages.ts";
import { openSocket, type Talker } from "./talkers.ts";

type Address = (talker: Talker, since: number) => Promise<URL>;

/** A person who goes on talking whatever breaks, as the app does: over the same log of messages. */
export class Chatter {
  readonly talker: Talker;
  /** What this side was told is stored, by client id, with its number. */
  readonly acknowledged = new Map<string, number>();
  log: MessageLog<Message> = emptyLog();
  #socket: WebSocket | undefined;
  #written = 0;

  constructor(talker: Talker) {
    this.talker = talker;
  }

  get written(): number {
    return this.#written;
  }

  /** Opens a socket from where this person's log is whole, and sends what waits. */
  async connect(address: Address): Promise<void> {
    const socket = await this.#open(address);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data))));
    socket.addEventListener("close", () => this.#lost(socket));
  }

  write(): void {
    const text = `رسالة ${++this.#written}`;
    const { side } = this.talker;
    const message = { clientId: newId(), from: side, body: { kind: "text" as const, text }, at: 0 };
    this.log = addWaiting(this.log, message);
    this.#flush();
  }

  leave(): void {
    this.#socket?.close();
  }

  async #open(address: Address): Promise<WebSocket> {
    for (let tries = 1; ; tries++) {
      try {
        return await openSocket(await address(this.talker, knownThrough(this.log)));
      } catch (error) {
        if (tries === 10) throw error;
        await wait(500 * tries);
      }
    }
  }

  #take(event: ConversationEvent): void {
    switch (event.type) {
      case "hello":
        this.log = addStored(this.log, event.messages);
        this.#flush();
        break;
      case "stored":
        this.acknowledged.set(event.clientId, event.seq);
        this.log = acknowledge(this.log, event);
        break;
      case "message":
        this.log = addStored(this.log, [event.message]);
        break;
      case "refused":
        this.log = markPending(this.log, event.clientId);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.log = markPending(this.log);
  }

  #flush(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const { clientId, body } of toSend(this.log)) {
      this.#socket.send(JSON.stringify({ type: "send", clientId, body }));
      this.log = markSent(this.log, clientId);
    }
  }
}
