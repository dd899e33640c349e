import { beforeEach, describe, expect, it } from "vitest";
import { foldForSearch } from "../../../domain/arabic.ts";
import type { StarterRow, StarterValue } from "../../../scripts/library/starter-tables.ts";
import { writeStarter } from "../../support/starter.ts";
import {
  applyTemplateVersion,
  firstItem,
  idOf,
  indexInItem,
  lastTemplate,
  mealItem,
  type Row,
  rewriteStarter,
  rowsOf,
  run,
  secondItem,
  starterTemplates,
  storedItem,
  thirdItem,
  withItems,
} from "../../support/starter-templates.ts";

const [ofExercises, ofMeals] = starterTemplates.table.items ?? [];
const storedTemplate = async () =>
  (await rowsOf("select * from templates where id = ?", lastTemplate.id))[0];
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      ["templates", "template_exercises", "template_meals"].map(async (name) => [
        name,
        await rowsOf(`select * from ${name} order by id`),
      ]),
    ),
  ) as Record<string, Row[]>;

/** The first exercise with five sets, the second removed, the third a day later as another item. */
const corrected = (row: StarterRow) => {
  const rest = (row.items?.[0] ?? []).filter(
    (each) => ![firstItem, secondItem, thirdItem].includes(each),
  );
  const moved = (thirdItem.with(0, "another-item") as StarterValue[]).with(
    indexInItem("day_of_week"),
    5,
  );
  const name = { ...row, values: row.values.with(0, "اسم مصحح") };
  return withItems(name, [firstItem.with(indexInItem("sets"), 5), moved, ...rest]);
};

beforeEach(rewriteStarter);

describe("the starter templates", () => {
  it("are complete, with copies of the library's rows as items", async () => {
    const written = await everything();
    expect(written.templates).toHaveLength(starterTemplates.rows.length);
    const items = (nth: number) => starterTemplates.rows.flatMap(({ items }) => items?.[nth] ?? []);
    expect(written.template_exercises).toHaveLength(items(0).length);
    expect(written.template_meals).toHaveLength(items(1).length);
    const unlike = await rowsOf(
      `select t.id from template_exercises t join exercises e on e.id = t.exercise_id
       where (t.name, t.english_name, t.category, t.type, t.description)
         is not (e.name, e.english_name, e.category, e.type, e.description)
       union all select t.id from template_meals t join meals m on m.id = t.meal_id
       where (t.name, t.description, t.calories, t.protein, t.carbs, t.fat)
         is not (m.name, m.description, m.calories, m.protein, m.carbs, m.fat)`,
    );
    expect(unlike).toEqual([]);
    expect(await rowsOf("select 1 from template_exercises where exercise_id is null")).toEqual([]);
  });

  it("have the values of their rows in every item", async () => {
    for (const [nth, kind] of [ofExercises, ofMeals].entries()) {
      if (!kind) throw new Error("templates have two kinds of items");
      const columns = ["id", kind.key, ...kind.columns];
      const rows = await rowsOf(`select ${columns.join(", ")} from ${kind.table} order by id`);
      const wanted = starterTemplates.rows
        .flatMap(({ items }) => items?.[nth] ?? [])
        .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
      expect(rows.map((row) => columns.map((name) => row[name]))).toEqual(wanted);
    }
  });

  it("do not change when all statements run again", async () => {
    const before = await everything();
    await run("delete from settings where section = 'starter_library'");
    expect(await writeStarter()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  it("are found by their folded names, and folded again", async () => {
    await run(
      "update templates set search = 'as before', name = 'قالبُ المدرّب' where id = ?",
      lastTemplate.id,
    );
    await run("update settings set value = json_set(value, '$.folding', 'another')");
    await writeStarter();
    expect(String((await storedTemplate())?.search)).toMatch(/^قالب المدرب\n/);
    const untouched = starterTemplates.rows[0] as StarterRow;
    const [row] = await rowsOf("select name, search from templates where id = ?", untouched.id);
    expect(row?.search).toMatch(new RegExp(`^${foldForSearch(String(row?.name))}\n`));
  });
});

describe("a correction of a starter template", () => {
  it("reaches an unchanged one: remaining items keep their id with a new version", async () => {
    const before = await everything();
    await applyTemplateVersion(corrected);
    expect(await storedTemplate()).toMatchObject({ name: "اسم مصحح" });
    expect((await storedTemplate())?.edited_at).toBeGreaterThan(0);
    expect(await storedItem(idOf(firstItem))).toMatchObject({ sets: 5, version: 2 });
    expect(await storedItem(idOf(secondItem))).toBeUndefined();
    expect(await storedItem(idOf(thirdItem))).toBeUndefined();
    expect(await storedItem("another-item")).toMatchObject({ day_of_week: 5, version: 1 });

    const touched = new Set([
      lastTemplate.id,
      "another-item",
      idOf(firstItem),
      idOf(secondItem),
      idOf(thirdItem),
    ]);
    const rest = (rows: Record<string, Row[]>) =>
      Object.values(rows).map((each) => each.filter(({ id }) => !touched.has(String(id))));
    expect(rest(await everything())).toEqual(rest(before));
  });

  it("of its texts alone does not affect followers", async () => {
    const before = await everything();
    await applyTemplateVersion((row) => ({ ...row, values: row.values.with(0, "اسم مصحح") }));
    expect(await storedTemplate()).toMatchObject({ name: "اسم مصحح", edited_at: null });
    const { templates: _, ...items } = await everything();
    expect(before).toMatchObject(items);
  });

  const hands: Record<string, [query: string, ...values: unknown[]]> = {
    "its name": ["update templates set name = 'قالبي' where id = ?", lastTemplate.id],
    "its level": ["update templates set level = 'advanced' where id = ?", lastTemplate.id],
    "an item's sets": ["update template_exercises set sets = 9 where id = ?", idOf(secondItem)],
    "an item's weight": [
      "update template_exercises set weight = 40 where id = ?",
      idOf(secondItem),
    ],
    "an item's note": [
      "update template_exercises set note = 'ببطء' where id = ?",
      idOf(secondItem),
    ],
    "whether a step needs a yes": [
      "update template_exercises set progression_runs = 1 where id = ?",
      idOf(secondItem),
    ],
    "another exercise in the place of one": [
      "update template_exercises set exercise_id = ? where id = ?",
      String(firstItem[1]),
      idOf(secondItem),
    ],
    "the day of a meal": ["update template_meals set day_of_week = 3 where id = ?", idOf(mealItem)],
    "the grams of a meal": [
      "update template_meals set quantity = 350 where id = ?",
      idOf(mealItem),
    ],
    "an item taken out": ["delete from template_exercises where id = ?", idOf(secondItem)],
    "a meal taken out": ["delete from template_meals where id = ?", idOf(mealItem)],
    "an item put in": [
      `insert into template_meals (id, template_id, week, day_of_week, timing, name, quantity, updated_at)
       values ('own', ?, 0, 0, 'snack', 'تفاح', 100, 1)`,
      lastTemplate.id,
    ],
  };
  it.each(Object.keys(hands))("leaves one with a change of %s", async (what) => {
    const [query, ...values] = hands[what] as [string, ...unknown[]];
    await run(query, ...values);
    const before = await everything();
    await applyTemplateVersion(corrected);
    await applyTemplateVersion((row) => row);
    expect(await everything()).toEqual(before);
  });

  it("applies again after the change is reverted", async () => {
    await run("update template_exercises set sets = sets + 1 where id = ?", idOf(firstItem));
    await applyTemplateVersion(corrected);
    expect(await storedTemplate()).not.toMatchObject({ name: "اسم مصحح" });
    await run("update template_exercises set sets = sets - 1 where id = ?", idOf(firstItem));
    await applyTemplateVersion((row) => ({
      ...corrected(row),
      values: row.values.with(0, "الثالث"),
    }));
    // It has the values of the last version that reached it.
    expect(await storedTemplate()).toMatchObject({ name: "الثالث" });
    expect(await storedItem(idOf(firstItem))).toMatchObject({ sets: 5 });
  });

  it("never restores a deleted one, swept or not", async () => {
    await run("update templates set deleted_at = 5 where id = ?", lastTemplate.id);
    await applyTemplateVersion(corrected);
    expect(await storedTemplate()).toMatchObject({ deleted_at: 5 });
    await run("delete from templates where id = ?", lastTemplate.id);
    await applyTemplateVersion((row) => row);
    expect(await storedTemplate()).toBeUndefined();
    expect(
      await rowsOf("select 1 from template_meals where template_id = ?", lastTemplate.id),
    ).toEqual([]);
  });
});
