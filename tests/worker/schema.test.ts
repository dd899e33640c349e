import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as schema from "../../worker/db/schema.ts";
import { makeTrainee } from "../support/worker.ts";

const all = async <Row>(query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
const names = async (query: string, ...values: unknown[]) =>
  (await all<{ name: string }>(query, ...values)).map(({ name }) => name);

const tables = () =>
  names(
    "select name from sqlite_master where type = 'table' and substr(name, 1, 1) <> '_' and name not like 'sqlite%' and name not like 'd1%'",
  );

/** The first column of every index of a table, its primary key included. */
async function leadingColumns(table: string): Promise<string[]> {
  const indexes = await names("select name from pragma_index_list(?)", table);
  const leading = await Promise.all(
    indexes.map((index) => names("select name from pragma_index_info(?) where seqno = 0", index)),
  );
  return leading.flat();
}

describe("the migrations", () => {
  it("make every specified table", async () => {
    expect(await tables()).toEqual(
      expect.arrayContaining([
        "accounts",
        "applied_schedules",
        "conversations",
        "exercises",
        "foods",
        "meals",
        "notifications",
        "outbox",
        "plans",
        "schedule_exercises",
        "schedule_meals",
        "sessions",
        "subscriptions",
        "own_meals",
        "notes",
        "trainee_performance",
        "trainee_profiles",
        "trainee_steps",
        "weekly_schedules",
        "weight_records",
      ]),
    );
  });

  it("make exactly the schema's tables, columns and indexes", async () => {
    const told: Record<string, { columns: string[]; indexes: string[] }> = {};
    for (const table of Object.values(schema).filter((each) => is(each, SQLiteTable))) {
      const { name, columns, indexes } = getTableConfig(table);
      told[name] = {
        columns: columns.map((column) => toSnakeCase(column.name)).sort(),
        indexes: indexes.map(({ config }) => config.name).sort(),
      };
    }
    const made: typeof told = {};
    for (const table of await tables()) {
      const ofTable = "where type = 'index' and tbl_name = ? and sql is not null";
      const indexes = await names(`select name from sqlite_master ${ofTable} order by name`, table);
      made[table] = {
        columns: await names("select name from pragma_table_info(?) order by name", table),
        indexes: indexes.filter((name) => !name.endsWith("_unique")),
      };
    }
    expect(made).toEqual(told);
  });

  it("give every foreign key an index", async () => {
    const missing: string[] = [];
    for (const table of await tables()) {
      const keys = await names(`select "from" as name from pragma_foreign_key_list(?)`, table);
      const indexed = await leadingColumns(table);
      missing.push(...keys.filter((key) => !indexed.includes(key)).map((key) => `${table}.${key}`));
    }
    expect(missing).toEqual([]);
  });
});

const checks = async () =>
  (await all<{ sql: string }>("select sql from sqlite_master where type = 'table'")).flatMap(
    ({ sql }) => [...sql.matchAll(/CONSTRAINT "(\w+)" CHECK\((.*)\),?$/gm)],
  );

/** Conditions that never change: a sign, a day of the week, the format of a date. */
const lasting = [
  /^"\w+"\."\w+" (>=?|<>) 0$/,
  /^"\w+"\."\w+" between 0 and 6$/,
  /^"\w+"\."\w+" glob '\[12]\[0-9]\[0-9]\[0-9]-\[01]\[0-9]-\[0-3]\[0-9]'$/,
];

/** Conditions between two columns of a row. */
const between = ["weekly_schedules_sunday", "absences_days", "lighter_days_days", "payments_sign"];

describe("the CHECKs of the schema", () => {
  it("contain only signs and formats of dates: others would need a rebuilt table", async () => {
    const found = await checks();
    expect(found.length).toBeGreaterThan(20);
    const changing = found.filter(
      ([, name = "", condition = ""]) =>
        !between.includes(name) && !lasting.some((form) => form.test(condition)),
    );
    expect(changing.map(([, name]) => name)).toEqual([]);
  });
});

describe("the schema refuses", () => {
  let trainee: string;
  beforeAll(async () => {
    trainee = (await makeTrainee()).id;
  });

  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const marks = columns.map((_, index) => `?${index + 1}`);
    return env.DB.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${marks.join(", ")})`,
    )
      .bind(...Object.values(row))
      .run();
  };
  let serial = 0;
  const own = () => ({ id: `row-${++serial}`, trainee_id: trainee });
  const stamps = { created_at: 1, updated_at: 1 };

  const weight = (overrides: object) => ({
    ...own(),
    date: "2026-01-04",
    weight: 70,
    source: "sent",
    created_at: 1,
    ...overrides,
  });
  const week = (weekStartDate: string) => ({ ...own(), week_start_date: weekStartDate, ...stamps });
  const steps = (overrides: object) => ({
    ...own(),
    date: "2026-01-05",
    steps: 1,
    ...stamps,
    ...overrides,
  });

  it.each([0, -70])("a weight of %s kg", async (kg) => {
    await expect(insert("weight_records", weight({ weight: kg }))).rejects.toThrow("CHECK");
  });

  it("a weight on an invalid day", async () => {
    await expect(insert("weight_records", weight({ date: "4/1/2026" }))).rejects.toThrow("CHECK");
  });

  it("a weight without a trainee", async () => {
    await expect(insert("weight_records", weight({ trainee_id: "nobody" }))).rejects.toThrow(
      "FOREIGN KEY",
    );
  });

  it("a week that does not start on a Sunday", async () => {
    await expect(insert("weekly_schedules", week("2026-01-05"))).rejects.toThrow("CHECK");
  });

  it("a second schedule for a trainee's week", async () => {
    await insert("weekly_schedules", week("2026-01-11"));
    await expect(insert("weekly_schedules", week("2026-01-11"))).rejects.toThrow("UNIQUE");
  });

  it("a second row of steps for a day, negative steps and negative targets", async () => {
    await insert("trainee_steps", steps({}));
    await expect(insert("trainee_steps", steps({}))).rejects.toThrow("UNIQUE");
    const other = { date: "2026-01-06" };
    await expect(insert("trainee_steps", steps({ ...other, steps: -1 }))).rejects.toThrow("CHECK");
    await expect(insert("trainee_steps", steps({ ...other, target_steps: -1 }))).rejects.toThrow(
      "CHECK",
    );
  });

  it("a meal of zero grams, and one on an eighth day", async () => {
    const schedule = week("2026-01-18");
    await insert("weekly_schedules", schedule);
    const meal = (overrides: object) => ({
      ...own(),
      schedule_id: schedule.id,
      day_of_week: 0,
      date: "2026-01-18",
      timing: "lunch",
      name: "مجدرة",
      updated_at: 1,
      ...overrides,
    });
    await expect(insert("schedule_meals", meal({ quantity: 0 }))).rejects.toThrow("CHECK");
    await expect(insert("schedule_meals", meal({ day_of_week: 7 }))).rejects.toThrow("CHECK");
  });

  it("a second trainer, and two accounts with one address", async () => {
    const account = (overrides: object) => ({
      id: `account-${++serial}`,
      email: `${serial}@example.com`,
      role: "trainer",
      ...stamps,
      ...overrides,
    });
    await insert("accounts", account({}));
    await expect(insert("accounts", account({}))).rejects.toThrow("UNIQUE");
    const same = { role: "trainee", email: "same@example.com" };
    await insert("accounts", account(same));
    await expect(insert("accounts", account(same))).rejects.toThrow("UNIQUE");
  });
});

describe("deleting an account", () => {
  it("deletes all rows of that person", async () => {
    const { id } = await makeTrainee({ currentWeight: 80 });
    await env.DB.prepare(
      "insert into trainee_performance (trainee_id, date, updated_at) values (?, '2026-01-04', 1)",
    )
      .bind(id)
      .run();
    await env.DB.prepare("delete from accounts where id = ?").bind(id).run();
    for (const table of ["trainee_profiles", "sessions", "trainee_performance"]) {
      const column =
        table === "sessions" ? "account_id" : table === "trainee_profiles" ? "id" : "trainee_id";
      expect(await all(`select 1 from ${table} where ${column} = ?`, id), table).toEqual([]);
    }
  });
});
