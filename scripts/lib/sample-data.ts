import { rmSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";
import { sampleAccounts } from "../seed/accounts.ts";
import { seed } from "../seed/index.ts";
import { openLocalDatabase, persistencePath, prepareDatabase } from "./database.ts";
import { fillConversations } from "./fill-conversations.ts";
import { say } from "./message.mjs";

export type SeedOptions = NonNullable<Parameters<typeof seed>[1]>;
type SeedMark = "started" | "done" | undefined;

// The mark lives in a table of its own: only local databases are ever seeded, so no migration knows it.
async function readSeedMark(database: D1Database): Promise<SeedMark> {
  await database.prepare(`CREATE TABLE IF NOT EXISTS local_seed (mark TEXT NOT NULL)`).run();
  const row = await database.prepare(`SELECT mark FROM local_seed`).first<{ mark: SeedMark }>();
  return row?.mark;
}

async function writeSeedMark(database: D1Database, mark: SeedMark): Promise<void> {
  await database.batch([
    database.prepare(`DELETE FROM local_seed`),
    database.prepare(`INSERT INTO local_seed (mark) VALUES (?)`).bind(mark ?? "started"),
  ]);
}

/** Forgets the database, files and live objects of a state folder; its session key stays. */
export function eraseState(state: string): void {
  rmSync(persistencePath(state), { recursive: true, force: true });
}

async function prepareOnce(state: string, options: SeedOptions | undefined): Promise<SeedMark> {
  const { database, close } = await openLocalDatabase(state);
  try {
    await prepareDatabase(database, state);
    const mark = await readSeedMark(database);
    if (mark) return mark;
    say("Writing the sample data …");
    await writeSeedMark(database, "started");
    await seed(database, options);
    await fillConversations(state, database);
    await writeSeedMark(database, "done");
    return "done";
  } finally {
    await close();
  }
}

/** Migrates the database of a state folder and writes the sample data into it once. */
export async function prepareState(state: string, options?: SeedOptions): Promise<void> {
  if ((await prepareOnce(state, options)) === "done") return;
  say("An earlier start was ended while it wrote the sample data: starting that afresh.");
  eraseState(state);
  await prepareOnce(state, options);
}

export const trainerEmail = (): string =>
  sampleAccounts.find((account) => account.role === "trainer")?.email ?? "";

/** The lines that `npm start` and `npm run dev` end with. */
export function announce(url: string): void {
  say(`ready ${url}`);
  for (const { role, email, password } of sampleAccounts) say(`${role} ${email} ${password}`);
}

/** What a local Worker is told that a deployed one is not. */
export function localVars(port: number, secrets: Record<string, string>): Record<string, string> {
  return {
    ENVIRONMENT: "development",
    APP_ORIGIN: `http://localhost:${port}`,
    TRAINER_EMAIL: trainerEmail(),
    ...secrets,
  };
}
