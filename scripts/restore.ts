import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { backupInstant } from "../domain/copies/backups.ts";
import { newId } from "../domain/id.ts";
import type { BackupManifest } from "../worker/files/backup-format.ts";
import {
  backupsBeside,
  copyFromFolder,
  newestBackup,
  readManifestFile,
} from "./lib/backup-folder.ts";
import { buildProduct } from "./lib/build.ts";
import { fireCron } from "./lib/cron-ticker.ts";
import { applyMigrations, openLocalDatabase, persistencePath } from "./lib/database.ts";
import { whenAskedToEnd } from "./lib/ending.ts";
import { serveState } from "./lib/local-server.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { defaultState, readOptions } from "./lib/options.mjs";
import { type Ask, askLocally, askRemotely, awaitEnd, order } from "./lib/ordered-work.ts";
import { countTrainees, writeContents } from "./lib/state-contents.ts";
import { lockState } from "./lib/state-lock.mjs";

const usage = `usage: npm run restore -- --into DIR [--from DIR] [--backup NAME]
       npm run restore -- --remote --backup NAME
  Restores a backup into an empty folder or deployment, after a check of all its parts.
  --into DIR     a new local folder
  --from DIR     the folder of backups (default: ${backupsBeside(defaultState)})
  --backup NAME  the name of the backup's folder (default: the newest of --from)
  --remote       into the deployment of wrangler.toml, from its bucket of backups`;

interface Ended {
  finished_at: number | null;
  refused: string | null;
  counts: string;
}

async function restore(ask: Ask, backup: string, everyMs: number, begin = async () => {}) {
  const restoring = newId();
  const id = await order(ask, { topic: "restore", payload: { restore: restoring, backup } });
  await begin();
  const read = async () => {
    const query = `select finished_at, refused, counts from restores where id = '${restoring}'`;
    const [row] = await ask<Ended>(query);
    return row && (row.finished_at || row.refused) ? row : undefined;
  };
  const { refused, counts } = await awaitEnd(ask, { id, everyMs, read });
  if (refused) throw new Refusal(`Nothing was restored. ${refused}`);
  for (const [name, count] of Object.entries(JSON.parse(counts))) {
    say(`${name.padEnd(14)} ${count}`);
  }
}

/** Restores into a temporary folder, which replaces the state folder's database once it is complete. */
async function restoreLocally(into: string, from: string, manifest: BackupManifest) {
  if (existsSync(persistencePath(into))) {
    throw new Refusal(`${into} is not empty: a backup is restored into a new folder only.`);
  }
  process.on("exit", lockState(into, "npm run restore"));
  const temporary = join(into, "restoring");
  rmSync(temporary, { recursive: true, force: true });
  await buildProduct();
  try {
    const { database, close } = await openLocalDatabase(temporary);
    await applyMigrations(database, into).finally(close);
    const server = await serveState({ state: temporary });
    whenAskedToEnd(server.stop);
    try {
      await copyFromFolder(from, manifest, server.backups);
      const begin = () => fireCron(server.url, "*/5 * * * *");
      await restore(askLocally(server.database), manifest.name, 200, begin);
      const people = await countTrainees(server.database);
      await writeContents(server.database, people > 0 ? "sample" : "empty");
    } finally {
      await server.stop();
    }
    renameSync(persistencePath(temporary), persistencePath(into));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  say(`restored ${manifest.name} into ${into}`);
  say(
    `Copy the session-key of the original folder into ${into} before it is served: two-factor secrets need it.`,
  );
}

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      into: { type: "string" },
      from: { type: "string" },
      backup: { type: "string" },
      remote: { type: "boolean" },
    },
    usage,
  );
  const { backup, into, remote } = options;
  if (backup !== undefined && backupInstant(backup) === undefined) {
    throw new Refusal(`--backup takes the name of a backup, not "${backup}"\n\n${usage}`, 2);
  }
  if (remote) {
    if (backup === undefined || into || options.from)
      throw new Refusal(`--remote takes only --backup\n\n${usage}`, 2);
    say("Ordered; the Worker begins within five minutes.");
    await restore(askRemotely, backup, 15_000);
    say(`restored ${backup}`);
    return;
  }
  if (!into) throw new Refusal(`--into takes a folder\n\n${usage}`, 2);
  const from = resolve(options.from || backupsBeside(defaultState));
  const manifest = await readManifestFile(from, backup ?? newestBackup(from));
  await restoreLocally(resolve(into), from, manifest);
});
