import { setTimeout as wait } from "node:timers/promises";
import type { Message, MessagesPage } from "../../domain/contract/conversations/conversation.ts";
import { knownThrough } from "../../domain/conversations/message-log.ts";
import { say } from "../../scripts/lib/message.mjs";
import { issueAccessToken } from "../../worker/tokens/access-token.ts";
import type { Bench, Figure, RunSize } from "./lib/bench-run.ts";
import { Chatter } from "./lib/chatter.ts";
import { platformOf } from "./lib/platform.ts";
import { type BenchServer, startBenchServer } from "./lib/server.ts";
import { type BenchSize, benchState, copyBeside, smallestState } from "./lib/state.ts";
import { chatUrl, signInTalkers, type Talker } from "./lib/talkers.ts";

const conversations = 200;
const rounds = 10;
const plans = {
  smallest: {
    state: smallestState,
    conversations: 2,
    pace: { writeMs: 50, killAfterMs: [300, 400] },
    settledMs: 100,
    stays: false,
  },
  full: {
    state: { trainees: conversations + 1, weeks: 1 },
    conversations,
    pace: { writeMs: 1000, killAfterMs: [3000, 6000] },
    settledMs: 1000,
    stays: true,
  },
} satisfies Record<RunSize, Plan>;

interface Plan {
  state: BenchSize;
  conversations: number;
  pace: Pace;
  /** How long nothing may come any more until everything has. */
  settledMs: number;
  /** Both look on while summaries follow, which then takes longest; else they leave before. */
  stays: boolean;
}

/** Every person writes so often, and workerd is killed so long after a round began. */
interface Pace {
  writeMs: number;
  killAfterMs: readonly [number, number];
}

const maxConnectionsAtOnce = 50;
const followedWithinMs = 60_000;

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  const workers = Array.from({ length: maxConnectionsAtOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  });
  await Promise.all(workers);
}

async function connectAll(server: BenchServer, chatters: readonly Chatter[]): Promise<void> {
  const platform = platformOf(server);
  const address = (talker: Talker, since: number) =>
    chatUrl(platform, server.product, talker, since);
  await inParallel(chatters, (chatter) => chatter.connect(address));
}

/** Everybody talks until workerd dies in the middle of it, and goes on writing while it is gone. */
async function talkUntilKilled(
  server: BenchServer,
  chatters: readonly Chatter[],
  pace: Pace,
): Promise<BenchServer> {
  await connectAll(server, chatters);
  const timers = chatters.map((chatter) =>
    setInterval(() => chatter.write(), pace.writeMs * (0.5 + Math.random())),
  );
  const [least, most] = pace.killAfterMs;
  await wait(least + Math.random() * (most - least));
  const next = await server.kill();
  for (const timer of timers) clearInterval(timer);
  return next;
}

/** Everything that the conversation holds, by the product's own route. */
async function readAll(server: BenchServer, { actor }: Talker): Promise<Message[]> {
  const token = await issueAccessToken(platformOf(server), actor);
  const messages: Message[] = [];
  for (;;) {
    const since = messages.at(-1)?.seq ?? 0;
    const url = new URL(`/api/trainee/conversation?since=${since}&limit=200`, server.product);
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
    const page = (await response.json()) as MessagesPage;
    messages.push(...page.messages);
    if (!page.more) return messages;
  }
}

interface Count {
  acknowledged: number;
  lost: number;
  doubled: number;
  unsent: number;
  disordered: number;
  unfollowed: number;
}

/** Compares what two people have with what their conversation holds. */
function judge(stored: readonly Message[], sides: readonly Chatter[]): Omit<Count, "unfollowed"> {
  const byClientId = new Map(stored.map(({ clientId, seq }) => [clientId, seq]));
  const order = stored.map(({ seq, clientId }) => `${seq} ${clientId}`).join();
  const count = { acknowledged: 0, lost: 0, unsent: 0, disordered: 0 };
  for (const { acknowledged, log } of sides) {
    count.acknowledged += acknowledged.size;
    for (const [clientId, seq] of acknowledged) if (byClientId.get(clientId) !== seq) count.lost++;
    count.unsent += log.waiting.length;
    const own = log.stored.map(({ seq, clientId }) => `${seq} ${clientId}`).join();
    if (own !== order) count.disordered++;
  }
  const written = sides.reduce((sum, chatter) => sum + chatter.written, 0);
  const doubled = stored.length - byClientId.size + Math.max(0, stored.length - written);
  return { ...count, doubled };
}

/** Conversations whose summary does not say yet what they hold. */
async function countUnfollowed(server: BenchServer, lastSeqs: ReadonlyMap<string, number>) {
  const { results } = await server.database
    .prepare("select trainee_id as id, last_seq as seq from conversations")
    .all<{ id: string; seq: number }>();
  const followed = new Map(results.map(({ id, seq }) => [id, seq]));
  return [...lastSeqs].filter(([id, seq]) => followed.get(id) !== seq).length;
}

async function conclude(
  server: BenchServer,
  chatters: readonly Chatter[],
  { settledMs, stays }: Plan,
): Promise<Count> {
  await connectAll(server, chatters);
  const isSettled = () =>
    chatters.every(({ log }) => log.waiting.length === 0 && knownThrough(log) > 0);
  for (const end = Date.now() + 30_000; Date.now() < end && !isSettled(); ) await wait(100);
  await wait(settledMs);
  const count: Count = {
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    unsent: 0,
    disordered: 0,
    unfollowed: 0,
  };
  const lastSeqs = new Map<string, number>();
  const trainees = chatters.filter(({ talker }) => talker.side === "trainee");
  await inParallel(trainees, async ({ talker }) => {
    const stored = await readAll(server, talker);
    const sides = chatters.filter((each) => each.talker.traineeId === talker.traineeId);
    const judged = judge(stored, sides);
    for (const name of Object.keys(judged) as (keyof typeof judged)[]) count[name] += judged[name];
    lastSeqs.set(talker.traineeId, stored.at(-1)?.seq ?? 0);
  });
  const leaveAll = () => {
    for (const chatter of chatters) chatter.leave();
  };
  if (!stays) leaveAll();
  const end = Date.now() + followedWithinMs;
  do {
    count.unfollowed = await countUnfollowed(server, lastSeqs);
  } while (count.unfollowed > 0 && Date.now() < end && (await wait(500, true)));
  leaveAll();
  return count;
}

const none = (what: string, figure: number, unit: string): Figure => ({
  what,
  figure,
  unit,
  limit: 0,
  exact: true,
});

/**
 * workerd is killed with SIGKILL ten times while both people of 200 conversations talk; they come
 * back as the app does, and in the end have the same messages in the same order.
 */
export const benchFaults: Bench = async (run) => {
  const plan = run.pick<Plan>(plans);
  const seeded = await benchState(plan.state);
  // What is said in it must be all that its conversations hold.
  const { folder, remove } = copyBeside(seeded.folder);
  let server = await startBenchServer(folder);
  try {
    const talkers = await signInTalkers(server.database, plan.conversations);
    const chatters = talkers.map((talker) => new Chatter(talker));
    for (let round = 1; round <= run.rounds(rounds); round++) {
      server = await talkUntilKilled(server, chatters, plan.pace);
      const acknowledged = chatters.reduce((sum, each) => sum + each.acknowledged.size, 0);
      say(`killed ${round} of ${run.rounds(rounds)}: ${acknowledged} acknowledged so far`);
    }
    const { acknowledged, ...faults } = await conclude(server, chatters, plan);
    if (acknowledged === 0) throw new Error("nobody was heard, so nothing could be lost");
    return {
      figures: [
        { what: "acknowledged messages", figure: acknowledged, unit: "messages" },
        none("acknowledged and lost", faults.lost, "messages"),
        none("stored twice", faults.doubled, "messages"),
        none("written and never sent", faults.unsent, "messages"),
        none("people with another order", faults.disordered, "people"),
        none("summaries that did not follow", faults.unfollowed, "conversations"),
      ],
      readings: { rounds: run.rounds(rounds), conversations: plan.conversations },
    };
  } finally {
    await server.stop();
    remove();
  }
};
