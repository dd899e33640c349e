import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { newId } from "../../domain/id.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { continueArchive } from "../../worker/actions/copies/archive-business.ts";
import { getArchiveReader } from "../../worker/data/accounts/trainer.ts";
import { orderArchive } from "../../worker/data/copies/business-archives.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { Platform } from "../../worker/platform.ts";
import type { Bench } from "./lib/bench-run.ts";
import { signIn } from "./lib/callers.ts";
import { openInProcess } from "./lib/node-database.ts";
import { benchPlatform } from "./lib/platform.ts";
import { benchState, smallestState } from "./lib/state.ts";

const weeks = 12;
const plans = {
  smallest: [smallestState],
  full: [500, 5000].map((trainees) => ({ trainees, weeks })),
};
const limits = { memory: 1.2, time: 1.3 };
const megabyte = 1_000_000;

interface Run {
  trainees: number;
  rows: number;
  /** Of the archive. */
  megabytes: number;
  seconds: number;
  /** Megabytes: the most that lived at once. */
  most: number;
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Megabytes that live: what is garbage does not count. */
function living(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

/** A store that forgets what it is given: what it holds is not what is measured. */
function forgetful(onPut: () => void): Platform["files"] {
  const { files } = benchPlatform({} as never, { sessionKey: new Uint8Array(), trainerEmail: "" });
  return {
    ...files,
    async put(_key, _file, body) {
      onPut();
      for await (const _ of body as unknown as AsyncIterable<Uint8Array>);
    },
    open: async () => undefined,
    erase: async () => {},
  };
}

async function run(trainees: number, folder: string, looksEvery: number): Promise<Run> {
  const { database, close } = openInProcess(folder);
  try {
    await database.prepare("delete from business_archives").run();
    const base = benchPlatform(database, {
      sessionKey: new TextEncoder().encode("b".repeat(64)),
      trainerEmail: sampleTrainer.email,
    });
    let [most, puts] = [0, 0];
    const platform: Platform = {
      ...base,
      // Looking takes longer than working: at some pieces, while it is all in memory.
      files: forgetful(() => {
        if (puts++ % looksEvery === 0) most = Math.max(most, living());
      }),
      live: { ...base.live, copyConversation: async () => undefined },
    };
    const id = await order(platform);
    const start = performance.now();
    while (!(await continueArchive(platform, id)));
    const seconds = (performance.now() - start) / 1000;
    const made = await database
      .prepare("select size, counts ->> 'rows' as rows from business_archives where id = ?")
      .bind(id)
      .first<{ size: number; rows: number }>();
    if (!made?.size) throw new Error("the archive has not come to its end");
    return { trainees, rows: made.rows, megabytes: made.size / megabyte, seconds, most };
  } finally {
    close();
  }
}

async function order(platform: Platform): Promise<string> {
  const { accountId, sessionId } = await signIn(
    platform.database as never,
    platform,
    sampleTrainer.email,
  );
  const actor = { kind: "trainer", accountId, sessionId } as const;
  const id = newId();
  const reader = await getArchiveReader(platform.database);
  await orderArchive(trainerScope(platform.database, actor, Date.now()), { id, reader });
  return id;
}

/**
 * The copy of a whole business of 500 and of 5,000 people with twelve weeks each: what of it is in
 * memory at once, and what a row takes.
 */
export const benchExport: Bench = async ({ pick, judges }) => {
  const sizes = pick(plans);
  const looksEvery = pick({ smallest: 100, full: 3 });
  // Seeding leaves much behind: all of it comes first, so that none counts as given back.
  const folders: string[] = [];
  for (const size of sizes) folders.push((await benchState(size)).folder);
  const runOf = (at: number) => run(sizes[at]?.trainees ?? 0, folders[at] ?? "", looksEvery);
  // What is made once for all of them is there before, however many they are.
  if (judges) await runOf(0);
  const before = living();
  const few = await runOf(0);
  const many = sizes.length > 1 ? await runOf(1) : few;
  const people = `${many.trainees} to ${few.trainees} people`;
  const perRow = ({ seconds, rows }: Run) => seconds / rows;
  return {
    figures: [
      {
        what: `held at once, ${people}`,
        figure: (many.most - before) / (few.most - before),
        unit: "×",
        limit: limits.memory,
      },
      {
        what: `time a row, ${people}`,
        figure: perRow(many) / perRow(few),
        unit: "×",
        limit: limits.time,
      },
    ],
    tables: [
      {
        rows: [few, many].map(({ trainees, rows, megabytes, seconds, most }) => ({
          trainees,
          rows,
          "archive, MB": megabytes,
          seconds,
          "µs a row": (1_000_000 * seconds) / rows,
          "held at once, MB": most - before,
        })),
      },
    ],
    readings: { weeks, before, runs: [few, many] },
  };
};
