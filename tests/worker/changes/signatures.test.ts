import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { factsOf, fillEveryTable } from "../../support/filled-database.ts";

/** Tables whose writer is a person: the trainee or the trainer. */
const byPeople = ["body_measurements", "notes"];

/** A column of each table that every write changes. */
const touched: Record<string, string> = {
  applied_schedules: "stopped_at",
  applied_templates: "applied_at",
  schedule_exercises: "updated_at",
  schedule_meals: "updated_at",
  template_exercises: "updated_at",
  template_meals: "updated_at",
  weekly_schedules: "updated_at",
};

const run = (query: string) => env.DB.prepare(query).run();
const signatures = async (table: string) =>
  (await env.DB.prepare(`select distinct written_by from ${table}`).raw()).flat();

beforeAll(async () => {
  await fillEveryTable();
});

it("every table with signed rows is listed here", async () => {
  const { columns } = await factsOf();
  const signed = columns.filter(({ column }) => column === "written_by").map(({ table }) => table);
  expect(signed.filter((table) => !byPeople.includes(table)).toSorted()).toEqual(
    Object.keys(touched),
  );
});

describe.each(Object.entries(touched))("the signature of %s", (table, column) => {
  it("is removed by any other write to the row", async () => {
    await run(`update ${table} set ${column} = 5, written_by = 'first'`);
    expect(await signatures(table)).toEqual(["first"]);
    await run(`update ${table} set ${column} = 6`);
    expect(await signatures(table)).toEqual([null]);
  });

  it("is that of the last change", async () => {
    await run(`update ${table} set ${column} = 5, written_by = 'first'`);
    await run(`update ${table} set ${column} = 6, written_by = 'second'`);
    expect(await signatures(table)).toEqual(["second"]);
  });
});
