import { setTimeout as wait } from "node:timers/promises";
import { followPace } from "../../../domain/conversations/live.ts";
import { newId } from "../../../domain/id.ts";
import { openSocket, type Talker, textFrame } from "./talkers.ts";

/** The address of a talker's socket. */
export type Address = (talker: Talker) => Promise<URL>;

/** How the bare side talks. */
export const bareTalk = {
  everyMs: 1000,
  warmUpMs: 4000,
  countedMs: 10_000,
  lateMs: 2000,
  /** Until nothing of the turn goes on any more. */
  afterMs: 2000,
};
type Pace = typeof bareTalk;

/** How both sides talk at the smallest size. */
export const briefTalk: Pace = {
  everyMs: 100,
  warmUpMs: 200,
  countedMs: 400,
  lateMs: 300,
  afterMs: 0,
};

/**
 * What the product does besides has come to its own pace: lists follow for the second time. Its
 * objects write what is left and fall asleep, with their databases, ten seconds after the last word.
 */
export const productTalk: Pace = {
  ...bareTalk,
  warmUpMs: followPace.bothLookingMs * 0.7,
  countedMs: followPace.bothLookingMs * 0.35,
  afterMs: 16_000,
};

/** Each person says something every second; milliseconds until it was answered. */
export class Conversing {
  readonly turns: Turn[] = [];
  #samples: number[] = [];
  readonly #sentAt = new Map<string, number>();
  readonly #talkers: readonly Talker[];
  readonly #address: Address;
  readonly #pace: Pace;
  #sockets: WebSocket[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #counts = false;

  constructor(talkers: readonly Talker[], address: Address, pace: Pace) {
    this.#talkers = talkers;
    this.#address = address;
    this.#pace = pace;
  }

  /** A turn, after which nothing of it goes on: whoever leaves lets lists follow at once. */
  async run(): Promise<void> {
    await this.#open();
    this.#start();
    await wait(this.#pace.warmUpMs);
    this.#counts = true;
    await wait(this.#pace.countedMs);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#counts = false;
    await wait(this.#pace.lateMs);
    for (const socket of this.#sockets) socket.close();
    this.turns.push(turnOf(this.#samples, this.#sentAt.size));
    await wait(this.#pace.afterMs);
  }

  async #open(): Promise<void> {
    this.#sockets = [];
    this.#samples = [];
    this.#sentAt.clear();
    for (const talker of this.#talkers) {
      const socket = await openSocket(await this.#address(talker));
      socket.addEventListener("message", ({ data }) => this.#answered(String(data)));
      this.#sockets.push(socket);
    }
  }

  #start(): void {
    const startedAt = performance.now();
    for (const socket of this.#sockets) {
      this.#sayFrom(socket, startedAt + Math.random() * this.#pace.everyMs);
    }
  }

  // By a clock of their own: an interval is counted from when it ran, so whoever waited together for
  // a moment in which the machine stood still would speak together ever after.
  #sayFrom(socket: WebSocket, time: number): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#say(socket);
        this.#sayFrom(socket, time + this.#pace.everyMs);
      },
      Math.max(0, time - performance.now()),
    );
    this.#timers.add(timer);
  }

  #say(socket: WebSocket): void {
    const clientId = newId();
    if (this.#counts) this.#sentAt.set(clientId, performance.now());
    socket.send(textFrame(clientId));
  }

  #answered(frame: string): void {
    const now = performance.now();
    const { type, clientId } = JSON.parse(frame) as { type: string; clientId?: string };
    // The product acknowledges; the echo sends the frame itself back.
    if ((type !== "stored" && type !== "send") || clientId === undefined) return;
    const sentAt = this.#sentAt.get(clientId);
    if (sentAt === undefined) return;
    this.#sentAt.delete(clientId);
    this.#samples.push(now - sentAt);
  }
}

/** The middle value, the mean of the two where there are as many on both sides. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** Milliseconds of round trips, and how many there were. */
interface Turn {
  p50: number;
  p99: number;
  messages: number;
  unanswered: number;
}

function turnOf(samples: readonly number[], unanswered: number): Turn {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), messages: sorted.length, unanswered };
}

/** The middle of some turns: one in which the machine stood still does not decide. */
export function middleOf(turns: readonly Turn[]): Turn {
  const sum = (name: "messages" | "unanswered") =>
    turns.reduce((total, turn) => total + turn[name], 0);
  return {
    p50: median(turns.map(({ p50 }) => p50)),
    p99: median(turns.map(({ p99 }) => p99)),
    messages: sum("messages"),
    unanswered: sum("unanswered"),
  };
}
