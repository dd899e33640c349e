import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { api, screenOf, weekApi } from "./planning.ts";
import { expect, test } from "./trainer.ts";

test("beside a planned week stands what it makes its trainee buy", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  const { get, patch } = api(context.request, trainer.token);
  const { meals } = await get<MealChoices>("/api/admin/meal-choices");
  const eggs = meals.find(({ name }) => name === "بيض مسلوق وخبز أسمر");
  await patch(weekApi(id), {
    meals: {
      add: [1, 2, 3].map((dayOfWeek) => ({
        ...{ id: newId(), mealId: eggs?.id, dayOfWeek, position: 0, quantity: 285 },
      })),
    },
  });
  await page.goto(screenOf(id));
  await page.getByRole("button", { name: "أدوات أخرى" }).click();
  await page.getByRole("menuitem", { name: "قائمة التسوق" }).click();
  const dialog = page.getByRole("dialog", { name: "قائمة التسوق" });
  const row = dialog.getByRole("listitem").filter({ hasText: "بيض مسلوق" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("300\u00a0غ");
  await expect(dialog.getByRole("button", { name: "مشاركة القائمة" })).toBeVisible();
});
