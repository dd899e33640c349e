import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { textOfRecipe } from "../../../scripts/lib/rebuild-recipe.ts";
import { tablesOf } from "../../../scripts/lib/schema-facts.ts";
import { rowsOfAll } from "../../support/backups.ts";
import { lossesOf, takeStock } from "../../support/database-stock.ts";
import { factsOf, fillEveryTable } from "../../support/filled-database.ts";

/** Makes a database by these migrations, with rows in every table. */
async function fillAfter(migrations: readonly D1Migration[]): Promise<void> {
  await reset();
  await applyD1Migrations(env.DB, [...migrations]);
  await fillEveryTable();
}

/** Applies as a deployment does. */
const apply = (name: string, queries: string[]) => applyD1Migrations(env.DB, [{ name, queries }]);

/** Losses of the filled database by a migration, except its declared ones. */
async function lossesBy(
  { name, queries }: D1Migration,
  header?: Parameters<typeof lossesOf>[2],
): Promise<string[]> {
  const before = await takeStock();
  await apply(name, queries);
  return lossesOf(before, await takeStock(), header);
}

const madeAs = (table: string) =>
  env.DB.prepare("select sql from sqlite_master where name = ?").bind(table).first<string>("sql");

/** A rebuilt table, as drizzle-kit writes it for a changed CHECK or default. */
async function naiveRebuild(table: string): Promise<string[]> {
  const facts = await factsOf();
  const columns = facts.columns.filter((each) => each.table === table);
  const names = columns.map(({ column }) => `"${column}"`).join(", ");
  const indexes = facts.objects.filter((each) => each.type === "index" && each.table === table);
  return [
    "PRAGMA foreign_keys=OFF",
    `${await madeAs(table)}`
      .replaceAll(`\`${table}\` (`, `\`__new_${table}\` (`)
      .replaceAll(`"${table}".`, ""),
    `INSERT INTO \`__new_${table}\`(${names}) SELECT ${names} FROM \`${table}\``,
    `DROP TABLE \`${table}\``,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``,
    "PRAGMA foreign_keys=ON",
    ...indexes.map(({ sql }) => sql),
  ];
}

/** The same by the recipe of `npm run migrations:new`. */
async function recipe(table: string): Promise<string[]> {
  const [text, made] = [textOfRecipe(await factsOf(), [table]), await madeAs(table)];
  return text
    .replace(`CREATE TABLE ${table} (…)`, () => `${made}`)
    .split("--> statement-breakpoint");
}

describe("the filled database", () => {
  it("has rows in every table, with a value in every column and reference", async () => {
    await fillAfter(env.MIGRATIONS);
    const { rows, values } = await takeStock();
    expect(Object.keys(rows).length).toBeGreaterThan(70);
    expect(Object.entries(rows).filter(([, count]) => count < 3)).toEqual([]);
    expect(Object.entries(values).filter(([, { set }]) => set === 0)).toEqual([]);
  });
});

describe("a parent table rebuilt as by drizzle-kit", () => {
  beforeAll(() => fillAfter(env.MIGRATIONS));

  it("deletes rows and references of other tables, without an error", async () => {
    const queries = await naiveRebuild("exercises");
    const losses = await lossesBy({ name: "exercises anew", queries });
    expect(losses).toEqual(
      expect.arrayContaining([
        "rows of exercise_days: 3 → 0",
        "rows of exercise_successors: 3 → 0",
        expect.stringMatching(/^set in performed_sets\.exercise_id: 3 .* → 0 /),
        expect.stringMatching(/^set in schedule_exercises\.exercise_id: 3 .* → 0 /),
        expect.stringMatching(/^set in template_exercises\.exercise_id: 3 .* → 0 /),
      ]),
    );
    expect((await env.DB.prepare("pragma foreign_key_check").all()).results).toEqual([]);
  });

  it("loses its triggers without an error", async () => {
    const queries = await naiveRebuild("subscriptions");
    const losses = await lossesBy({ name: "subscriptions anew", queries });
    const names = [
      "charged",
      "uncharged",
      "recharged",
      "expected",
      "unexpected",
      "expected_anew",
      "departed",
    ];
    expect(losses.map((each) => each.split(":")[0])).toEqual(
      names.map((name) => `subscriptions_${name}`),
    );
  });
});

describe("the recipe", () => {
  beforeAll(() => fillAfter(env.MIGRATIONS));

  it("loses nothing, for any rebuilt table", { timeout: 120_000 }, async () => {
    const [rows, before] = [await rowsOfAll(), await takeStock()];
    for (const table of tablesOf(await factsOf()))
      await apply(`${table} anew`, await recipe(table));
    expect(lossesOf(before, await takeStock())).toEqual([]);
    expect(await rowsOfAll()).toEqual(rows);
    expect((await env.DB.prepare("pragma foreign_key_check").all()).results).toEqual([]);
  });

  it("rolls back completely after a lost row", async () => {
    const before = await takeStock();
    const steps = await recipe("exercises");
    const counting = steps.findIndex((step) => step.includes("CREATE TABLE aside_counts"));
    steps.splice(counting, 0, "DELETE FROM exercise_days WHERE date = '2026-01-04'");
    await expect(apply("lossy", steps)).rejects.toThrow("CHECK constraint failed");
    expect(lossesOf(before, await takeStock())).toEqual([]);
  });
});

describe("the newest migration", () => {
  it("keeps everything in a filled database, except its declared changes", async () => {
    const newest = env.MIGRATIONS.at(-1);
    if (!newest) throw new Error("there is no migration");
    await fillAfter(env.MIGRATIONS.slice(0, -1));
    expect(await lossesBy(newest, env.NEWEST_HEADER)).toEqual([]);
  });
});

describe("the comparison of a migration", () => {
  beforeAll(() => fillAfter(env.MIGRATIONS));

  it("ignores additions", async () => {
    const queries = [
      "ALTER TABLE notes ADD pinned_at integer",
      "CREATE INDEX notes_pinned ON notes (pinned_at)",
      "CREATE TABLE ribbons (id text PRIMARY KEY, note_id text REFERENCES notes(id))",
      "INSERT INTO ribbons (id, note_id) SELECT id, id FROM notes",
    ];
    expect(await lossesBy({ name: "adding", queries })).toEqual([]);
  });

  it.each([
    ["rows", "DELETE FROM saved_replies WHERE created_at = 1", "rows of saved_replies: 3 → 2"],
    [
      "values",
      "UPDATE plans SET price_agorot = 100 * price_agorot",
      "set in plans.price_agorot: 3 (1,2,3) → 3 (100,200,300)",
    ],
    ["a column", "ALTER TABLE saved_replies DROP COLUMN text", "set in saved_replies.text"],
    ["an index", "DROP INDEX notes_author", "notes_author: CREATE INDEX"],
    ["a trigger", "DROP TRIGGER payments_stay", "payments_stay: CREATE TRIGGER"],
    ["a view", "DROP VIEW trainee_words_of_search", "trainee_words_of_search: CREATE VIEW"],
    ["a table", "DROP TABLE cron_runs", "rows of cron_runs: 3 → gone"],
  ])("shows the loss of %s", async (what, query, loss) => {
    const losses = await lossesBy({ name: `loses ${what}`, queries: [query] });
    expect(losses[0]).toContain(loss);
  });

  it("ignores changes declared in its header", async () => {
    const queries = ["UPDATE plans SET price_agorot = 0", "DROP TABLE settings"];
    const header = { drops: ["settings"], changes: ["plans.price_agorot"] };
    expect(await lossesBy({ name: "telling", queries }, header)).toEqual([]);
  });
});
