import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { api, screenOf, weekApi } from "./planning.ts";
import { expect, test } from "./trainer.ts";

const days = [0, 1, 2, 3, 4, 5, 6];

test("a full week prints as one page on its side, with what is chosen of it", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  const { get, patch } = api(context.request, trainer.token);
  const { exercises } = await get<ExercisesPage>("/api/admin/exercises?perPage=8&sort=name");
  const { meals } = await get<MealChoices>("/api/admin/meal-choices");
  await patch(weekApi(id), {
    exercises: {
      add: days.flatMap((dayOfWeek) =>
        exercises.map((exercise, position) => ({
          ...{ id: newId(), exerciseId: exercise.id, dayOfWeek, position, weight: 40 },
        })),
      ),
    },
    meals: {
      add: days.flatMap((dayOfWeek) =>
        meals.slice(0, 5).map((meal, position) => ({
          ...{ id: newId(), mealId: meal.id, dayOfWeek, position, quantity: 250 },
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
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 84[12](\.\d+)? 59[45](\.\d+)?/);
  await page.emulateMedia({ media: "screen" });
  await dialog.getByText("التمارين الأسبوعية").click();
  await expect(paper.getByText(exercises[0]?.name ?? "")).toHaveCount(0);
  await expect(paper.getByText(meals[0]?.name ?? "")).not.toHaveCount(0);
});
