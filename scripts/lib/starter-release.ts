import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releaseFile } from "../prerender/starter-files.ts";
import { builtClient } from "./build.ts";
import { Refusal, say } from "./message.mjs";

/** The Worker checks every five minutes. */
const maxWaitMs = 12 * 60_000;
const pollMs = 15_000;

const appliedSql = `select value ->> 'version' as version, value ->> 'folding' as folding
from settings where section = 'starter_library'`;

interface ReleaseHashes {
  version: string;
  folding: string;
}

/**
 * Waits until the deployed Worker has written the built version of the starter library.
 * @param query runs SQL in the deployed database
 */
export async function awaitStarterLibrary(
  query: (sql: string) => Promise<ReleaseHashes[][]>,
): Promise<void> {
  const built = JSON.parse(readFileSync(join(builtClient, releaseFile), "utf8")) as ReleaseHashes;
  for (const patience = Date.now() + maxWaitMs; Date.now() < patience; await wait(pollMs)) {
    const applied = (await query(appliedSql)).at(-1)?.[0];
    if (applied?.version === built.version && applied.folding === built.folding) return;
    say("The Worker is about to write its starter library, within five minutes …");
  }
  throw new Refusal(
    "The starter library was not written. The new version runs; see «drain_outbox» in the trainer's settings, tab «النظام».",
  );
}
