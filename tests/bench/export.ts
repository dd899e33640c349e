import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { newId } from "../../domain/id.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { continueArchive } from "../../worker/actions/operations/archive-business.ts";
import { getArchiveReader } from "../../worker/data/accounts/trainer.ts";
import { orderArchive } from "../../worker/data/operations/business-archives.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import type { Platform } from "../../worker/platform.ts";
import { signIn } from "./lib/callers.ts";
import { openInProcess } from "./lib/node-database.ts";
import { benchPlatform } from "./lib/platform.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { benchState, lockBench } from "./lib/state.ts";

const sizes = [500, 5000];
const weeks = 12;
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

async function run(trainees: number, folder: string): Promise<Run> {
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
      // Looking takes longer than working: at every third piece, while it is all in memory.
      files: forgetful(() => {
        if (puts++ % 3 === 0) most = Math.max(most, living());
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
 * Measures the copy of a whole business of 500 and of 5,000 people with twelve weeks each: what of it is in
 * memory at once, and what a row takes.
 * @returns whether every limit holds
 */
export async function benchExport(): Promise<boolean> {
  lockBench();
  // Seeding leaves much behind: all of it comes first, so that none counts as given back.
  const folders: string[] = [];
  for (const trainees of sizes) folders.push((await benchState({ trainees, weeks })).folder);
  // What is made once for all of them is there before, however many they are.
  await run(sizes[0] as number, folders[0] as string);
  const before = living();
  const runs: Run[] = [];
  for (const [at, trainees] of sizes.entries()) {
    runs.push(await run(trainees, folders[at] as string));
  }
  const [few, many] = runs;
  const ratio = (value: (run: Run) => number) =>
    few && many ? value(many) / value(few) : Number.NaN;
  const checks: Check[] = [
    {
      name: `held at once, ${sizes.at(-1)} to ${sizes[0]} people`,
      value: ratio(({ most }) => most - before),
      limit: limits.memory,
    },
    {
      name: `time a row, ${sizes.at(-1)} to ${sizes[0]} people`,
      value: ratio(({ seconds, rows }) => seconds / rows),
      limit: limits.time,
    },
  ];
  say(JSON.stringify({ bench: "export", weeks, before, runs, checks }, null, 2));
  say(
    table(
      runs.map(({ trainees, rows, megabytes, seconds, most }) => ({
        trainees,
        rows,
        "archive, MB": megabytes,
        seconds,
        "µs a row": (1_000_000 * seconds) / rows,
        "held at once, MB": most - before,
      })),
    ),
  );
  sayChecks(checks);
  return checks.every(isMet);
}
