import { setTimeout as wait } from "node:timers/promises";
import { newId } from "../../domain/id.ts";
import { buildProduct } from "../../scripts/lib/build.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import type { Platform } from "../../worker/platform.ts";
import { type Address, Conversing, median, middleOf, productTalk } from "./lib/conversing.ts";
import { residentMegabytes } from "./lib/memory.ts";
import { benchPlatform } from "./lib/platform.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { benchState, copyToMemory, lockBench } from "./lib/state.ts";
import { chatUrl, openSocket, signInTalkers, type Talker, textFrame } from "./lib/talkers.ts";

const conversations = 200;
const rounds = 3;
const pipeline = { messages: 3000, inFlight: 64, rounds: 9 };
const idle = { sockets: 1000, restMs: 10_000 };
const limits = { roundTrip: 3, boardOverProduct: 1 / 0.75, idleMemory: 1.5 };

/**
 * In turns, each alone under the same load, so that what else the machine does meets all. The
 * echo has two turns a round, one on each side of the product's: what they differ by is the noise
 * of the run, and both together are what the product is measured by.
 */
async function compareRoundTrips(talkers: readonly Talker[], product: Address, bare: Address) {
  const sides = {
    bare: new Conversing(talkers, bare),
    product: new Conversing(talkers, product, productTalk),
    control: new Conversing(talkers, bare),
  };
  for (let round = 0; round < rounds; round++) {
    for (const side of [sides.bare, sides.product, sides.control]) await side.run();
  }
  const [before, after] = [sides.bare.turns, sides.control.turns];
  return {
    product: middleOf(sides.product.turns),
    bare: middleOf([...before, ...after]),
    turns: [middleOf(before), middleOf(after)],
    each: sides.product.turns,
  };
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

async function comparePipelines(
  [trainee, trainer]: readonly Talker[],
  product: Address,
  bare: URL,
) {
  if (!trainee || !trainer) throw new Error("nobody talks");
  const rates = { product: [] as number[], bare: [] as number[], control: [] as number[] };
  const onNewBoard = () => {
    const board = new URL(`/board/${newId()}`, bare);
    return pipelined(board, board);
  };
  for (let round = 0; round < pipeline.rounds; round++) {
    rates.bare.push(await onNewBoard());
    rates.product.push(await pipelined(await product(trainee), await product(trainer)));
    rates.control.push(await onNewBoard());
  }
  return {
    product: median(rates.product),
    bare: median([...rates.bare, ...rates.control]),
    turns: [median(rates.bare), median(rates.control)],
  };
}

/**
 * Megabytes that workerd grows by for a thousand sockets that say nothing: the second thousand,
 * as the first also fills the heap with what opening a socket leaves to be collected. They stay
 * open in `sockets`, so that who is measured next finds no memory that they gave back.
 */
async function idleMemory(
  talkers: readonly Talker[],
  address: Address,
  sockets: WebSocket[],
): Promise<number> {
  const openThousand = async () => {
    for (let i = 0; i < idle.sockets; i++) {
      const talker = talkers[i % talkers.length];
      if (talker) sockets.push(await openSocket(await address(talker)));
    }
    await wait(idle.restMs);
    return residentMegabytes();
  };
  const first = await openThousand();
  return (await openThousand()) - first;
}

async function compareMemory(talkers: readonly Talker[], product: Address, bare: Address) {
  const sockets: WebSocket[] = [];
  const grown = {
    product: await idleMemory(talkers, product, sockets),
    bare: await idleMemory(talkers, bare, sockets),
  };
  for (const socket of sockets) socket.close();
  return grown;
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
  const memory = await compareMemory(talkers, product, echo);
  return { roundTrips, throughput, memory };
}

/**
 * 200 conversations of two people who write every second, in turns with as many bare echo objects
 * under the same load, and these once more as the control of the run's own noise; one conversation pipelined against a bare object that stores and shows; and
 * the memory of a thousand idle sockets beside that of as many to bare objects. The state is in
 * memory where it can be: on a disk, storing alone takes longer than all that is compared.
 * @returns whether every limit holds
 */
export async function benchChat(): Promise<boolean> {
  lockBench();
  await buildProduct();
  const seeded = await benchState({ trainees: conversations, weeks: 1 });
  const { folder, inMemory } = copyToMemory(seeded.folder);
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
      {
        name: "memory of 1,000 idle sockets, ratio",
        value: memory.product / memory.bare,
        limit: limits.idleMemory,
      },
    ];
    say(
      JSON.stringify({ bench: "chat", inMemory, roundTrips, throughput, memory, checks }, null, 2),
    );
    say(
      table([
        { scenario: "conversation", "p50 ms": product.p50, "p99 ms": product.p99 },
        { scenario: "bare echo", "p50 ms": bare.p50, "p99 ms": bare.p99 },
        ...roundTrips.turns.map(({ p50, p99 }) => ({
          scenario: "  one of its turns",
          "p50 ms": p50,
          "p99 ms": p99,
        })),
      ]),
    );
    say(
      table([
        { scenario: "conversation, pipelined", "messages/s": throughput.product },
        { scenario: "bare store and broadcast", "messages/s": throughput.bare },
        ...throughput.turns.map((rate) => ({
          scenario: "  one of its turns",
          "messages/s": rate,
        })),
      ]),
    );
    say(
      table([
        { scenario: "1,000 idle sockets to conversations", MB: memory.product },
        { scenario: "1,000 idle sockets to a bare echo", MB: memory.bare },
      ]),
    );
    sayChecks(checks);
    return checks.every(isMet);
  } finally {
    await server.stop();
  }
}
