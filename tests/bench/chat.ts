import { setTimeout as wait } from "node:timers/promises";
import { newId } from "../../domain/id.ts";
import type { Bench, Figure, Table } from "./lib/bench-run.ts";
import {
  type Address,
  bareTalk,
  briefTalk,
  Conversing,
  median,
  middleOf,
  productTalk,
} from "./lib/conversing.ts";
import { residentMegabytes } from "./lib/memory.ts";
import { platformOf } from "./lib/platform.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { benchState, copyToMemory, smallestState } from "./lib/state.ts";
import { chatUrl, openSocket, signInTalkers, type Talker, textFrame } from "./lib/talkers.ts";

const conversations = 200;
const plans = {
  smallest: {
    state: smallestState,
    conversations: 1,
    rounds: 1,
    bare: briefTalk,
    product: briefTalk,
    pipeline: { messages: 20, inFlight: 4, rounds: 1 },
    idle: { sockets: 20, restMs: 0 },
  },
  full: {
    state: { trainees: conversations, weeks: 1 },
    conversations,
    rounds: 3,
    bare: bareTalk,
    product: productTalk,
    pipeline: { messages: 3000, inFlight: 64, rounds: 9 },
    idle: { sockets: 1000, restMs: 10_000 },
  },
};
type Plan = (typeof plans)["full"];
/** Megabytes below which growing cannot be told from resting. */
const leastGrowth = 0.1;
const limits = { roundTrip: 3, boardOverProduct: 1 / 0.75, idleMemory: 1.5 };

interface Compared {
  plan: Plan;
  talkers: readonly Talker[];
  product: Address;
  bare: Address;
}

/**
 * In turns, each alone under the same load, so that what else the machine does meets all. The
 * echo has two turns a round, one on each side of the product's: what they differ by is the noise
 * of the run, and both together are what the product is measured by.
 */
async function compareRoundTrips({ talkers, product, bare, plan }: Compared) {
  const sides = {
    bare: new Conversing(talkers, bare, plan.bare),
    product: new Conversing(talkers, product, plan.product),
    control: new Conversing(talkers, bare, plan.bare),
  };
  for (let round = 0; round < plan.rounds; round++) {
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
async function pipelined(
  { messages, inFlight }: Plan["pipeline"],
  writer: URL,
  reader: URL,
): Promise<number> {
  const [from, to] = [await openSocket(writer), await openSocket(reader)];
  let sent = 0;
  let stored = 0;
  let shown = 0;
  const send = () => {
    if (sent++ < messages) from.send(textFrame(newId()));
  };
  const finished = new Promise<void>((done) => {
    const check = () => {
      if (stored === messages && shown === messages) done();
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
  for (let i = 0; i < inFlight; i++) send();
  await finished;
  const seconds = (performance.now() - start) / 1000;
  for (const socket of [from, to]) socket.close();
  return messages / seconds;
}

async function comparePipelines(
  { plan: { pipeline }, talkers: [trainee, trainer], product }: Compared,
  bare: URL,
) {
  if (!trainee || !trainer) throw new Error("nobody talks");
  const rates = { product: [] as number[], bare: [] as number[], control: [] as number[] };
  const onNewBoard = () => {
    const board = new URL(`/board/${newId()}`, bare);
    return pipelined(pipeline, board, board);
  };
  for (let round = 0; round < pipeline.rounds; round++) {
    rates.bare.push(await onNewBoard());
    rates.product.push(await pipelined(pipeline, await product(trainee), await product(trainer)));
    rates.control.push(await onNewBoard());
  }
  const { bare: before, control: after } = rates;
  const ratios = rates.product.map(
    (rate, round) => ((before[round] ?? Number.NaN) + (after[round] ?? Number.NaN)) / 2 / rate,
  );
  return {
    product: median(rates.product),
    bare: median([...before, ...after]),
    turns: [median(before), median(after)],
    /** Of each round, against its neighbours on both sides: the middle. */
    ratio: median(ratios),
  };
}

/**
 * Megabytes that workerd grows by for so many sockets that say nothing: the second time,
 * as the first ones also fills the heap with what opening a socket leaves to be collected. They stay
 * open in `sockets`, so that who is measured next finds no memory that they gave back.
 */
async function idleMemory(
  { talkers, plan: { idle } }: Compared,
  address: Address,
  sockets: WebSocket[],
): Promise<number> {
  const openSome = async () => {
    for (let i = 0; i < idle.sockets; i++) {
      const talker = talkers[i % talkers.length];
      if (talker) sockets.push(await openSocket(await address(talker)));
    }
    await wait(idle.restMs);
    return residentMegabytes();
  };
  const first = await openSome();
  return (await openSome()) - first;
}

async function compareMemory(compared: Compared) {
  const sockets: WebSocket[] = [];
  const grown = {
    product: await idleMemory(compared, compared.product, sockets),
    bare: await idleMemory(compared, compared.bare, sockets),
  };
  for (const socket of sockets) socket.close();
  return grown;
}

async function measure(server: BenchServer, plan: Plan) {
  const platform = platformOf(server);
  const talkers = await signInTalkers(server.database, plan.conversations);
  const product: Address = (talker) => chatUrl(platform, server.product, talker);
  const bare: Address = async ({ traineeId }) => new URL(`/echo/${traineeId}`, server.bare);
  const compared = { plan, talkers, product, bare };
  const roundTrips = await compareRoundTrips(compared);
  const throughput = await comparePipelines(compared, server.bare);
  const memory = await compareMemory(compared);
  return { roundTrips, throughput, memory };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function figuresOf({ roundTrips: { product, bare }, throughput, memory }: Measured): Figure[] {
  const ratio = (what: string, figure: number, limit: number) => ({
    what,
    figure,
    unit: "×",
    limit,
  });
  return [
    ratio("round trip p50, to a bare echo", product.p50 / bare.p50, limits.roundTrip),
    ratio("round trip p99, to a bare echo", product.p99 / bare.p99, limits.roundTrip),
    {
      what: "messages without an answer",
      figure: product.unanswered,
      unit: "messages",
      limit: 0,
    },
    ratio(
      "messages/s of a bare object, to the conversation's",
      throughput.ratio,
      limits.boardOverProduct,
    ),
    ratio(
      "memory of 1,000 idle sockets, to a bare object's",
      memory.product / Math.max(memory.bare, leastGrowth),
      limits.idleMemory,
    ),
  ];
}

function tablesOf({ roundTrips, throughput, memory }: Measured): Table[] {
  const trip = (scenario: string, { p50, p99 }: { p50: number; p99: number }) => ({
    scenario,
    "p50 ms": p50,
    "p99 ms": p99,
  });
  const rate = (scenario: string, rate: number) => ({ scenario, "messages/s": rate });
  return [
    {
      rows: [
        trip("conversation", roundTrips.product),
        trip("bare echo", roundTrips.bare),
        ...roundTrips.turns.map((turn) => trip("  one of its turns", turn)),
      ],
    },
    {
      rows: [
        rate("conversation, pipelined", throughput.product),
        rate("bare store and broadcast", throughput.bare),
        ...throughput.turns.map((turn) => rate("  one of its turns", turn)),
      ],
    },
    {
      rows: [
        { scenario: "1,000 idle sockets to conversations", MB: memory.product },
        { scenario: "1,000 idle sockets to a bare echo", MB: memory.bare },
      ],
    },
  ];
}

/**
 * 200 conversations of two people who write every second, in turns with as many bare echo objects
 * under the same load, and these once more as the control of the run's own noise; one conversation
 * pipelined against a bare object that stores and shows; and the memory of a thousand idle sockets
 * beside that of as many to bare objects. The state is in memory where it can be: on a disk, storing
 * alone takes longer than all that is compared.
 */
export const benchChat: Bench = async (run) => {
  const plan = run.pick(plans);
  const seeded = await benchState(plan.state);
  const { folder, inMemory, remove } = copyToMemory(seeded.folder);
  const server = await startBenchServer(folder, {
    vars: { FRAMES_PER_SECOND: "1000000" },
  });
  try {
    const measured = await measure(server, plan);
    const readings = { inMemory, ...measured };
    return { figures: figuresOf(measured), tables: tablesOf(measured), readings };
  } finally {
    await server.stop();
    remove();
  }
};
