import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { backupName } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { continueRestore } from "../../../worker/actions/copies/restore-backup.ts";
import { leftOutTables } from "../../../worker/data/copies/backup-tables.ts";
import { stockForBackup } from "../../support/backup-stock.ts";
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
import { countPacked } from "../../support/packed-weeks.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let silent: SignedInTrainee;

beforeAll(async () => {
  silent = await stockForBackup({ people: 6, weeks: 7, messages: 1200 });
});

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
