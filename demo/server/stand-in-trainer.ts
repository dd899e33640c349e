import type {
  ConversationEvent,
  Message,
} from "../../domain/contract/conversations/conversation.ts";
import type { LiveIdentity } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import type { ObjectSocket } from "./object-socket.ts";

/** Delays of the stand-in in milliseconds: delivery, typing sign, reply and read mark. */
export const standInPace = { deliveredMs: 1_000, typingMs: 1_400, replyMs: 2_500, readMs: 3_000 };

const aliveMs = 60_000;
const justNowMs = 60_000;

interface Around {
  open(identity: LiveIdentity, hear: (data: string) => void): Promise<ObjectSocket | undefined>;
  trainerId(): Promise<string>;
  replies: readonly string[];
}

interface Seat {
  socket: ObjectSocket;
  heartbeat: ReturnType<typeof setInterval>;
  timers: Set<ReturnType<typeof setTimeout>>;
}

/** The stand-in trainer, who answers while nobody has the panel open, as another window of the conversation. */
export class StandInTrainer {
  readonly #around: Around;
  readonly #seats = new Map<string, Seat | "coming">();

  constructor(around: Around) {
    this.#around = around;
  }

  sitsWith(traineeId: string): boolean {
    return this.#seats.has(traineeId);
  }

  async join(traineeId: string): Promise<void> {
    if (this.#seats.has(traineeId)) return;
    this.#seats.set(traineeId, "coming");
    const identity: LiveIdentity = {
      object: "conversation",
      ownerId: traineeId,
      side: "trainer",
      accountId: await this.#around.trainerId(),
      sessionId: "stand-in",
      windowId: "stand-in",
      provenUntil: Number.MAX_SAFE_INTEGER,
      ticketId: newId(),
    };
    const early: string[] = [];
    const socket = await this.#around.open(identity, (data) => {
      if (this.#seats.get(traineeId) === "coming") early.push(data);
      else this.#hear(traineeId, data);
    });
    if (!socket || !this.#seats.has(traineeId)) {
      socket?.hangUp();
      this.#seats.delete(traineeId);
      return;
    }
    const heartbeat = setInterval(() => socket.receive("ping"), aliveMs);
    this.#seats.set(traineeId, { socket, heartbeat, timers: new Set() });
    for (const data of early) this.#hear(traineeId, data);
  }

  leave(traineeId: string): void {
    const seat = this.#seats.get(traineeId);
    this.#seats.delete(traineeId);
    if (!seat || seat === "coming") return;
    clearInterval(seat.heartbeat);
    for (const timer of seat.timers) clearTimeout(timer);
    seat.socket.hangUp();
  }

  leaveAll(): void {
    for (const traineeId of [...this.#seats.keys()]) this.leave(traineeId);
  }

  #hear(traineeId: string, data: string): void {
    if (data === "pong") return;
    const event = JSON.parse(data) as ConversationEvent;
    const message = event.type === "hello" ? waitingIn(event) : messageIn(event);
    if (message?.from === "trainee") this.#answer(traineeId, message);
  }

  #answer(traineeId: string, { seq }: Message): void {
    const { replies } = this.#around;
    const text = replies[seq % replies.length] ?? "";
    const { typingMs, replyMs, readMs } = standInPace;
    this.#say(traineeId, typingMs, { type: "typing" });
    const body = { kind: "text", text };
    this.#say(traineeId, replyMs, { type: "send", clientId: newId(), body });
    this.#say(traineeId, readMs, { type: "read", through: seq });
  }

  #say(traineeId: string, afterMs: number, frame: object): void {
    const seat = this.#seats.get(traineeId);
    if (!seat || seat === "coming") return;
    const timer = setTimeout(() => {
      seat.timers.delete(timer);
      seat.socket.receive(JSON.stringify(frame));
    }, afterMs);
    seat.timers.add(timer);
  }
}

const messageIn = (event: ConversationEvent) =>
  event.type === "message" ? event.message : undefined;

/** Messages written just before the stand-in joined. */
function waitingIn({ messages, readThrough }: Extract<ConversationEvent, { type: "hello" }>) {
  const newest = messages.at(-1);
  const isNew = newest && Date.now() - newest.at < justNowMs;
  return isNew && newest.seq > readThrough.trainer ? newest : undefined;
}
