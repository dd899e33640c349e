import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { foldForSearch } from "../../../domain/arabic.ts";
import { applyStarter } from "../../../scripts/library/apply.ts";
import type {
  StarterPart,
  StarterRow,
  StarterValue,
} from "../../../scripts/library/starter-tables.ts";
import { starter, starterDatabase, writeStarter } from "../../support/starter.ts";

type Row = Record<string, unknown>;
const all = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

const part = starter.find(({ table }) => table.name === "templates") as StarterPart;
const [ofExercises, ofMeals] = part.table.items ?? [];
/** The last one has exercises and meals. */
const both = part.rows.at(-1) as StarterRow;
/** The first week of its first three exercises. */
const [first = [], second = [], third = []] = (both.items?.[0] ?? []).filter(
  (each) => each[2] === 0,
);
const [meal = []] = both.items?.[1] ?? [];
const place = (column: string) => 2 + (ofExercises?.columns.indexOf(column) ?? 0);

const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      ["templates", "template_exercises", "template_meals"].map(async (name) => [
        name,
        await all(`select * from ${name} order by id`),
      ]),
    ),
  ) as Record<string, Row[]>;

/** Brings a version in which that template is another one. */
const bring = (change: (row: StarterRow) => StarterRow) =>
  applyStarter(
    starterDatabase,
    starter.map((each) =>
      each.table.name === "templates"
        ? { ...each, rows: each.rows.map((row) => (row.id === both.id ? change(row) : row)) }
        : each,
    ),
  );
type Items = readonly (readonly StarterValue[])[];
const withItems = (row: StarterRow, exercises: Items, meals = row.items?.[1] ?? []) => ({
  ...row,
  items: [exercises, meals],
});
/** The first exercise in five sets, the second left out, the third a day later as another item. */
const corrected = (row: StarterRow) => {
  const rest = (row.items?.[0] ?? []).filter((each) => ![first, second, third].includes(each));
  const moved = (third.with(0, "another-item") as StarterValue[]).with(place("day_of_week"), 5);
  const name = { ...row, values: row.values.with(0, "اسم مصحح") };
  return withItems(name, [first.with(place("sets"), 5), moved, ...rest]);
};
const idOf = (item: readonly StarterValue[]) => String(item[0]);
const item = async (id: string, table = "template_exercises") =>
  (await all(`select * from ${table} where id = ?`, id))[0];
const template = async () => (await all("select * from templates where id = ?", both.id))[0];

beforeEach(async () => {
  await env.DB.batch([
    ...["templates", "meals", "foods", "exercises", "plans", "starter_rows"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
    env.DB.prepare("delete from settings where section = 'starter_library'"),
  ]);
  await writeStarter();
});

describe("the starter templates", () => {
  it("are all there, their items copies of the library's rows", async () => {
    const written = await everything();
    expect(written["templates"]).toHaveLength(part.rows.length);
    const items = (nth: number) => part.rows.flatMap(({ items }) => items?.[nth] ?? []);
    expect(written["template_exercises"]).toHaveLength(items(0).length);
    expect(written["template_meals"]).toHaveLength(items(1).length);
    const unlike = await all(
      `select t.id from template_exercises t join exercises e on e.id = t.exercise_id
       where (t.name, t.english_name, t.category, t.type, t.description)
         is not (e.name, e.english_name, e.category, e.type, e.description)
       union all select t.id from template_meals t join meals m on m.id = t.meal_id
       where (t.name, t.description, t.calories, t.protein, t.carbs, t.fat)
         is not (m.name, m.description, m.calories, m.protein, m.carbs, m.fat)`,
    );
    expect(unlike).toEqual([]);
    expect(await all("select 1 from template_exercises where exercise_id is null")).toEqual([]);
  });

  it("say in every item what their row says", async () => {
    for (const [nth, kind] of [ofExercises, ofMeals].entries()) {
      if (!kind) throw new Error("templates have two kinds of items");
      const columns = ["id", kind.key, ...kind.columns];
      const rows = await all(`select ${columns.join(", ")} from ${kind.table} order by id`);
      const wanted = part.rows
        .flatMap(({ items }) => items?.[nth] ?? [])
        .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
      expect(rows.map((row) => columns.map((name) => row[name]))).toEqual(wanted);
    }
  });

  it("change in nothing when all statements run a second time", async () => {
    const before = await everything();
    await run("delete from settings where section = 'starter_library'");
    expect(await writeStarter()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  it("are found by what their names are folded to, and fold anew", async () => {
    await run(
      "update templates set search = 'as before', name = 'قالبُ المدرّب' where id = ?",
      both.id,
    );
    await run("update settings set value = json_set(value, '$.folding', 'another')");
    await writeStarter();
    expect(String((await template())?.["search"])).toMatch(/^قالب المدرب\n/);
    const untouched = part.rows[0] as StarterRow;
    const [row] = await all("select name, search from templates where id = ?", untouched.id);
    expect(row?.["search"]).toMatch(new RegExp(`^${foldForSearch(String(row?.["name"]))}\n`));
  });
});

describe("a correction of a starter template", () => {
  it("reaches one that nobody touched: items that stay keep their id and are a version further", async () => {
    const before = await everything();
    await bring(corrected);
    expect(await template()).toMatchObject({ name: "اسم مصحح" });
    expect((await template())?.["edited_at"]).toBeGreaterThan(0);
    expect(await item(idOf(first))).toMatchObject({ sets: 5, version: 2 });
    expect(await item(idOf(second))).toBeUndefined();
    expect(await item(idOf(third))).toBeUndefined();
    expect(await item("another-item")).toMatchObject({ day_of_week: 5, version: 1 });

    const touched = new Set([both.id, "another-item", ...[first, second, third].map(idOf)]);
    const rest = (rows: Record<string, Row[]>) =>
      Object.values(rows).map((each) => each.filter(({ id }) => !touched.has(String(id))));
    expect(rest(await everything())).toEqual(rest(before));
  });

  it("of its texts alone leaves whom it was given to in peace", async () => {
    const before = await everything();
    await bring((row) => ({ ...row, values: row.values.with(0, "اسم مصحح") }));
    expect(await template()).toMatchObject({ name: "اسم مصحح", edited_at: null });
    const { templates: _, ...items } = await everything();
    expect(before).toMatchObject(items);
  });

  const hands: Record<string, [query: string, ...values: unknown[]]> = {
    "its name": ["update templates set name = 'قالبي' where id = ?", both.id],
    "its level": ["update templates set level = 'advanced' where id = ?", both.id],
    "an item's sets": ["update template_exercises set sets = 9 where id = ?", idOf(second)],
    "an item's weight": ["update template_exercises set weight = 40 where id = ?", idOf(second)],
    "an item's note": ["update template_exercises set note = 'ببطء' where id = ?", idOf(second)],
    "whether a step needs a yes": [
      "update template_exercises set progression_runs = 1 where id = ?",
      idOf(second),
    ],
    "another exercise in the place of one": [
      "update template_exercises set exercise_id = ? where id = ?",
      String(first[1]),
      idOf(second),
    ],
    "the day of a meal": ["update template_meals set day_of_week = 3 where id = ?", idOf(meal)],
    "the grams of a meal": ["update template_meals set quantity = 350 where id = ?", idOf(meal)],
    "an item taken out": ["delete from template_exercises where id = ?", idOf(second)],
    "a meal taken out": ["delete from template_meals where id = ?", idOf(meal)],
    "an item put in": [
      `insert into template_meals (id, template_id, week, day_of_week, timing, name, quantity, updated_at)
       values ('own', ?, 0, 0, 'snack', 'تفاح', 100, 1)`,
      both.id,
    ],
  };
  it.each(Object.keys(hands))("leaves one alone in which somebody changed %s", async (what) => {
    const [query, ...values] = hands[what] as [string, ...unknown[]];
    await run(query, ...values);
    const before = await everything();
    await bring(corrected);
    await bring((row) => row);
    expect(await everything()).toEqual(before);
  });

  it("follows again once what was changed is as it was", async () => {
    await run("update template_exercises set sets = sets + 1 where id = ?", idOf(first));
    await bring(corrected);
    expect(await template()).not.toMatchObject({ name: "اسم مصحح" });
    await run("update template_exercises set sets = sets - 1 where id = ?", idOf(first));
    await bring((row) => ({ ...corrected(row), values: row.values.with(0, "الثالث") }));
    // What it was left with is what the last version that reached it wrote.
    expect(await template()).toMatchObject({ name: "الثالث" });
    expect(await item(idOf(first))).toMatchObject({ sets: 5 });
  });

  it("never brings back one that was deleted, swept or not", async () => {
    await run("update templates set deleted_at = 5 where id = ?", both.id);
    await bring(corrected);
    expect(await template()).toMatchObject({ deleted_at: 5 });
    await run("delete from templates where id = ?", both.id);
    await bring((row) => row);
    expect(await template()).toBeUndefined();
    expect(await all("select 1 from template_meals where template_id = ?", both.id)).toEqual([]);
  });
});

describe("a correction of a library's row that a starter template has", () => {
  /** Brings a version in which the row has another name. */
  const rename = (table: "exercises" | "meals", id: StarterValue | undefined, name: string) =>
    applyStarter(
      starterDatabase,
      starter.map((each) => {
        if (each.table.name !== table) return each;
        const place = (each.table.columns as readonly string[]).indexOf("name");
        return {
          ...each,
          rows: each.rows.map((row) =>
            row.id === id ? { ...row, values: row.values.with(place, name) } : row,
          ),
        };
      }),
    );
  const ofTemplates = (table: string, key: string, id: StarterValue | undefined) =>
    all(
      `select i.name, i.version, t.edited_at > 0 as edited from ${table} i
       join templates t on t.id = i.template_id where i.${key} = ? order by i.id`,
      id,
    );

  it.each([
    ["exercises", "template_exercises", "exercise_id", first[1]],
    ["meals", "template_meals", "meal_id", meal[1]],
  ] as const)(
    "reaches its items of %s, an edit for who follows it",
    async (kind, table, key, id) => {
      const before = await ofTemplates(table, key, id);
      await rename(kind, id, "الاسم الجديد");
      const after = await ofTemplates(table, key, id);
      expect(after.length).toBe(before.length);
      for (const row of after) expect(row).toEqual({ name: "الاسم الجديد", version: 2, edited: 1 });
      const others = await all(`select 1 from ${table} where ${key} is not ? and version > 1`, id);
      expect(others).toEqual([]);
    },
  );

  it("leaves a template alone that somebody changed, and an item that says another name", async () => {
    await run("update templates set name = 'قالبي' where id = ?", both.id);
    await rename("exercises", first[1], "الاسم الجديد");
    expect(await item(idOf(first))).toMatchObject({ version: 1 });
    expect((await item(idOf(first)))?.["name"]).not.toBe("الاسم الجديد");
    await run("update template_exercises set name = 'اسمي' where exercise_id = ?", second[1]);
    await rename("exercises", second[1], "الاسم الجديد");
    for (const row of await ofTemplates("template_exercises", "exercise_id", second[1]))
      expect(row).toMatchObject({ name: "اسمي", version: 1 });
  });

  it("leaves all items alone where the trainer changed the row itself", async () => {
    await run("update meals set name = 'وجبتي' where id = ?", meal[1]);
    const before = await ofTemplates("template_meals", "meal_id", meal[1]);
    await rename("meals", meal[1], "الاسم الجديد");
    expect(await ofTemplates("template_meals", "meal_id", meal[1])).toEqual(before);
  });
});

describe("an exercise that the trainer took out of the library", () => {
  const remove = () => run("update exercises set deleted_at = 5 where id = ?", second[1]);
  const anew = () =>
    env.DB.batch([
      env.DB.prepare("delete from templates"),
      env.DB.prepare("delete from starter_rows where noun = 'templates'"),
      env.DB.prepare("delete from settings where section = 'starter_library'"),
    ]);

  it("is in no template that comes after, and all the others are", async () => {
    await remove();
    await anew();
    await writeStarter();
    expect(await all("select 1 from template_exercises where exercise_id = ?", second[1])).toEqual(
      [],
    );
    const [{ left } = {}] = await all(
      "select count(*) as left from template_exercises where template_id = ?",
      both.id,
    );
    const others = both.items?.[0]?.filter((each) => each[1] !== second[1]);
    expect(left).toBe(others?.length);
  });

  it("keeps no template from following a correction, then and later", async () => {
    await remove();
    await anew();
    await writeStarter();
    await bring((row) =>
      withItems(
        row,
        (row.items?.[0] ?? []).map((each) => (each === first ? each.with(place("sets"), 5) : each)),
      ),
    );
    expect(await item(idOf(first))).toMatchObject({ sets: 5, version: 2 });
    await bring((row) => row);
    expect(await item(idOf(first))).toMatchObject({ sets: first[place("sets")], version: 3 });
    expect(await item(idOf(second))).toBeUndefined();
  });

  it("stays in a template that had it, which follows even once it is swept", async () => {
    await remove();
    await run("delete from exercises where id = ?", second[1]);
    expect(await item(idOf(second))).toMatchObject({ exercise_id: null });
    await bring((row) =>
      withItems(
        row,
        (row.items?.[0] ?? []).map((each) =>
          each === second ? each.with(place("sets"), 5) : each,
        ),
      ),
    );
    expect(await item(idOf(second))).toMatchObject({ sets: 5, exercise_id: null });
    await bring((row) => row);
    expect(await item(idOf(second))).toMatchObject({ sets: second[place("sets")] });
  });

  it("is copied as the trainer renamed it, where it was not taken out", async () => {
    await run("update exercises set name = 'باسم المدرب' where id = ?", second[1]);
    await anew();
    await writeStarter();
    expect(await item(idOf(second))).toMatchObject({ name: "باسم المدرب" });
  });
});
