import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { api, screenOf, weekApi } from "./planning.ts";
import { expect, test } from "./trainer.ts";

const days = [0, 1, 2, 3, 4, 5, 6];

/** Texts that overflow their day. */
function spilled(paper: Element): string[] {
  const range = document.createRange();
  return [...paper.querySelectorAll("section")].flatMap((day) => {
    const room = day.getBoundingClientRect();
    const texts = document.createTreeWalker(day, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      const isIn = box.left >= room.left && box.right <= room.right && box.bottom <= room.bottom;
      if (box.width > 0 && !isIn) out.push(texts.currentNode.textContent ?? "");
    }
    return out;
  });
}

test("a full week prints complete on one landscape page, with the chosen kinds", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  const { get, patch, put } = api(context.request, trainer.token);
  const { exercises } = await get<ExercisesPage>("/api/admin/exercises?perPage=8&sort=name");
  const { meals } = await get<MealChoices>("/api/admin/meal-choices");
  const target = { calories: 2280, protein: null, carbs: null, fat: null };
  await put(`/api/admin/trainees/${id}/nutrition-target`, {
    target: { ...target, source: "hand" },
  });
  const prescribed = { reps: 8, repsTo: 12, weight: 102.5, progression: "double" };
  await patch(weekApi(id), {
    exercises: {
      add: days.flatMap((dayOfWeek) =>
        exercises.map((exercise, position) => ({
          id: newId(),
          exerciseId: exercise.id,
          dayOfWeek,
          position,
          ...prescribed,
          rest: 90,
          rpe: 8.5,
          tempo: "3-1-X-0",
          note: "الظهر مستقيم طوال الحركة",
        })),
      ),
    },
    meals: {
      add: days.flatMap((dayOfWeek) =>
        meals.slice(0, 5).map((meal, position) => ({
          id: newId(),
          mealId: meal.id,
          dayOfWeek,
          position,
          quantity: 250,
        })),
      ),
    },
  });
  await page.goto(screenOf(id));
  await page.getByRole("button", { name: "أدوات أخرى" }).click();
  await page.getByRole("menuitem", { name: "طباعة الأسبوع" }).click();
  const dialog = page.getByRole("dialog", { name: "طباعة الأسبوع" });
  await expect(dialog.getByText(name)).toBeVisible();
  const paper = page.locator("[data-printed=week]");
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(paper.getByText(exercises[0]?.name ?? "").first()).toBeVisible();
  const sunday = paper.locator("section").first();
  for (const text of ["8–12", "102.5", "راحة 90 ث", "RPE 8.5", "3-1-X-0", "تدرّج مزدوج"])
    await expect(sunday).toContainText(text);
  await expect(sunday).toContainText("من هدف 2,280 سعرة");
  await expect(sunday).not.toContainText("·");
  expect(await paper.evaluate(spilled)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 84[12](\.\d+)? 59[45](\.\d+)?/);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByText("التمارين الأسبوعية").click();
  await expect(paper.getByText(exercises[0]?.name ?? "")).toHaveCount(0);
  await expect(paper.getByText(meals[0]?.name ?? "")).not.toHaveCount(0);
});
