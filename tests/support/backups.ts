import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { backupName, hexOf } from "../../domain/copies/backups.ts";
import { newId } from "../../domain/id.ts";
import { continueBackup } from "../../worker/actions/copies/make-backup.ts";
import { continueRestore } from "../../worker/actions/copies/restore-backup.ts";
import type { Backups } from "../../worker/platform/stores.ts";
import type { Platform } from "../../worker/platform.ts";
import { endBackground } from "./background.ts";
import { conversationOf } from "./conversation.ts";
import { tables } from "./every-table.ts";
import { resetStores } from "./reset-stores.ts";
import { makePlatform } from "./worker.ts";

/** The bucket of backups. */
export function bucket(): R2Bucket {
  if (!env.BACKUPS) throw new Error("there is no store for backups");
  return env.BACKUPS;
}

/** The app's store of backups. */
export function backupStore(): Backups {
  const { backups } = makePlatform();
  if (!backups) throw new Error("there is no store for backups");
  return backups;
}

/** Continues a backup until its end, as the outbox does. @returns the number of invocations */
export async function runBackup(name: string, platform = makePlatform()): Promise<number> {
  for (let run = 1; ; run++) if (await continueBackup(platform, { backup: name })) return run;
}

export async function makeBackup(now = Date.now()): Promise<string> {
  const name = backupName(now);
  await runBackup(name);
  return name;
}

/** A platform with a fast clock, so that an invocation has time for a few steps only. */
export function makeShortRunPlatform(overrides: Partial<Platform> = {}): Platform {
  let now = Date.now();
  return makePlatform({ now: () => (now += 4_000), ...overrides });
}

/** Notes in the database that these conversations have messages, as their objects do. */
export async function markConversations(traineeIds: readonly string[]): Promise<void> {
  await env.DB.prepare(
    `insert into conversations (trainee_id, last_seq, created_at)
     select value, 1, 0 from json_each(?) where true on conflict do update set last_seq = 1`,
  )
    .bind(JSON.stringify(traineeIds))
    .run();
}

export async function runRestore(
  backup: string,
  platform = makePlatform(),
): Promise<{ refused: string | null; counts: Record<string, number>; finished: boolean }> {
  const restore = newId();
  while (!(await continueRestore(platform, { restore, backup })));
  const row = await env.DB.prepare("select * from restores where id = ?")
    .bind(restore)
    .first<{ refused: string | null; counts: string; finished_at: number | null }>();
  if (!row) throw new Error("the restore has no row");
  const { refused, counts, finished_at } = row;
  return { refused, counts: JSON.parse(counts), finished: finished_at !== null };
}

/** Replaces the deployment by a new one with the same bucket of backups. */
export async function replaceDeployment(): Promise<void> {
  const stored: { key: string; bytes: ArrayBuffer; sha256: string | undefined }[] = [];
  for (const key of await keysOf(bucket())) {
    const object = await bucket().get(key);
    if (!object) continue;
    const { sha256 } = object.checksums;
    stored.push({ key, bytes: await object.arrayBuffer(), sha256: sha256 && hexOf(sha256) });
  }
  await endBackground();
  await resetStores();
  for (const { key, bytes, sha256 } of stored) {
    await bucket().put(key, bytes, sha256 === undefined ? {} : { sha256 });
  }
}

export async function keysOf(store: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await store.list(cursor ? { cursor } : {});
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys;
    cursor = page.cursor;
  }
}

/** All values of all rows as SQL literals, so that 1, 1.0 and '1' differ. */
export async function rowsOfAll(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of (await tables()).sort()) {
    const { results: columns } = await env.DB.prepare(
      `select name from pragma_table_info('${table}')`,
    ).all<{ name: string }>();
    const values = columns.map(({ name }) => `'${name}=' || quote("${name}")`);
    const { results } = await env.DB.prepare(
      `select json_array(${values.join(", ")}) as line from "${table}" order by line`,
    ).all<{ line: string }>();
    found[table] = results.map(({ line }) => line);
  }
  return found;
}

/** All files with their metadata and hashes. */
export async function filesOfAll(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const key of await keysOf(env.VIDEOS)) {
    const object = await env.VIDEOS.get(key);
    if (!object) continue;
    const { size, etag, httpMetadata, customMetadata } = object;
    const hash = hexOf(await crypto.subtle.digest("SHA-256", await object.arrayBuffer()));
    found[key] = { size, etag, type: httpMetadata?.contentType, notes: customMetadata, hash };
  }
  return found;
}

/** Messages, files and marks of these trainees' conversations. */
export async function conversationsOfAll(ids: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const id of ids) {
    const page = await conversationOf(id).copy({ seq: 0, fileId: "" }, 10_000);
    if (page) {
      const { messages, files, readThrough } = page;
      found[id] = { messages, files, readThrough };
    }
  }
  return found;
}

export async function traineeIds(): Promise<string[]> {
  const { results } = await env.DB.prepare("select id from trainee_profiles order by id").all<{
    id: string;
  }>();
  return results.map(({ id }) => id);
}

/** Updates lists and badges from all conversations. */
export async function followAll(): Promise<void> {
  for (const id of await traineeIds()) await runDurableObjectAlarm(conversationOf(id));
}
