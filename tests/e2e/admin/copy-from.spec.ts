import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { api, itemsOf, plan, screenOf, weekApi } from "./planning.ts";
import { expect, expectNoAxeViolations, test, toast } from "./trainer.ts";

test("another trainee's week is copied once without weights, is undone in one step, and has a shopping list", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const [other, own] = [await addTrainee(), await addTrainee()];
  await plan(context.request, trainer.token, other.id);
  await page.goto(screenOf(own.id));
  await page.getByRole("button", { name: "نسخ من متدرب آخر" }).click();
  const dialog = page.getByRole("dialog", { name: "نسخ من جدول متدرب آخر" });
  await dialog.getByRole("textbox").fill(other.name);
  await dialog.getByRole("button", { name: other.name }).click();
  await expect(dialog.getByText("لا شيء في هذا الأسبوع")).toBeVisible();
  await dialog.getByRole("button", { name: "الأسبوع التالي" }).click();
  await dialog.getByText("الوجبات الأسبوعية").click();
  await expect(dialog.getByText("يُضاف: 3 تمارين، وجبتان.", { exact: false })).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await dialog.getByRole("button", { name: "نسخ", exact: true }).click();
  await expect(toast(page, `تم نسخ 5 عناصر من جدول ${other.name}`)).toBeVisible();
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  await expect(
    itemsOf(page, "الأحد")
      .first()
      .getByRole("button", { name: /^إضافة وزن/ }),
  ).toBeVisible();

  await page.getByRole("button", { name: "أدوات أخرى" }).click();
  await page.getByRole("menuitem", { name: "نسخ من متدرب آخر" }).click();
  await dialog.getByRole("textbox").fill(other.name);
  await dialog.getByRole("button", { name: other.name }).click();
  await dialog.getByRole("button", { name: "الأسبوع التالي" }).click();
  await expect(dialog.getByRole("button", { name: "نسخ", exact: true })).toBeDisabled();
  // The first returns to the trainees.
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("textbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "تراجع", exact: true }).first().click();
  await expect(itemsOf(page, "الأحد")).toHaveCount(0);

  await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
  await test.step("the week's shopping list", async () => {
    const { get, patch } = api(context.request, trainer.token);
    const { meals } = await get<MealChoices>("/api/admin/meal-choices");
    const eggs = meals.find(({ name }) => name === "بيض مسلوق مع خبز وخضار");
    await patch(weekApi(own.id), {
      meals: {
        add: [1, 2, 3].map((dayOfWeek) => ({
          id: newId(),
          mealId: eggs?.id,
          dayOfWeek,
          position: 0,
          quantity: 285,
        })),
      },
    });
    await page.getByRole("button", { name: "أدوات أخرى" }).click();
    await page.getByRole("menuitem", { name: "قائمة التسوق" }).click();
    const list = page.getByRole("dialog", { name: "قائمة التسوق" });
    const row = list.getByRole("listitem").filter({ hasText: "بيض دجاج" });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("6 حبات");
    await expect(list.getByRole("button", { name: "مشاركة القائمة" })).toBeVisible();
  });
});
