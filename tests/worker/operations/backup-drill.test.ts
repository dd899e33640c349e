import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import { backupName } from "../../../domain/operations/backups.ts";
import { conversationsOf } from "../../../scripts/seed/conversations.ts";
import { seed } from "../../../scripts/seed/index.ts";
import { continueRestore } from "../../../worker/actions/operations/restore-backup.ts";
import { attachmentKey } from "../../../worker/data/conversations/attachments.ts";
import { leftOutTables } from "../../../worker/data/operations/backup-tables.ts";
import { type BackupManifest, sealManifest } from "../../../worker/files/backup-format.ts";
import {
  beginAnew,
  bucket,
  conversationsOfAll,
  filesOfAll,
  followAll,
  hurried,
  keysOf,
  makeBackup,
  rowsOfAll,
  runBackup,
  runRestore,
  traineeIds,
} from "../../support/backups.ts";
import { conversationOf, makeMessage } from "../../support/conversation.ts";
import { fillEverything } from "../../support/every-table.ts";
import { countPacked, packAll } from "../../support/packed-weeks.ts";
import { mp4Bytes } from "../../support/videos.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
let silent: SignedInTrainee;
const videoId = newId();
const videoKey = `videos/${videoId}`;

/** People with some weeks behind them, talk, pictures and a video of several pieces. */
beforeAll(async () => {
  await seed(env.DB, { trainees: 6, weeks: 7, hash: async (password) => `hash of ${password}` });
  for (const [id, conversation] of Object.entries(await conversationsOf(env.DB))) {
    await conversationOf(id).restore(id, conversation);
    await conversationOf(id).followRestored();
  }
  const trainer = await makeTrainer();
  [trainee, silent] = [await makeTrainee(), await makeTrainee({ name: "لم تكتب شيئاً" })];
  await fillEverything(trainee, trainer);
  await talk();
  await uploadVideo();
  await env.DB.batch([
    env.DB.prepare("update accounts set deletes_at = 1 where id = ?").bind(silent.id),
    env.DB.prepare(
      "insert into settings (section, value, updated_at) values ('general', '{\"name\":\"سامر \\u0000 O''Neill\"}', 1) on conflict do nothing",
    ),
    env.DB.prepare("update weight_records set weight = 78.30000000000001"),
  ]);
  await packAll(Date.now());
});

async function talk(): Promise<void> {
  const conversation = conversationOf(trainee.id);
  const author = (side: "trainer" | "trainee") => ({ traineeId: trainee.id, side });
  for (let i = 0; i < 1200; i++) {
    await conversation.append(author(i % 2 ? "trainer" : "trainee"), makeMessage(`رسالة ${i}`));
  }
  const fileId = newId();
  const bytes = crypto.getRandomValues(new Uint8Array(2000));
  await conversation.expectFile(author("trainee"), { id: fileId, kind: "image", bytes: 2000 });
  await env.VIDEOS.put(attachmentKey(trainee.id, fileId), bytes, {
    httpMetadata: { contentType: "image/jpeg" },
    customMetadata: { kind: "image", width: "10" },
  });
  await conversation.noteFile(fileId);
  const body = { kind: "image", fileId, width: 10, height: 10, caption: null } as const;
  await conversation.append(author("trainee"), { clientId: newId(), body });
  await conversation.markRead(author("trainer"), 900);
  await env.VIDEOS.put(`trainees/${trainee.id}/photo/empty`, new Uint8Array(), {
    httpMetadata: { contentType: "image/webp" },
  });
  await env.VIDEOS.put(`trainees/${newId()}/photo/left-behind`, new Uint8Array(10));
}

async function uploadVideo(): Promise<void> {
  const bytes = mp4Bytes(2 * videoPartBytes + 777);
  const upload = await env.VIDEOS.createMultipartUpload(videoKey, {
    httpMetadata: { contentType: "video/mp4" },
  });
  const pieces = [0, 1, 2].map((at) => bytes.slice(at * videoPartBytes, (at + 1) * videoPartBytes));
  const parts: R2UploadedPart[] = [];
  for (const [at, piece] of pieces.entries()) parts.push(await upload.uploadPart(at + 1, piece));
  const { etag } = await upload.complete(parts);
  await env.DB.prepare(
    `insert into videos (id, key, status, file_name, size, content_type, etag, created_at, updated_at)
     values (?1, ?2, 'ready', 'سكوات.mp4', ?3, 'video/mp4', ?4, 1, 1)`,
  )
    .bind(videoId, videoKey, bytes.length, etag)
    .run();
}

describe("backing up, emptying, restoring", () => {
  let backup: string;
  let rows: Record<string, string[]>;
  let files: Record<string, unknown>;
  let conversations: Record<string, unknown>;
  let ids: string[];

  beforeAll(async () => {
    await followAll();
    ids = await traineeIds();
    [rows, files, conversations] = [
      await rowsOfAll(),
      await filesOfAll(),
      await conversationsOfAll(ids),
    ];
    backup = await makeBackup();
    await beginAnew();
    expect(await traineeIds()).toEqual([]);
    expect(await keysOf(env.VIDEOS)).toEqual([]);
    expect(await conversationsOfAll(ids)).toEqual({});
    const { refused, finished, counts } = await runRestore(backup);
    expect({ refused, finished }).toEqual({ refused: null, finished: true });
    const talks = Object.keys(conversations).length;
    expect(counts).toMatchObject({ missing: 0, conversations: talks, files: 3 });
    await followAll();
  });

  /** What a restoring changes by intention, as it would be wrong today. */
  const changed = new Set(["accounts", "invitations"]);
  /** Left out, but made anew. */
  const anew = new Set(["trainee_counts", "trainee_search_words", "trainee_balances"]);
  const backupTables = /^(backup|restore)/;

  it("brings every row of every table back, value by value", async () => {
    const restored = await rowsOfAll();
    for (const [table, lines] of Object.entries(rows)) {
      if (changed.has(table) || (table in leftOutTables && !anew.has(table))) continue;
      expect(restored[table], table).toEqual(lines);
    }
    expect(Object.keys(restored)).toEqual(Object.keys(rows));
    for (const table of ["packed_weeks", "packed_copies", "packed_exercise_days"]) {
      expect(restored[table]?.length, table).toBeGreaterThan(0);
    }
  });

  it("leaves nothing of what must not live again", async () => {
    const restored = await rowsOfAll();
    for (const table of Object.keys(leftOutTables)) {
      if (!(table in rows) || anew.has(table) || backupTables.test(table)) continue;
      expect(restored[table], table).toEqual([]);
    }
    expect(rows.sessions?.length).toBeGreaterThan(0);
    expect(rows.outbox?.length).toBeGreaterThan(0);
  });

  it("ends invitations that were open, and gives those who wished to go their days anew", async () => {
    const open = await env.DB.prepare("select count(*) as n from invitations where expires_at > ?")
      .bind(Date.now())
      .first("n");
    expect(open).toBe(0);
    const deletesAt = await env.DB.prepare("select deletes_at from accounts where id = ?")
      .bind(silent.id)
      .first<number>("deletes_at");
    expect(deletesAt).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });

  it("brings every message back under its number, with what was read and its files", async () => {
    expect(await conversationsOfAll(ids)).toEqual(conversations);
  });

  it("brings every file back with its hash, type, notes and etag, but a deleted person's", async () => {
    const left = Object.keys(files).find((key) => key.endsWith("left-behind")) ?? "";
    const { [left]: _, ...expected } = files;
    expect(await filesOfAll()).toEqual(expected);
    expect(Object.keys(expected)).toHaveLength(3);
  });

  it("goes on as a deployment of its own: the next backup copies no file again", async () => {
    const before = (await keysOf(bucket())).filter((key) => key.startsWith("files/"));
    await makeBackup(Date.now() + 60_000);
    const after = (await keysOf(bucket())).filter((key) => key.startsWith("files/"));
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(3);
  });

  it("is refused where somebody lives already, and changes nothing there", async () => {
    const before = await rowsOfAll();
    const { refused, finished } = await runRestore(backup);
    expect(finished).toBe(false);
    expect(refused).toMatch(
      /^This deployment is not empty: there are rows in \w+, \w+, \w+ and \d+ other/,
    );
    const after = await rowsOfAll();
    for (const table of Object.keys(before)) {
      if (table !== "restores") expect(after[table], table).toEqual(before[table]);
    }
  });

  it("brings packed weeks back so that they open", async () => {
    const packed = await countPacked();
    const row = await env.DB.prepare(
      `select week.trainee_id as id, week.week_start_date as day, packed.exercises, packed.meals
       from packed_weeks packed join weekly_schedules week on week.id = packed.schedule_id
       where packed.exercises > 0 and packed.meals > 0`,
    ).first<{ id: string; day: string; exercises: number; meals: number }>();
    if (!row) throw new Error("no packed week came back");
    const { token } = await makeTrainer();
    const answer = await call(`/api/admin/trainees/${row.id}/weeks/${row.day}`, { token });
    const week = await answer.json<{ exercises: unknown[]; meals: unknown[] }>();
    expect([week.exercises.length, week.meals.length]).toEqual([row.exercises, row.meals]);
    expect(await countPacked()).toBeLessThan(packed);
  });
});

describe("a backup that is broken", () => {
  let backup: string;
  let whole: Map<string, ArrayBuffer>;

  beforeAll(async () => {
    backup = await makeBackup(Date.now() + 120_000);
    await beginAnew();
    whole = new Map();
    for (const key of await keysOf(bucket())) {
      const object = await bucket().get(key);
      if (object) whole.set(key, await object.arrayBuffer());
    }
  });

  const spoilt = new Set<string>();

  async function spoil(key: string, bytes?: string | Uint8Array): Promise<void> {
    spoilt.add(key);
    if (bytes === undefined) await bucket().delete(key);
    else await bucket().put(key, bytes);
  }

  afterEach(async () => {
    for (const key of spoilt) await bucket().put(key, whole.get(key) ?? "");
    spoilt.clear();
  });

  const manifestKey = () => `backups/${backup}/manifest.json`;
  const manifest = () => {
    const text = new TextDecoder().decode(whole.get(manifestKey()));
    const { sha256, ...unsealed } = JSON.parse(text) as BackupManifest;
    return { sha256, unsealed };
  };
  const partOf = (section: string) =>
    [...whole.keys()].find((key) => key.startsWith(`backups/${backup}/${section}/`)) ?? "";

  async function expectNothingDone(says: RegExp): Promise<void> {
    const before = await rowsOfAll();
    const { refused, finished } = await runRestore(backup);
    expect(refused).toMatch(says);
    expect(finished).toBe(false);
    const after = await rowsOfAll();
    for (const table of Object.keys(before)) {
      if (!/^(restores|backup_)/.test(table)) expect(after[table], table).toEqual(before[table]);
    }
    expect(await keysOf(env.VIDEOS)).toEqual([]);
  }

  it("is refused without its manifest: it was never finished", async () => {
    await spoil(manifestKey());
    await expectNothingDone(/^There is no finished backup .* it has no manifest\.$/);
  });

  it("is refused with a manifest of another format, which it names", async () => {
    await spoil(manifestKey(), JSON.stringify({ ...manifest().unsealed, format: 7 }));
    await expectNothingDone(/^The manifest is of format 7, and this version of Miran reads/);
  });

  it("is refused with a manifest that is no manifest", async () => {
    await spoil(manifestKey(), "{ half of it");
    await expectNothingDone(/^The manifest is broken/);
  });

  it("is refused over a database of another version, which it names", async () => {
    await spoil(
      manifestKey(),
      await sealManifest({ ...manifest().unsealed, schema: "0003_older.sql" }),
    );
    await expectNothingDone(/^The backup is of a database at 0003_older\.sql, this one is at /);
  });

  it("is refused with a manifest that was changed, and with one that names other columns", async () => {
    const { sha256, unsealed } = manifest();
    const renamed = (column: string) => (column === "text" ? "words" : column);
    const tables = unsealed.tables.map((table) =>
      table.name === "notes" ? { ...table, columns: table.columns.map(renamed) } : table,
    );
    const changed = { ...unsealed, tables };
    await spoil(manifestKey(), JSON.stringify({ ...changed, sha256 }));
    await expectNothingDone(/^The manifest is not what was written: its hash differs\.$/);
    await spoil(manifestKey(), await sealManifest(changed));
    await expectNothingDone(
      /^The manifest is not what was written: its table notes has other columns/,
    );
    await spoil(manifestKey(), JSON.stringify(changed));
    await expectNothingDone(/its table notes has other columns/);
  });

  it("is refused when a part of it is another than was written", async () => {
    await spoil(partOf("tables/accounts"), '["somebody"]\n');
    await expectNothingDone(/is not what was written: its hash differs\.$/);
  });

  it("is refused when a part of it is missing", async () => {
    await spoil(partOf("conversations"));
    await expectNothingDone(/^The part conversations\/.* is missing\.$/);
  });

  it("is refused when a piece of a file is missing", async () => {
    const chunk = [...whole.keys()].find((key) => key.startsWith("files/")) ?? "";
    await spoil(chunk);
    await expectNothingDone(/^A piece of the file .* is missing\.$/);
  });

  it("is refused when a piece of a file is another, and what was put back is taken away", async () => {
    const chunk = [...whole.keys()].filter((key) => key.startsWith("files/")).at(-1) ?? "";
    await spoil(chunk, new Uint8Array(whole.get(chunk)?.byteLength ?? 0).fill(7));
    await expectNothingDone(/^A piece of a file is not what was written/);
  });

  it("comes back whole once it is as it was", async () => {
    expect(await runRestore(backup)).toMatchObject({ refused: null, finished: true });
    expect(Object.keys(await filesOfAll())).toHaveLength(3);
    await followAll();
  });
});

describe("cut off in the middle", () => {
  it("goes on from where it was noted, and is the same backup", async () => {
    const [rows, files, conversations] = [
      await rowsOfAll(),
      await filesOfAll(),
      await conversationsOfAll(await traineeIds()),
    ];
    const backup = backupName(Date.now() + 240_000);
    // Each invocation takes a few steps, and often dies between what it wrote and the note of it.
    let call = 0;
    const dying = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: ((statements) => {
        call += 1;
        if (call % 9 === 0) throw new Error("killed");
        return env.DB.batch(statements);
      }) as typeof env.DB.batch,
    };
    const persist = async (run: () => Promise<unknown>) => {
      for (;;) {
        try {
          return await run();
        } catch (error) {
          if (!String(error).includes("killed")) throw error;
        }
      }
    };
    const database = dying as unknown as ReturnType<typeof hurried>["database"];
    await persist(() => runBackup(backup, hurried({ database })));
    expect(call).toBeGreaterThan(50);
    await beginAnew();
    call = 0;
    const restore = newId();
    const platform = hurried({ database });
    for (let over = false; !over; ) {
      over = (await persist(() => continueRestore(platform, { restore, backup }))) as boolean;
    }
    expect(call).toBeGreaterThan(50);
    await followAll();
    const restored = await rowsOfAll();
    for (const [table, lines] of Object.entries(rows)) {
      if (table in leftOutTables || ["accounts", "invitations"].includes(table)) continue;
      expect(restored[table], table).toEqual(lines);
    }
    expect(await filesOfAll()).toEqual(files);
    expect(await conversationsOfAll(await traineeIds())).toEqual(conversations);
  }, 120_000);
});
