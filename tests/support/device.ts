import type {
  ConversationEvent,
  Message,
  ReadThrough,
} from "../../domain/contract/conversations/conversation.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import {
  addGaps,
  addRead,
  addStored,
  emptyLog,
  knownThrough,
  type MessageLog,
} from "../../domain/conversations/message-log.ts";
import { newId } from "../../domain/id.ts";
import { conversationOf, makeIdentity, textBody } from "./conversation.ts";
import { openObject, type TestSocket } from "./live.ts";
import {
  acknowledge,
  addWaiting,
  markPending,
  markRefused,
  markSent,
  toSend,
} from "./waiting-messages.ts";

/** A device in a conversation, as an app implements it: its log, and sometimes a socket. */
export class Device {
  readonly traineeId: string;
  readonly side: ConversationSide;
  /** The client ids of all messages written on it. */
  readonly written: string[] = [];
  log: MessageLog<Message> = emptyLog();
  #socket: TestSocket<ConversationEvent> | undefined;

  constructor(traineeId: string, side: ConversationSide) {
    this.traineeId = traineeId;
    this.side = side;
  }

  async connect(): Promise<void> {
    if (this.#socket) return;
    const identity = makeIdentity(this.traineeId, this.side);
    const since = knownThrough(this.log);
    const opened = await openObject<ConversationEvent>(
      conversationOf(this.traineeId),
      identity,
      since,
    );
    this.#socket = opened;
    opened.socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data))));
    for (const event of opened.rest()) this.#take(event);
  }

  /** Breaks the connection; messages on their way may or may not have arrived. */
  cut(): void {
    this.#socket?.socket.close(1000);
    this.#socket = undefined;
    this.log = markPending(this.log);
  }

  write(): void {
    const clientId = newId();
    this.written.push(clientId);
    const body = textBody(`${this.side} ${this.written.length}`);
    this.log = addWaiting(this.log, { clientId, from: this.side, body, at: 0 });
    this.#flush();
  }

  /** Sends the device's last stored messages again, as if no answer had arrived. */
  resendEverything(): void {
    for (const [index, clientId] of this.written.slice(-10).entries()) {
      const body = textBody(`again ${index}`);
      const isStored = this.log.stored.some((message) => message.clientId === clientId);
      if (isStored) this.#say({ type: "send", clientId, body });
    }
  }

  readAll(): void {
    this.#say({ type: "read", through: knownThrough(this.log) });
  }

  /** Sends the first waiting message over HTTP, and ignores the answer as if it were lost. */
  async sendOverHttp(): Promise<void> {
    const [first] = toSend(this.log);
    if (!first) return;
    const { clientId, body } = first;
    const author = { traineeId: this.traineeId, side: this.side };
    await conversationOf(this.traineeId).append(author, { clientId, body });
  }

  /** Reconnects, and waits until no own message waits. */
  async settle(): Promise<void> {
    this.cut();
    await this.connect();
    await this.#until(() => this.log.waiting.length === 0);
  }

  /** Waits for a number of messages and both marks. */
  async catchUp(count: number, marks: ReadThrough): Promise<void> {
    const isRead = ({ trainer, trainee }: ReadThrough) =>
      trainer === marks.trainer && trainee === marks.trainee;
    await this.#until(() => this.log.stored.length === count && isRead(this.log.readThrough));
  }

  async #until(isReached: () => boolean): Promise<void> {
    for (const end = Date.now() + 5000; !isReached(); ) {
      if (Date.now() > end) throw new Error(`${this.side} did not reach the expected state`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #take(event: ConversationEvent): void {
    switch (event.type) {
      case "hello":
        this.log = addGaps(this.log, event.gaps);
        this.log = addRead(addStored(this.log, event.messages), event.readThrough);
        this.#flush();
        break;
      case "stored":
        this.log = acknowledge(this.log, event);
        break;
      case "message":
        this.log = addStored(this.log, [event.message]);
        break;
      case "read":
        this.log = addRead(this.log, { [event.by]: event.through });
        break;
      case "refused":
        if (event.clientId) this.log = markRefused(this.log, event.clientId, event.reason);
    }
  }

  #say(request: unknown): void {
    this.#socket?.socket.send(JSON.stringify(request));
  }

  #flush(): void {
    if (!this.#socket) return;
    for (const { clientId, body } of toSend(this.log)) {
      this.#say({ type: "send", clientId, body });
      this.log = markSent(this.log, clientId);
    }
  }
}
