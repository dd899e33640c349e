import { itemsOf, plan, screenOf } from "./planning.ts";
import { expect, expectNoAxeViolations, test, told } from "./trainer.ts";

test("another trainee's week comes over without its weights, once, and goes with one step", async ({
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
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "نسخ", exact: true }).click();
  await expect(told(page, `نُسخت 5 عناصر من جدول ${other.name}`)).toBeVisible();
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
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "تراجع", exact: true }).first().click();
  await expect(itemsOf(page, "الأحد")).toHaveCount(0);
});
