import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backupName } from "../domain/copies/backups.ts";
import { backupsBeside, copyToFolder } from "./lib/backup-folder.ts";
import { buildProduct } from "./lib/build.ts";
import { fireCron } from "./lib/cron-ticker.ts";
import { openLocalDatabase, persistencePath, prepareDatabase } from "./lib/database.ts";
import { whenAskedToEnd } from "./lib/ending.ts";
import { serveState } from "./lib/local-server.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { defaultState, readOptions } from "./lib/options.mjs";
import { type Ask, askLocally, askRemotely, awaitEnd, order } from "./lib/ordered-work.ts";
import { lockState } from "./lib/state-lock.mjs";

const usage = `usage: npm run backup [-- --state DIR --to DIR | -- --remote]
  Copies all data of a deployment: tables, conversations and files.
  --state DIR  the local folder to back up (default ${defaultState})
  --to DIR     the folder of backups, which grows with each (default: backups, beside that folder)
  --remote     lets the deployed Worker make one now, in its bucket of backups`;

interface Finished {
  finished_at: number | null;
  counts: string;
}

/** Orders a backup and waits for its end. @returns its counts of rows, conversations and files */
async function makeBackup(ask: Ask, name: string, everyMs: number, begin = async () => {}) {
  const id = await order(ask, { topic: "back_up", payload: { backup: name } });
  await begin();
  const read = async () => {
    const query = `select finished_at, counts from backups where name = '${name}'`;
    const [row] = await ask<Finished>(query);
    return row?.finished_at ? row : undefined;
  };
  const { counts } = await awaitEnd(ask, { id, everyMs, read });
  return JSON.parse(counts) as Record<string, number>;
}

function sayCounts(counts: Record<string, number>): void {
  for (const [name, count] of Object.entries(counts)) say(`${name.padEnd(14)} ${count}`);
}

async function backUpLocally(state: string, folder: string): Promise<void> {
  if (!existsSync(persistencePath(state))) throw new Refusal(`${state} has no data to back up.`);
  process.on("exit", lockState(state, "npm run backup"));
  await buildProduct();
  const { database, close } = await openLocalDatabase(state);
  await prepareDatabase(database, state).finally(close);
  const server = await serveState({ state });
  whenAskedToEnd(server.stop);
  try {
    const name = backupName(Date.now());
    const begin = () => fireCron(server.url, "*/5 * * * *");
    sayCounts(await makeBackup(askLocally(server.database), name, 200, begin));
    await copyToFolder(server.backups, name, folder);
    say(`backup ${name} in ${folder}`);
    say(`Store ${state}/session-key beside it: two-factor secrets are encrypted with it.`);
  } finally {
    await server.stop();
  }
}

async function backUpRemotely(): Promise<void> {
  const name = backupName(Date.now());
  say("Ordered; the Worker begins within five minutes.");
  sayCounts(await makeBackup(askRemotely, name, 15_000));
  say(`backup ${name} in the bucket of backups`);
}

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    { state: { type: "string" }, to: { type: "string" }, remote: { type: "boolean" } },
    usage,
  );
  if (options.remote) return backUpRemotely();
  const state = resolve(options.state || defaultState);
  await backUpLocally(state, resolve(options.to || backupsBeside(state)));
});
