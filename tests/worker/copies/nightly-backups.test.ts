import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { backupName, backupsPrefix } from "../../../domain/copies/backups.ts";
import { newId } from "../../../domain/id.ts";
import { backUpNightly } from "../../../worker/actions/copies/make-backup.ts";
import { readBackups } from "../../../worker/actions/copies/read-backups.ts";
import { jobOf } from "../../../worker/actions/operations/run-scheduled.ts";
import { drainByItself } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  leftOutTables,
  listBackupTables,
  passesBack,
} from "../../../worker/data/copies/backup-tables.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import {
  backupStore,
  bucket,
  keysOf,
  makeShortRunPlatform,
  runBackup,
} from "../../support/backups.ts";
import { tables } from "../../support/every-table.ts";
import { makePlatform, makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
const hour = 3_600_000;
const night = Date.UTC(2026, 10, 25, 1, 30);

const production = (now: number, overrides: Parameters<typeof makePlatform>[0] = {}) =>
  makePlatform({
    environment: "production",
    now: () => now,
    // Orders are run by hand, so that no other clock takes part.
    wakeOutbox: async () => {},
    ...overrides,
  });

/** Runs a night's cron, then the outbox. */
async function passNight(now: number, overrides: Parameters<typeof makePlatform>[0] = {}) {
  const counts = await backUpNightly(production(now, overrides));
  while ((await drainByItself(production(now, overrides))).done > 0);
  return counts;
}

const folders = async () =>
  [...new Set((await keysOf(bucket())).map((key) => /^backups\/([^/]+)\//.exec(key)?.[1]))].filter(
    (name) => name !== undefined,
  );
const chunks = async () => (await keysOf(bucket())).filter((key) => key.startsWith("files/"));

beforeEach(async () => {
  await bucket().delete(await keysOf(bucket()));
  await env.VIDEOS.delete(await keysOf(env.VIDEOS));
  await env.DB.batch(
    ["backups", "backup_files", "backup_chunks", "outbox"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
});

describe("every night", () => {
  it("have their own time, after the nightly clean-up", () => {
    expect(jobOf("30 1 * * *")).toBe("back_up");
  });

  it("are one complete backup in the second store", async () => {
    await makeTrainee();
    expect(await passNight(night)).toEqual({ backups: 1 });
    expect(await folders()).toEqual([backupName(night)]);
    const manifest = await bucket().get(`${backupsPrefix}${backupName(night)}/manifest.json`);
    const { parts, leftOut, counts } = (await manifest?.json<{
      parts: { name: string; lines: number }[];
      leftOut: unknown;
      counts: { rows: number };
    }>()) ?? { parts: [], leftOut: {}, counts: { rows: 0 } };
    const rows = parts.filter(({ name }) => name.startsWith("tables/"));
    expect(counts.rows).toBe(rows.reduce((sum, { lines }) => sum + lines, 0));
    expect(counts.rows).toBeGreaterThan(500);
    expect(leftOut).toEqual(leftOutTables);
  });

  it("are one backup if the cron runs twice, at once or a little later", async () => {
    const twice = await Promise.all([
      backUpNightly(production(night)),
      backUpNightly(production(night + 1)),
    ]);
    expect(twice.map(({ backups }) => backups).sort()).toEqual([0, 1]);
    await passNight(night + 2);
    await passNight(night + hour);
    expect(await folders()).toHaveLength(1);
  });

  it("are not made in development or without a second store", async () => {
    expect(await backUpNightly(production(night, { environment: "development" }))).toEqual({});
    expect(await backUpNightly(production(night, { backups: null }))).toEqual({});
    expect(await folders()).toEqual([]);
  });

  it("continue over as many invocations as needed", async () => {
    expect(await runBackup(backupName(night), makeShortRunPlatform())).toBeGreaterThan(5);
    expect(await bucket().head(`${backupsPrefix}${backupName(night)}/manifest.json`)).toBeTruthy();
  });

  it("start again the next night after an unfinished one", async () => {
    const store = backupStore();
    const full = { ...store, put: () => Promise.reject(new Error("the store is away")) };
    await passNight(night, { backups: full });
    expect(await folders()).toEqual([]);
    await env.DB.prepare("delete from outbox").run();
    await passNight(night + day);
    expect(await folders()).toEqual([backupName(night + day)]);
    const { results } = await env.DB.prepare("select name from backups").all();
    expect(results).toEqual([{ name: backupName(night + day) }]);
  });
});

describe("the trainer's report of backups", () => {
  it("has the last good one, and whether it is older than 36 hours", async () => {
    const scope = trainerScope(env.DB as never, (await makeTrainer()).actor, Date.now());
    const report = (now: number) => readBackups(production(now), scope);
    expect(await report(night)).toEqual({
      nightly: true,
      standing: "never",
      last: null,
      runningSince: null,
    });
    await passNight(night);
    expect(await report(night + 36 * hour)).toMatchObject({
      standing: "good",
      last: { startedAt: night },
    });
    expect(await report(night + 36 * hour + 1)).toMatchObject({ standing: "late" });
    const development = production(night + hour, { environment: "development" });
    expect(await readBackups(development, scope)).toMatchObject({ nightly: false });
  });
});

describe("files of a backup", () => {
  it("exclude the pieces of a business archive, which expires in a day", async () => {
    await env.VIDEOS.put(`archives/${newId()}/${newId()}`, "piece");
    await env.VIDEOS.put("trainer/photo/1", "photo");
    await passNight(night);
    const listed: string[] = [];
    for (const key of await keysOf(bucket())) {
      if (/^backups\/[^/]+\/files\//.test(key)) {
        listed.push((await (await bucket().get(key))?.text()) ?? "");
      }
    }
    expect(listed.join("")).toContain("trainer/photo/1");
    expect(listed.join("")).not.toContain("archives/");
    expect(await chunks()).toHaveLength(1);
  });

  const putFile = (key: string, text: string) => env.VIDEOS.put(key, text);

  it("are copied once, and again only after a change", async () => {
    const puts: string[] = [];
    const store = backupStore();
    const watched: typeof store = {
      ...store,
      put: (key, bytes, sha256) => {
        puts.push(key);
        return store.put(key, bytes, sha256);
      },
    };
    const copied = () => puts.splice(0).filter((key) => key.startsWith("files/")).length;
    await putFile("trainer/photo/a", "أول");
    await putFile("trainer/photo/b", "ثانٍ");
    await putFile("trainer/photo/same-as-a", "أول");
    await passNight(night, { backups: watched });
    expect(copied()).toBe(2);
    await passNight(night + day, { backups: watched });
    expect(copied()).toBe(0);
    await putFile("trainer/photo/b", "غيره");
    await passNight(night + 2 * day, { backups: watched });
    expect(copied()).toBe(1);
  });

  it("stay as long as a stored backup contains them, and go with the last one", async () => {
    await putFile("trainer/photo/gone", "سيُحذف");
    await passNight(night);
    await env.VIDEOS.delete("trainer/photo/gone");
    await putFile("trainer/photo/other", "يبقى");
    await passNight(night + 29 * day);
    expect([(await folders()).length, (await chunks()).length]).toEqual([2, 2]);
    await passNight(night + 31 * day);
    expect([(await folders()).length, (await chunks()).length]).toEqual([2, 1]);
  });

  it("exclude a deleted person's, even if still in the store", async () => {
    await putFile(`trainees/${newId()}/photo/x`, "محذوف");
    await passNight(night);
    expect(await chunks()).toEqual([]);
  });
});

describe("stored backups", () => {
  it("are those of 30 days", async () => {
    for (const days of [0, 10, 29, 31, 35]) await passNight(night + days * day);
    expect(await folders()).toEqual([10, 29, 31, 35].map((days) => backupName(night + days * day)));
  });

  it("exclude the remains of an unfinished one", async () => {
    await bucket().put(`${backupsPrefix}${backupName(night)}/tables/notes/00000-x.jsonl`, "[]");
    await passNight(night + day);
    expect(await folders()).toEqual([backupName(night + day)]);
  });
});

describe("the tables of a backup", () => {
  it("are all tables, except those with a reason", async () => {
    const held = (await listBackupTables(env.DB)).map(({ name }) => name);
    const all = await tables();
    expect(held.length).toBeGreaterThan(35);
    for (const table of all) {
      const reason = leftOutTables[table];
      expect(held.includes(table), table).toBe(reason === undefined);
      if (reason !== undefined) expect(reason.length, table).toBeGreaterThan(10);
    }
    const elsewhere = new Set(["d1_migrations", "local_seed"]);
    const unknown = Object.keys(leftOutTables).filter(
      (table) => !all.includes(table) && !elsewhere.has(table),
    );
    expect(unknown).toEqual([]);
  });

  it("refer to no excluded table", async () => {
    const held = new Set((await listBackupTables(env.DB)).map(({ name }) => name));
    for (const name of held) {
      const { results } = await env.DB.prepare(`pragma foreign_key_list("${name}")`).all<{
        table: string;
      }>();
      for (const { table } of results) expect(held.has(table), `${name} → ${table}`).toBe(true);
    }
  });

  it("are read before the tables they refer to, and written after them", async () => {
    const found = await listBackupTables(env.DB);
    const read = found.map(({ name }) => name);
    const written = passesBack(found).map(({ table }) => table);
    for (const { name, references } of found) {
      for (const { table } of references.filter((reference) => reference.table !== name)) {
        expect(read.indexOf(name), `${name} before ${table}`).toBeLessThan(read.indexOf(table));
        expect(written.indexOf(name)).toBeGreaterThan(written.lastIndexOf(table));
      }
    }
    expect(written.at(-1)).toBe("ledger_months");
    expect(written.filter((table) => table === "payments")).toHaveLength(2);
  });
});
