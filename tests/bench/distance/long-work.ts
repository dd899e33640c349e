import type { D1Database } from "@cloudflare/workers-types";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { continueArchive } from "../../../worker/actions/copies/archive-business.ts";
import { continueBackup } from "../../../worker/actions/copies/make-backup.ts";
import { continueRestore } from "../../../worker/actions/copies/restore-backup.ts";
import { writeImportPortion } from "../../../worker/actions/copies/write-portion.ts";
import { getArchiveReader } from "../../../worker/data/accounts/trainer.ts";
import { orderArchive } from "../../../worker/data/copies/business-archives.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Backups } from "../../../worker/platform/stores.ts";
import type { Platform } from "../../../worker/platform.ts";
import { portionsOf } from "../import.ts";
import { signIn } from "../lib/callers.ts";
import { withDatabase } from "../lib/node-database.ts";
import { benchState, copyToMemory, emptyState } from "../lib/state.ts";
import { farAway, type Invocation, measured, turns } from "./far-away.ts";
import type { Plan } from "./plan.ts";

/** A backup, the copy of the business, and a restoring into an empty deployment. */
export async function longWork({ state, files, messages }: Plan): Promise<Invocation[]> {
  return withDatabase(copyToMemory((await benchState(state)).folder), async (database) => {
    const far = farAway(database, { messages });
    const { near, platform } = far;
    // Of other benchmarks, and no table of a deployment.
    await database.prepare("drop table bench_writes").run();
    await database.prepare("update conversations set last_seq = ?").bind(messages).run();
    for (let at = 0; at < files; at++) await putFile(near, `trainer/bench/${at}`);
    const backup = backupName(Date.now());
    const backedUp = await turns(far, "backup", () => continueBackup(platform, { backup }));
    const archive = await orderedArchive(database, near);
    const archived = await turns(far, "copy of the business", () =>
      continueArchive(platform, archive),
    );
    return [...backedUp, ...archived, ...(await restoring(backup, messages, far.backups))];
  });
}

async function restoring(
  backup: string,
  messages: number,
  backups: Backups,
): Promise<Invocation[]> {
  return withDatabase(await emptyState(), async (database) => {
    const far = farAway(database, { messages, backups });
    const order = { restore: newId(), backup };
    const restored = await turns(far, "restoring", () => continueRestore(far.platform, order));
    const row = await database
      .prepare("select refused from restores where finished_at is not null")
      .first<{ refused: null }>();
    if (!row) throw new Error("the restoring was refused");
    return restored;
  });
}

async function putFile({ files }: Platform, key: string): Promise<void> {
  const bytes = new TextEncoder().encode(key);
  const file = { size: bytes.length, contentType: "image/webp", notes: {} };
  await files.put(key, file, new Blob([bytes]).stream());
}

async function scopeOfTrainer(database: DatabaseClient, platform: Platform) {
  const caller = await signIn(database as D1Database, platform, sampleTrainer.email);
  const actor = { kind: "trainer", ...caller } as const;
  return () => trainerScope(platform.database, actor, Date.now());
}

async function orderedArchive(database: DatabaseClient, near: Platform): Promise<string> {
  const scope = await scopeOfTrainer(database, near);
  const id = newId();
  await orderArchive(scope(), { id, reader: await getArchiveReader(database) });
  return id;
}

/** The portions of a sheet, as the trainer's window sends them. */
export async function importing({ state, imported }: Plan): Promise<Invocation[]> {
  return withDatabase(copyToMemory((await benchState(state)).folder), async (database) => {
    const far = farAway(database);
    const scope = await scopeOfTrainer(database, far.platform);
    const id = newId();
    const all: Invocation[] = [];
    for (const portion of portionsOf(imported)) {
      const write = () => writeImportPortion(far.platform, scope(), { id, portion });
      all.push((await measured(far, "a portion of an import", write)).invocation);
    }
    return all;
  });
}
