import { setTimeout as wait } from "node:timers/promises";
import { newId } from "../../domain/id.ts";
import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { residentMegabytes } from "./lib/memory.ts";
import { benchPlatform } from "./lib/platform.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { benchState, lockBench } from "./lib/state.ts";
import { chatUrl, openSocket, signInTalkers, type Talker, textFrame } from "./lib/talkers.ts";

const conversations = 200;
const talk = { everyMs: 1000, warmUpMs: 8000, countedMs: 30_000 };
const pipeline = { messages: 3000, inFlight: 64, rounds: 3 };
const idle = { sockets: 1000, restMs: 15_000 };
const limits = { roundTrip: 3, boardOverProduct: 2, idleMegabytes: 64 };

/** The address of a talker's socket. */
type Address = (talker: Talker) => Promise<URL>;

/** Each person says something every second; milliseconds until it was answered. */
class Conversing {
  readonly #samples: number[] = [];
  readonly #sentAt = new Map<string, number>();
  readonly #sockets: WebSocket[] = [];
  #timers: NodeJS.Timeout[] = [];
  #counts = false;

  async open(talkers: readonly Talker[], address: Address): Promise<void> {
    for (const talker of talkers) {
      const socket = await openSocket(await address(talker));
      socket.addEventListener("message", ({ data }) => this.#answered(String(data)));
      this.#sockets.push(socket);
    }
  }

  start(): void {
    for (const socket of this.#sockets) {
      const first = setTimeout(() => {
        this.#say(socket);
        this.#timers.push(setInterval(() => this.#say(socket), talk.everyMs));
      }, Math.random() * talk.everyMs);
      this.#timers.push(first);
    }
  }

  count(): void {
    this.#counts = true;
  }

  stop(): { p50: number; p99: number; messages: number; unanswered: number } {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.#sockets) socket.close();
    const sorted = this.#samples.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99), messages: sorted.length, unanswered: this.#sentAt.size };
  }

  /** Nothing more is said; what was said is still answered. */
  rest(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
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

interface RoundTrips {
  p50: number;
  p99: number;
  messages: number;
  unanswered: number;
}

async function converse(talkers: readonly Talker[], address: Address): Promise<RoundTrips> {
  const conversing = new Conversing();
  await conversing.open(talkers, address);
  conversing.start();
  await wait(talk.warmUpMs);
  conversing.count();
  await wait(talk.countedMs);
  conversing.rest();
  await wait(2000);
  return conversing.stop();
}

/** One after the other under the same load, each alone. */
async function compareRoundTrips(talkers: readonly Talker[], product: Address, bare: Address) {
  return { bare: await converse(talkers, bare), product: await converse(talkers, product) };
}

/** Messages a second that one sends with some in flight, and the other has all of at the end. */
async function pipelined(writer: URL, reader: URL): Promise<number> {
  const [from, to] = [await openSocket(writer), await openSocket(reader)];
  let sent = 0;
  let stored = 0;
  let shown = 0;
  const send = () => {
    if (sent++ < pipeline.messages) from.send(textFrame(newId()));
  };
  const finished = new Promise<void>((done) => {
    const check = () => {
      if (stored === pipeline.messages && shown === pipeline.messages) done();
    };
    from.addEventListener("message", ({ data }) => {
      if (!String(data).startsWith('{"type":"stored"')) return;
      stored++;
      send();
      check();
    });
    to.addEventListener("message", ({ data }) => {
      if (!String(data).startsWith('{"type":"message"')) return;
      shown++;
      check();
    });
  });
  const start = performance.now();
  for (let i = 0; i < pipeline.inFlight; i++) send();
  await finished;
  const seconds = (performance.now() - start) / 1000;
  for (const socket of [from, to]) socket.close();
  return pipeline.messages / seconds;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function comparePipelines(
  [trainee, trainer]: readonly Talker[],
  product: Address,
  bare: URL,
) {
  if (!trainee || !trainer) throw new Error("nobody talks");
  const rates = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round < pipeline.rounds; round++) {
    const board = new URL(`/board/${newId()}`, bare);
    rates.bare.push(await pipelined(board, board));
    rates.product.push(await pipelined(await product(trainee), await product(trainer)));
  }
  return { product: median(rates.product), bare: median(rates.bare) };
}

/**
 * Megabytes that workerd grows by for a thousand sockets that say nothing: the second thousand,
 * as the first also fills the heap with what opening a socket leaves to be collected.
 */
async function idleMemory(talkers: readonly Talker[], product: Address): Promise<number> {
  const sockets: WebSocket[] = [];
  const resting = async () => {
    for (let i = 0; i < idle.sockets; i++) {
      const talker = talkers[i % talkers.length];
      if (talker) sockets.push(await openSocket(await product(talker)));
    }
    await wait(idle.restMs);
    return residentMegabytes();
  };
  const first = await resting();
  const grown = (await resting()) - first;
  for (const socket of sockets) socket.close();
  return grown * (1000 / idle.sockets);
}

async function measure(server: BenchServer) {
  const platform = benchPlatform(server.database as unknown as Platform["database"], {
    sessionKey: server.sessionKey,
    trainerEmail: sampleTrainer.email,
  });
  const talkers = await signInTalkers(server.database, conversations);
  const product: Address = (talker) => chatUrl(platform, server.product, talker);
  const echo: Address = async ({ traineeId }) => new URL(`/echo/${traineeId}`, server.bare);
  const roundTrips = await compareRoundTrips(talkers, product, echo);
  const throughput = await comparePipelines(talkers, product, server.bare);
  const memory = await idleMemory(talkers, product);
  return { roundTrips, throughput, memory };
}

/**
 * 200 conversations of two people who write every second, after as many bare echo objects under
 * the same load; one conversation pipelined against a bare object that stores and shows; and the
 * memory of a thousand idle sockets.
 * @returns whether every limit holds
 */
export async function benchChat(): Promise<boolean> {
  lockBench();
  await buildProduct();
  const { folder } = await benchState({ trainees: conversations, weeks: 1 });
  const server = await startBenchServer(folder, {
    vars: { FRAMES_PER_SECOND: "1000000" },
  });
  try {
    const { roundTrips, throughput, memory } = await measure(server);
    const { product, bare } = roundTrips;
    const checks: Check[] = [
      { name: "round trip p50, ratio", value: product.p50 / bare.p50, limit: limits.roundTrip },
      { name: "round trip p99, ratio", value: product.p99 / bare.p99, limit: limits.roundTrip },
      { name: "messages without an answer", value: product.unanswered, limit: 0 },
      {
        name: "messages/s of a bare object over the conversation's",
        value: throughput.bare / throughput.product,
        limit: limits.boardOverProduct,
      },
      { name: "memory of 1,000 idle sockets, MB", value: memory, limit: limits.idleMegabytes },
    ];
    say(JSON.stringify({ bench: "chat", roundTrips, throughput, memory, checks }, null, 2));
    say(
      table([
        { scenario: "conversation", "p50 ms": product.p50, "p99 ms": product.p99 },
        { scenario: "bare echo", "p50 ms": bare.p50, "p99 ms": bare.p99 },
      ]),
    );
    say(
      table([
        { scenario: "conversation, pipelined", "messages/s": throughput.product },
        { scenario: "bare store and broadcast", "messages/s": throughput.bare },
      ]),
    );
    sayChecks(checks);
    return checks.every(isMet);
  } finally {
    await server.stop();
  }
}
