import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { maxDatabaseBytes } from "../../domain/plumbing/storage.ts";
import { firstUnpackedWeek } from "../../domain/schedules/packing.ts";
import { say } from "../../scripts/lib/message.mjs";
import { listMigrations, migrationsFolder } from "../../scripts/lib/migrations.ts";
import { applyStarter } from "../../scripts/library/apply.ts";
import { starter } from "../../scripts/library/starter.ts";
import { seed } from "../../scripts/seed/index.ts";
import type { SeedDatabase } from "../../scripts/seed/statement.ts";
import { packOldWeeks } from "../../worker/actions/schedules/pack-weeks.ts";
import { deleteExpired } from "../../worker/data/operations/expired.ts";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Bench, Figure, Row } from "./lib/bench-run.ts";
import { clientOf } from "./lib/node-database.ts";
import { benchFolder } from "./lib/state.ts";

/** Whom a deployment should hold for how long. */
const wanted = { trainees: 5000, years: 5 };
const weeksOfYear = 52;
const plans = {
  smallest: { trainees: 3, weeks: 10 },
  full: { trainees: 30, weeks: wanted.years * weeksOfYear + 1 },
};
const at = Date.parse("2026-03-03T10:00:00Z");

async function emptyDatabase(path: string): Promise<DatabaseSync> {
  const file = new DatabaseSync(path);
  file.exec("pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = on");
  for (const name of listMigrations()) {
    file.exec(readFileSync(join(migrationsFolder, name), "utf8"));
  }
  const write = async (statements: readonly string[]) => {
    for (const statement of statements) file.exec(statement);
  };
  await applyStarter({ read: async (sql) => file.prepare(sql).all() as object[], write }, starter);
  return file;
}

const number = (file: DatabaseSync, sql: string) =>
  Number(Object.values(file.prepare(sql).get() ?? {})[0]);

/** What is in use: freed pages are written again before the file grows. */
const bytesOf = (file: DatabaseSync) =>
  (number(file, "pragma page_count") - number(file, "pragma freelist_count")) *
  number(file, "pragma page_size");

/** Bytes of each table with its indexes. */
function bytesOfTables(file: DatabaseSync): Map<string, number> {
  const rows = file
    .prepare(
      `select m.tbl_name as name, sum(s.pgsize) as bytes
       from dbstat s join sqlite_master m on m.name = s.name where s.aggregate = 1 group by 1`,
    )
    .all() as { name: string; bytes: number }[];
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** Runs the job as often as the clock would, over one invocation's worth each time. */
async function packAll(database: DatabaseClient): Promise<{ runs: number; weeks: number }> {
  let [runs, weeks] = [0, 0];
  for (;;) {
    const counts = await packOldWeeks(
      { database, now: () => at, log: ({ error }) => say(String(error)) },
      { databaseBytes: maxDatabaseBytes },
    );
    if (!counts.weeks) return { runs, weeks };
    runs += 1;
    weeks += counts.weeks;
  }
}

const day = 86_400_000;

/** What the nightly clean-up removes of what people were told: the sample data holds it from the first day on. */
async function forgetOldNotifications(database: DatabaseClient): Promise<void> {
  const kinds = { finishedDeliveries: 180 * day, notifications: 365 * day } as const;
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const limit = 5000;
    const before = at - kinds[kind];
    while ((await deleteExpired(database, kind, { before, limit })) === limit);
  }
}

/**
 * What five years of everybody take once the weeks that are long over are packed: the sample data over so
 * many weeks, packed by the job, and its bytes reckoned up to 5,000 trainees.
 */
export const benchYears: Bench = async (run) => {
  const { trainees, weeks } = run.pick(plans);
  const folder = mkdtempSync(join(benchFolder, "years-"));
  try {
    const file = await emptyDatabase(join(folder, "years.sqlite"));
    const database = clientOf(file);
    const beginning = bytesOf(file);
    const atFirst = bytesOfTables(file);
    const hash = async () => "hashed elsewhere";
    await seed(database as unknown as SeedDatabase, { trainees, weeks, now: at, hash });
    await forgetOldNotifications(database);
    const before = { bytes: bytesOf(file), tables: bytesOfTables(file) };
    const start = performance.now();
    const packed = await packAll(database);
    const seconds = (performance.now() - start) / 1000;
    const after = { bytes: bytesOf(file), tables: bytesOfTables(file) };
    const left = number(
      file,
      `select count(*) from weekly_schedules where packed_at is null
       and week_start_date < '${firstUnpackedWeek(at)}'`,
    );
    file.close();
    const wholeOf = (bytes: number) =>
      (beginning + ((bytes - beginning) / trainees) * wanted.trainees) / 1e9;
    const figures: Figure[] = [
      {
        what: "a trainee before",
        figure: (before.bytes - beginning) / trainees / 1000,
        unit: "kB",
      },
      { what: "a trainee packed", figure: (after.bytes - beginning) / trainees / 1000, unit: "kB" },
      { what: "5,000 trainees before", figure: wholeOf(before.bytes), unit: "GB" },
      {
        what: "5,000 trainees packed",
        figure: wholeOf(after.bytes),
        unit: "GB",
        limit: maxDatabaseBytes / 1e9,
      },
      { what: "weeks packed", figure: packed.weeks, unit: "" },
      {
        what: "old weeks left, a trainee",
        figure: left / trainees,
        unit: "",
        limit: 3,
        exact: true,
      },
      { what: "ms a packed week", figure: (seconds * 1000) / packed.weeks, unit: "ms" },
    ];
    const rows = [...after.tables]
      .map(([table, bytes]): Row & { now: number } => ({
        table,
        before: ((before.tables.get(table) ?? 0) - (atFirst.get(table) ?? 0)) / trainees / 1000,
        now: (bytes - (atFirst.get(table) ?? 0)) / trainees / 1000,
      }))
      .sort((a, b) => b.now - a.now)
      .slice(0, 14);
    return {
      figures,
      tables: [{ title: `kB a trainee of ${weeks} weeks, ${packed.runs} runs`, rows }],
      readings: { trainees, weeks, before: before.bytes, after: after.bytes, packed },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
