import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { applyStarter } from "../../../scripts/library/apply.ts";
import type { StarterValue } from "../../../scripts/library/starter-tables.ts";
import { starter, starterDatabase, writeStarter } from "../../support/starter.ts";
import {
  applyTemplateVersion,
  firstItem,
  idOf,
  indexInItem,
  lastTemplate,
  mealItem,
  rewriteStarter,
  rowsOf,
  run,
  secondItem,
  storedItem,
  withItems,
} from "../../support/starter-templates.ts";

beforeEach(rewriteStarter);

describe("a correction of a library row used in a starter template", () => {
  /** Applies a version in which the row has another name. */
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
    rowsOf(
      `select i.name, i.version, t.edited_at > 0 as edited from ${table} i
       join templates t on t.id = i.template_id where i.${key} = ? order by i.id`,
      id,
    );

  it.each([
    ["exercises", "template_exercises", "exercise_id", firstItem[1]],
    ["meals", "template_meals", "meal_id", mealItem[1]],
  ] as const)("reaches its items of %s, as an edit for followers", async (kind, table, key, id) => {
    const before = await ofTemplates(table, key, id);
    await rename(kind, id, "الاسم الجديد");
    const after = await ofTemplates(table, key, id);
    expect(after.length).toBe(before.length);
    for (const row of after) expect(row).toEqual({ name: "الاسم الجديد", version: 2, edited: 1 });
    const others = await rowsOf(`select 1 from ${table} where ${key} is not ? and version > 1`, id);
    expect(others).toEqual([]);
  });

  it("leaves a template changed by the trainer, and an item with another name", async () => {
    await run("update templates set name = 'قالبي' where id = ?", lastTemplate.id);
    await rename("exercises", firstItem[1], "الاسم الجديد");
    expect(await storedItem(idOf(firstItem))).toMatchObject({ version: 1 });
    expect((await storedItem(idOf(firstItem)))?.name).not.toBe("الاسم الجديد");
    await run("update template_exercises set name = 'اسمي' where exercise_id = ?", secondItem[1]);
    await rename("exercises", secondItem[1], "الاسم الجديد");
    for (const row of await ofTemplates("template_exercises", "exercise_id", secondItem[1]))
      expect(row).toMatchObject({ name: "اسمي", version: 1 });
  });

  it("leaves all items if the trainer changed the row itself", async () => {
    await run("update meals set name = 'وجبتي' where id = ?", mealItem[1]);
    const before = await ofTemplates("template_meals", "meal_id", mealItem[1]);
    await rename("meals", mealItem[1], "الاسم الجديد");
    expect(await ofTemplates("template_meals", "meal_id", mealItem[1])).toEqual(before);
  });
});

describe("an exercise deleted by the trainer", () => {
  const remove = () => run("update exercises set deleted_at = 5 where id = ?", secondItem[1]);
  const removeTemplates = () =>
    env.DB.batch([
      env.DB.prepare("delete from templates"),
      env.DB.prepare("delete from starter_rows where noun = 'templates'"),
      env.DB.prepare("delete from settings where section = 'starter_library'"),
    ]);

  it("is missing in later templates, without affecting other items", async () => {
    await remove();
    await removeTemplates();
    await writeStarter();
    expect(
      await rowsOf("select 1 from template_exercises where exercise_id = ?", secondItem[1]),
    ).toEqual([]);
    const [{ left } = {}] = await rowsOf(
      "select count(*) as left from template_exercises where template_id = ?",
      lastTemplate.id,
    );
    const others = lastTemplate.items?.[0]?.filter((each) => each[1] !== secondItem[1]);
    expect(left).toBe(others?.length);
  });

  it("does not stop corrections of a template, then and later", async () => {
    await remove();
    await removeTemplates();
    await writeStarter();
    await applyTemplateVersion((row) =>
      withItems(
        row,
        (row.items?.[0] ?? []).map((each) =>
          each === firstItem ? each.with(indexInItem("sets"), 5) : each,
        ),
      ),
    );
    expect(await storedItem(idOf(firstItem))).toMatchObject({ sets: 5, version: 2 });
    await applyTemplateVersion((row) => row);
    expect(await storedItem(idOf(firstItem))).toMatchObject({
      sets: firstItem[indexInItem("sets")],
      version: 3,
    });
    expect(await storedItem(idOf(secondItem))).toBeUndefined();
  });

  it("stays in its earlier template, which is corrected even after the sweep", async () => {
    await remove();
    await run("delete from exercises where id = ?", secondItem[1]);
    expect(await storedItem(idOf(secondItem))).toMatchObject({ exercise_id: null });
    await applyTemplateVersion((row) =>
      withItems(
        row,
        (row.items?.[0] ?? []).map((each) =>
          each === secondItem ? each.with(indexInItem("sets"), 5) : each,
        ),
      ),
    );
    expect(await storedItem(idOf(secondItem))).toMatchObject({ sets: 5, exercise_id: null });
    await applyTemplateVersion((row) => row);
    expect(await storedItem(idOf(secondItem))).toMatchObject({
      sets: secondItem[indexInItem("sets")],
    });
  });

  it("is copied under the trainer's name if only renamed", async () => {
    await run("update exercises set name = 'باسم المدرب' where id = ?", secondItem[1]);
    await removeTemplates();
    await writeStarter();
    expect(await storedItem(idOf(secondItem))).toMatchObject({ name: "باسم المدرب" });
  });
});
