import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { releaseFile } from "../prerender/starter-files.ts";
import { builtClient } from "./build.ts";
import { Refusal, say } from "./message.mjs";

/** The Worker looks every five minutes. */
const maxWaitMs = 12 * 60_000;
const askedEachMs = 15_000;

const appliedSql = `select value ->> 'version' as version, value ->> 'folding' as folding
from settings where section = 'starter_library'`;

interface Names {
  version: string;
  folding: string;
}

/**
 * Waits until the deployed Worker has brought the starter library to the version that was built.
 * @param query asks the deployed database
 */
export async function awaitStarterLibrary(
  query: (sql: string) => Promise<Names[][]>,
): Promise<void> {
  const built = JSON.parse(readFileSync(join(builtClient, releaseFile), "utf8")) as Names;
  for (const patience = Date.now() + maxWaitMs; Date.now() < patience; await wait(askedEachMs)) {
    const applied = (await query(appliedSql)).at(-1)?.[0];
    if (applied?.version === built.version && applied.folding === built.folding) return;
    say("The Worker is about to write its starter library, within five minutes …");
  }
  throw new Refusal(
    "The starter library was not written. The new version runs; see «drain_outbox» in the trainer's settings, tab «النظام».",
  );
}
