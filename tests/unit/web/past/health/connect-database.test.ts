import { describe, expect, it } from "vitest";
import { readConnectDatabase } from "../../../../../web/past/health/connect-database.ts";
import { sql } from "../../../../support/demo/sql.ts";

const today = "2026-12-01";
const hour = 3_600_000;
/** Midnight of 20 October 2026 by UTC, and its number as a day. */
const day = { utc: 1_792_454_400_000, local: 20_746 };

const tables = `
  create table steps_record_table(row_id integer primary key, uuid blob, start_time integer,
    start_zone_offset integer, end_time integer, local_date integer, count integer, app_info_id integer);
  create table weight_record_table(row_id integer primary key, time integer, zone_offset integer,
    local_date integer, weight real, app_info_id integer);`;

function read(...statements: string[]) {
  const database = new sql.Database();
  for (const statement of statements) database.exec(statement);
  try {
    return readConnectDatabase(database, today);
  } finally {
    database.close();
  }
}
const steps = (app: number, fromHour: number, count: number, local: number | null = day.local) =>
  `insert into steps_record_table(start_time, start_zone_offset, end_time, local_date, count, app_info_id)
   values (${day.utc + fromHour * hour}, 10800, ${day.utc + (fromHour + 1) * hour}, ${local}, ${count}, ${app})`;
const weight = (atHour: number, grams: number) =>
  `insert into weight_record_table(time, zone_offset, local_date, weight, app_info_id)
   values (${day.utc + atHour * hour}, 10800, ${day.local}, ${grams}, 1)`;

describe("Health Connect's database", () => {
  it("gives the largest app of a day and the last weight in kg", () => {
    expect(
      read(
        tables,
        steps(1, 6, 2500),
        steps(1, 15, 2500),
        steps(2, 6, 2800),
        steps(2, 15, 2800),
        weight(18, 75_350),
        weight(4, 76_000),
      ),
    ).toMatchObject({
      past: {
        app: "health_connect",
        steps: [{ date: "2026-10-20", steps: 5600 }],
        body: [{ date: "2026-10-20", weight: 75.35, measurements: {} }],
        faultCount: 0,
        left: [],
      },
    });
  });

  it("counts a record that an app wrote twice once", () => {
    expect(read(tables, steps(1, 6, 2500), steps(1, 6, 2500))).toMatchObject({
      past: { steps: [{ date: "2026-10-20", steps: 2500 }] },
    });
  });

  it("gives the written day, by the offset where an older version has no local date", () => {
    expect(read(tables, steps(1, 22, 100, null), steps(1, 23, 70))).toMatchObject({
      past: {
        steps: [
          { date: "2026-10-20", steps: 70 },
          { date: "2026-10-21", steps: 100 },
        ],
      },
    });
    const older = `
      create table steps_record_table(row_id integer primary key, start_time integer, end_time integer,
        count integer, app_info_id integer);
      insert into steps_record_table(row_id, start_time, end_time, count, app_info_id)
        values (1, ${day.utc}, ${day.utc + hour}, 40, 1);`;
    expect(read(older)).toMatchObject({ past: { steps: [{ date: "2026-10-20", steps: 40 }] } });
  });

  it("counts what is left by the kind of its table", () => {
    const others = `
      create table heart_rate_record_table(row_id integer primary key);
      insert into heart_rate_record_table(row_id) values (1), (2);
      create table sleep_session_record_table(row_id integer primary key);`;
    expect(read(tables, others, steps(1, 6, 100))).toMatchObject({
      past: { left: [{ what: "heart_rate", count: 2 }] },
    });
  });

  it("tells values that cannot be", () => {
    expect(read(tables, steps(1, 6, -5), steps(1, 8, 5, 40_000), weight(4, 75.35))).toMatchObject({
      past: {
        steps: [],
        body: [],
        faults: [
          { column: "steps_record_table", value: "-5", why: "out_of_range" },
          { column: "steps_record_table", value: "2079-07-08", why: "in_future" },
          { column: "weight_record_table", value: "75.35 g", why: "out_of_range" },
        ],
      },
    });
  });

  it("without a record is empty", () => {
    expect(read(tables)).toEqual({ refused: "empty" });
  });

  it("of another program is unknown", () => {
    expect(read("create table steps(count integer)")).toEqual({ refused: "unknown_file" });
  });
});
