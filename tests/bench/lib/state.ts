import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { openLocalDatabase, prepareDatabase } from "../../../scripts/lib/database.ts";
import { root } from "../../../scripts/lib/install.mjs";
import { takeLock } from "../../../scripts/lib/lock.mjs";
import { Refusal, say } from "../../../scripts/lib/message.mjs";
import { seed } from "../../../scripts/seed/index.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";

export interface BenchSize {
  trainees: number;
  weeks: number;
}

/** What benchmarks have at their smallest size: one state, made once for all of them. */
export const smallestState: BenchSize = { trainees: 6, weeks: 3 };

export interface BenchState {
  folder: string;
  /** The seed's instant: the day that is "today" in the data. */
  now: number;
}

interface Mark {
  fingerprint: string;
  now: number;
}

export const benchFolder = join(root, ".wrangler/bench");

let isLocked = false;

/** One process of benchmarks at a time: two would write the same states, and measure each other. */
export function lockBench(): void {
  if (isLocked) return;
  const lock = takeLock(join(benchFolder, "lock"), "npm run bench");
  if ("holder" in lock) {
    throw new Refusal(`Another benchmark is running (process ${lock.holder.pid}).`);
  }
  process.on("exit", lock.release);
  isLocked = true;
}

/** The day that it is to most people of the sample data. */
export const sampleDay = () => localDateAt(Date.now(), defaultTimeZone);

const sources = ["migrations", "scripts/library", "scripts/library/data", "scripts/seed"];

/** Changes with the schema, the starter library and the seed, and with nothing else. */
export function fingerprintOf(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const name of readdirSync(join(root, source)).sort()) {
      const file = join(root, source, name);
      if (/\.(sql|ts|tsv)$/.test(name)) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function readMark(file: string): Mark | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Mark) : undefined;
}

/**
 * The seeded state of a size, below `.wrangler/bench`; made once a day, as lists look further for people
 * who did nothing yet, and again when one of its sources changed.
 */
export async function benchState(
  size: BenchSize,
  now = Date.parse(sampleDay()),
): Promise<BenchState> {
  const folder = join(benchFolder, `${size.trainees}x${size.weeks}`);
  const file = join(folder, "mark.json");
  const fingerprint = fingerprintOf();
  const mark = readMark(file);
  if (mark?.fingerprint === fingerprint && mark.now === now) return { folder, now };
  say(`Seeding ${size.trainees} trainees × ${size.weeks} weeks …`);
  rmSync(folder, { recursive: true, force: true });
  const { database, close } = await openLocalDatabase(folder);
  try {
    await prepareDatabase(database, folder);
    await seed(database, { ...size, now, hash: scryptPasswords.hash });
    await database.prepare("create table bench_writes (id text primary key, weight real)").run();
  } finally {
    await close();
  }
  writeFileSync(file, JSON.stringify({ fingerprint, now } satisfies Mark));
  return { folder, now };
}

/** A database that was only migrated, as of a new deployment: a folder of its own. */
export async function emptyState(): Promise<StateCopy> {
  const folder = mkdtempSync(join(existsSync(memory) ? memory : benchFolder, "miran-empty-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);
  const { database, close } = await openLocalDatabase(folder);
  try {
    await prepareDatabase(database, folder);
  } finally {
    await close();
  }
  return { folder, remove };
}

const memory = "/dev/shm";

export interface StateCopy {
  folder: string;
  remove(): void;
}

/** A copy of a state beside it, on the same disk. */
export function copyBeside(folder: string): StateCopy {
  const copy = `${folder}-run`;
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  cpSync(folder, copy, { recursive: true });
  return { folder: copy, remove };
}

/**
 * A copy of a state in memory, where the machine has such a folder, so that its disk is not what
 * is measured; gone with the process, if not before.
 * @returns the folder, and whether it is in memory
 */
export function copyToMemory(folder: string): StateCopy & { inMemory: boolean } {
  if (!existsSync(memory)) return { folder, inMemory: false, remove: () => {} };
  const copy = mkdtempSync(join(memory, "miran-bench-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(copy, { recursive: true, force: true });
  };
  process.on("exit", remove);
  cpSync(folder, copy, { recursive: true });
  return { folder: copy, inMemory: true, remove };
}
