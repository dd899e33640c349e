import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { foldForSearch } from "../../../domain/arabic.ts";
import { foodFamiliarity } from "../../../domain/libraries/foods.ts";
import { applyStarter } from "../../../scripts/library/apply.ts";
import {
  type StarterPart,
  type StarterRow,
  type StarterTable,
  type StarterValue,
  starterTables,
} from "../../../scripts/library/starter-tables.ts";
import { foldedLetters } from "../../../worker/data/operations/refold.ts";
import { starter, starterDatabase, writeStarter } from "../../support/starter.ts";
import { makeTrainee } from "../../support/worker.ts";

const all = async <Row>(query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

const tables = ["plans", "exercises", "foods", "food_portions", "meals", "meal_foods"];
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (name) => [name, await all(`select * from ${name} order by 1, 2`)]),
    ),
  ) as Record<string, Record<string, unknown>[]>;
const named = async (table: string, id: string | undefined) =>
  (await all<{ name: string }>(`select name from ${table} where id = ?`, id))[0]?.name;

/** A row with other values in some columns. */
type Change = (row: StarterRow, values: Record<string, StarterValue | undefined>) => StarterRow;

const columnsOf = ({ columns, derived, added }: StarterTable) => [...columns, ...derived, ...added];

/** The starter data with changed rows of one table. */
const withRows = (
  name: StarterTable["name"],
  change: (rows: readonly StarterRow[], put: Change) => StarterRow[],
): StarterPart[] =>
  starter.map((part) => {
    const { table, rows } = part;
    if (table.name !== name) return part;
    const columns = columnsOf(table);
    const put: Change = (row, values) => ({
      ...row,
      values: row.values.map((value, place) => values[columns[place] ?? ""] ?? value),
    });
    return { table, rows: change(rows, put) };
  });

const rowsOf = (name: StarterTable["name"]) =>
  starter.find(({ table }) => table.name === name)?.rows ?? [];
const searchOf = (name: StarterTable["name"], nth: number) => {
  const place = starter.flatMap(({ table }) => (table.name === name ? columnsOf(table) : []));
  return rowsOf(name)[nth]?.values[place.indexOf("search")];
};
const idsOf = (name: StarterTable["name"]) => rowsOf(name).map(({ id }) => id);

beforeEach(async () => {
  await env.DB.batch([
    ...[
      "trainee_profiles",
      "templates",
      "meals",
      "foods",
      "exercises",
      "plans",
      "starter_rows",
    ].map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare("delete from settings where section = 'starter_library'"),
  ]);
  await writeStarter();
});

describe("the starter data", () => {
  it("are complete, and the same version again is one read", async () => {
    const before = await everything();
    expect(before.plans?.length).toBe(3);
    expect(before.food_portions?.length).toBeGreaterThan(800);
    const asked: string[] = [];
    const watched = {
      read: (sql: string) => {
        asked.push(sql);
        return starterDatabase.read(sql);
      },
      write: () => Promise.reject(new Error("unexpected write")),
    };

    expect(await applyStarter(watched, starter)).toBe(false);

    expect(asked).toHaveLength(1);
    expect(await everything()).toEqual(before);
  });

  it("do not change when all statements run again", async () => {
    const before = await everything();
    await run("delete from settings where section = 'starter_library'");
    expect(await writeStarter()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  it.each(["plans", "exercises", "foods", "meals"] as const)(
    "of a new version reach unchanged %s, never edited or deleted ones",
    async (table) => {
      const [edited = "", deleted = "", untouched = ""] = idsOf(table);
      if (table === "foods") await run("delete from meal_foods");
      await run(`update ${table} set name = 'باسم المدرب' where id = ?`, edited);
      await run(`delete from ${table} where id = ?`, deleted);
      const added = { id: "new-row", ...(table === "foods" && { usda_id: "99999" }) };
      const version = withRows(table, (rows, put) => [
        ...rows.map((row, index) => (index < 3 ? put(row, { name: `اسم مصحح ${index}` }) : row)),
        { ...put(rows[0] as StarterRow, { name: "اسم جديد", ...added }), id: added.id },
      ]);
      const before = (await everything())[table] ?? [];

      for (const _ of ["once", "again"]) {
        await applyStarter(starterDatabase, version);
        await run("update settings set value = json_remove(value, '$.version')");
      }

      expect(await named(table, edited)).toBe("باسم المدرب");
      expect(await named(table, deleted)).toBeUndefined();
      expect(await named(table, untouched)).toBe("اسم مصحح 2");
      expect(await named(table, "new-row")).toBe("اسم جديد");
      const rest = (rows: Record<string, unknown>[] = []) =>
        rows.filter(({ id }) => id !== untouched && id !== "new-row");
      expect(rest((await everything())[table])).toEqual(rest(before));
    },
  );

  it("leave a row as long as it has the trainer's changes, and follow again afterwards", async () => {
    const id = idsOf("exercises")[0];
    const original = await named("exercises", id);
    const version = (name: string) =>
      withRows("exercises", (rows, put) =>
        rows.map((row, index) => (index === 0 ? put(row, { name }) : row)),
      );
    await run("update exercises set name = 'تمرين المدرب' where id = ?", id);
    await applyStarter(starterDatabase, version("الثاني"));
    await applyStarter(starterDatabase, version("الثالث"));
    expect(await named("exercises", id)).toBe("تمرين المدرب");
    await run("update exercises set name = ? where id = ?", original, id);
    await applyStarter(starterDatabase, version("الرابع"));
    expect(await named("exercises", id)).toBe("الرابع");
  });

  it("keep the trainer's video and status, and correct the rest", async () => {
    const id = idsOf("exercises")[0];
    const query = "select video_url, status, created_at from exercises where id = ?";
    await run(
      "update exercises set video_url = 'https://youtu.be/x', status = 'inactive' where id = ?",
      id,
    );
    const before = await all(query, id);
    await applyStarter(
      starterDatabase,
      withRows("exercises", (rows, put) => rows.map((row) => put(row, { duration: "ساعة" }))),
    );
    expect(await all("select duration from exercises where id = ?", id)).toEqual([
      { duration: "ساعة" },
    ]);
    expect(await all(query, id)).toEqual(before);
  });

  it("include a meal's foods, unless the trainer changed them", async () => {
    const [touched = "", untouched = ""] = idsOf("meals");
    const grams = (id: string) =>
      all("select position, grams from meal_foods where meal_id = ? order by position", id);
    await run(
      "update meal_foods set grams = grams + 1 where meal_id = ? and position = 0",
      touched,
    );
    const before = await grams(touched);
    const version = withRows("meals", (rows) =>
      rows.map((row) => ({
        ...row,
        parts: (row.parts ?? []).slice(0, 1).map((part) => part.with(-1, 77)),
      })),
    );
    await applyStarter(starterDatabase, version);
    expect(await grams(touched)).toEqual(before);
    expect(await grams(untouched)).toEqual([{ position: 0, grams: 77 }]);
  });

  it("add derived columns to a database without them", async () => {
    const [edited = "", untouched = ""] = idsOf("foods");
    const lastDerived = starterTables.foods.columns.length + 1;
    const before = await all("select id, familiarity, search from foods order by id");
    const without = starter.map((part) =>
      part.table.name === "foods"
        ? {
            table: { ...part.table, derived: ["search"], added: [] },
            rows: part.rows.map((row) => ({ ...row, values: row.values.slice(0, lastDerived) })),
          }
        : part,
    );
    await run("delete from meal_foods");
    await run("delete from foods");
    await run("delete from starter_rows where noun = 'foods'");
    await applyStarter(starterDatabase, without);
    await run("update foods set name = 'باسم المدرب' where id = ?", edited);
    expect(await all("select distinct familiarity from foods")).toEqual([
      { familiarity: foodFamiliarity.usual },
    ]);

    await writeStarter();

    const unlike = (rows: Record<string, unknown>[]) => rows.filter(({ id }) => id !== edited);
    const after = await all<Record<string, unknown>>(
      "select id, familiarity, search from foods order by id",
    );
    expect(unlike(after)).toEqual(unlike(before as Record<string, unknown>[]));
    expect(await named("foods", edited)).toBe("باسم المدرب");
    expect(await named("foods", untouched)).toBe(rowsOf("foods")[1]?.values[4]);
  });

  it("leave a row that a person made under the same id", async () => {
    const id = idsOf("plans")[0];
    await run("delete from starter_rows where noun = 'plans'");
    await run("delete from settings where section = 'starter_library'");
    await run("update plans set price_agorot = 500 where id = ?", id);
    await writeStarter();
    expect(await all("select price_agorot from plans where id = ?", id)).toEqual([
      { price_agorot: 500 },
    ]);
  });
});

describe("search texts", () => {
  it("follow another folding, in starter rows and all others", async () => {
    const [exercise, other] = idsOf("exercises");
    const trainee = await makeTrainee({ name: "أسماء عوّاد" });
    const meal = idsOf("meals")[0];
    await run("update exercises set name = 'تمرينُ المدرّب' where id = ?", exercise);
    // Unfolded, as from an earlier folding.
    for (const table of ["exercises", "meals", "trainee_profiles"])
      await run(`update ${table} set search = name`);
    await run("update settings set value = json_set(value, '$.folding', 'another')");
    const texts = await all("select id, name from exercises order by id");

    expect(await writeStarter()).toBe(true);

    const search = async (table: string, id: string | undefined) =>
      (await all<{ search: string }>(`select search from ${table} where id = ?`, id))[0]?.search;
    expect(await search("exercises", exercise)).toMatch(/^تمرين المدرب\n/);
    expect(await search("exercises", other)).toBe(searchOf("exercises", 1));
    expect(await search("meals", meal)).toBe(searchOf("meals", 0));
    expect(await search("trainee_profiles", trainee.id)).toBe(
      `${foldForSearch("أسماء عوّاد")}\n${trainee.email}`,
    );
    expect(await all("select id, name from exercises order by id")).toEqual(texts);
    expect(await writeStarter()).toBe(false);
  });

  it("are folded again after a change of one letter", async () => {
    expect(await applyStarter(starterDatabase, starter)).toBe(false);
    const other = foldedLetters().replace("ه", "ة");
    expect(await applyStarter(starterDatabase, starter, other)).toBe(true);
    expect(await applyStarter(starterDatabase, starter, other)).toBe(false);
  });
});
