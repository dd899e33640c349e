import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { continueRestore } from "../../../worker/actions/copies/restore-backup.ts";
import { leftOutTables } from "../../../worker/data/copies/backup-tables.ts";
import { stockForBackup } from "../../support/backup-stock.ts";
import {
  bucket,
  conversationsOfAll,
  filesOfAll,
  followAll,
  keysOf,
  makeBackup,
  makeShortRunPlatform,
  replaceDeployment,
  rowsOfAll,
  runBackup,
  runRestore,
  traineeIds,
} from "../../support/backups.ts";
import { countPacked } from "../../support/packed-weeks.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let silent: SignedInTrainee;

beforeAll(async () => {
  silent = await stockForBackup({ people: 6, weeks: 7, messages: 1200 });
});

describe("a restored backup", () => {
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
    await replaceDeployment();
    expect(await traineeIds()).toEqual([]);
    expect(await keysOf(env.VIDEOS)).toEqual([]);
    expect(await conversationsOfAll(ids)).toEqual({});
    const { refused, finished, counts } = await runRestore(backup);
    expect({ refused, finished }).toEqual({ refused: null, finished: true });
    const talks = Object.keys(conversations).length;
    expect(counts).toMatchObject({ missing: 0, conversations: talks, files: 4 });
    await followAll();
  });

  /** Tables that restoring changes on purpose. */
  const changed = new Set(["accounts", "invitations"]);
  /** Excluded tables that are computed again. */
  const computed = new Set(["trainee_counts", "trainee_search_words", "trainee_balances"]);
  const backupTables = /^(backup|restore)/;

  it("has every row of every table, value by value", async () => {
    const restored = await rowsOfAll();
    for (const [table, lines] of Object.entries(rows)) {
      if (changed.has(table) || (table in leftOutTables && !computed.has(table))) continue;
      expect(restored[table], table).toEqual(lines);
    }
    expect(Object.keys(restored)).toEqual(Object.keys(rows));
    for (const table of ["packed_weeks", "packed_copies", "packed_exercise_days"]) {
      expect(restored[table]?.length, table).toBeGreaterThan(0);
    }
  });

  it("has no rows of excluded tables", async () => {
    const restored = await rowsOfAll();
    for (const table of Object.keys(leftOutTables)) {
      if (!(table in rows) || computed.has(table) || backupTables.test(table)) continue;
      expect(restored[table], table).toEqual([]);
    }
    expect(rows.sessions?.length).toBeGreaterThan(0);
    expect(rows.outbox?.length).toBeGreaterThan(0);
  });

  it("ends open invitations, and starts the days of requested deletions again", async () => {
    const open = await env.DB.prepare("select count(*) as n from invitations where expires_at > ?")
      .bind(Date.now())
      .first("n");
    expect(open).toBe(0);
    const deletesAt = await env.DB.prepare("select deletes_at from accounts where id = ?")
      .bind(silent.id)
      .first<number>("deletes_at");
    expect(deletesAt).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });

  it("has every message with its number, the read positions and the files", async () => {
    expect(await conversationsOfAll(ids)).toEqual(conversations);
  });

  it("has every file with hash, type, metadata and etag, except a deleted person's", async () => {
    const left = Object.keys(files).find((key) => key.endsWith("left-behind")) ?? "";
    const { [left]: _, ...expected } = files;
    expect(await filesOfAll()).toEqual(expected);
    expect(Object.keys(expected)).toHaveLength(4);
  });

  it("is an independent deployment: its next backup copies no file again", async () => {
    const before = (await keysOf(bucket())).filter((key) => key.startsWith("files/"));
    await makeBackup(Date.now() + 60_000);
    const after = (await keysOf(bucket())).filter((key) => key.startsWith("files/"));
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThan(3);
  });

  it("is refused by a deployment with data, which stays unchanged", async () => {
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

  it("has packed weeks that can be opened", async () => {
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

describe("a backup interrupted again and again", () => {
  it("continues from its stored progress, and is the same backup", async () => {
    const [rows, files, conversations] = [
      await rowsOfAll(),
      await filesOfAll(),
      await conversationsOfAll(await traineeIds()),
    ];
    const backup = backupName(Date.now() + 240_000);
    // Each invocation does a few steps, and often dies between its write and the stored progress.
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
    const database = dying as unknown as ReturnType<typeof makeShortRunPlatform>["database"];
    await persist(() => runBackup(backup, makeShortRunPlatform({ database })));
    expect(call).toBeGreaterThan(50);
    await replaceDeployment();
    call = 0;
    const restore = newId();
    const platform = makeShortRunPlatform({ database });
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
