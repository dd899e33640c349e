import type { Locator, Page } from "@playwright/test";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { expectNoAxeViolations } from "../../support/fixtures.ts";
import { expect, expectNoOverflow, test } from "./eating.ts";

/** A picture of one pixel. */
const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The first food of a search in the open sheet. */
async function firstFound(page: Page, words: string): Promise<Locator> {
  await page.getByRole("textbox", { name: "بحث عن طعام" }).fill(words);
  const results = page.getByRole("region", { name: "نتائج البحث" });
  const first = results.getByRole("listitem").first();
  await expect(first).toContainText(words);
  return first;
}

/** Adds a found food by its grams; the sheet stays open. */
async function addPart(page: Page, words: string, grams: string): Promise<void> {
  const first = await firstFound(page, words);
  await first.getByRole("button").first().click();
  await page.getByRole("dialog").getByText("غرام", { exact: true }).click();
  await page.getByLabel("الكمية", { exact: true }).fill(grams);
  await page.getByRole("button", { name: "إضافة", exact: true }).click();
}

test("a recipe is written once, one of five is eaten, and its edits leave the day unless asked", async ({
  page,
  planToday,
}) => {
  const { readWeek } = await planToday([{ name: "مجدرة", timing: "lunch" }]);
  const eaten = async () => (await readWeek()).ownMeals;
  await page.goto("/trainee/diet");
  await page.getByRole("link", { name: "وصفاتي وأطعمتي" }).click();
  await expect(page.getByText("لا وصفات بعد")).toBeVisible();
  const editor = page.getByRole("dialog");
  const recipe = page.getByRole("listitem").filter({ hasText: "ورق دوالي ستي" });

  await test.step("three ingredients, five servings; the draft survives a reload", async () => {
    await page.getByRole("button", { name: "وصفة جديدة" }).click();
    await editor.getByLabel("الاسم").fill("ورق دوالي ستي");
    await editor.getByLabel("عدد الحصص", { exact: true }).fill("٥");
    await page.getByRole("button", { name: "إضافة مكوّن" }).click();
    await expect(page.getByRole("dialog", { name: "مكونات الطبق" })).toBeVisible();
    await expect(await firstFound(page, "أرز")).toContainText("نيء");
    await addPart(page, "أرز", "500");
    await addPart(page, "زيت زيتون", "100");
    const parsley = await firstFound(page, "بقدونس");
    await parsley.getByRole("button", { name: /^إضافة/ }).click();
    await expect(editor.getByRole("region", { name: "الطبق" })).toContainText("3 أصناف");
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expectNoOverflow(page);
    await editor.getByRole("button", { name: "تم", exact: true }).click();
    const measured = editor.getByRole("listitem").filter({ hasText: "بقدونس" });
    await expect(measured).toContainText(/ربطة|كوب|ملعقة/);
    await measured.getByRole("button", { name: /إزالة|حذف/ }).click();
    await page.reload();
    await page.getByRole("button", { name: "وصفة جديدة" }).click();
    await expect(editor.getByLabel("الاسم")).toHaveValue("ورق دوالي ستي");
    await page.getByRole("button", { name: "إضافة مكوّن" }).click();
    await addPart(page, "بندورة", "600");
    await editor.getByRole("button", { name: "تم", exact: true }).click();
    await expect(editor.getByText("240 غ")).toBeVisible();
    await editor.locator("summary").click();
    await editor.getByRole("textbox", { name: "وزن الطبخة بعد الطهي" }).fill("1500");
    await expect(editor.getByText("300 غ")).toBeVisible();
    await expectNoOverflow(page);
    await editor.getByRole("button", { name: "حفظ" }).click();
    await expect(recipe).toContainText("5 حصص");
  });

  await test.step("one of five stands in the day as a serving, with undo", async () => {
    await recipe.getByRole("button", { name: "أكلتُ من ورق دوالي ستي" }).click();
    await editor.getByRole("button", { name: "زيادة عدد الحصص المأكولة" }).click();
    await expect(editor.getByRole("status")).toHaveText(/^1.25/);
    await editor.getByRole("button", { name: "إنقاص عدد الحصص المأكولة" }).click();
    await expect(editor.getByText("من 5 حصص")).toBeVisible();
    await editor.getByText("غداء").click();
    await editor.getByRole("button", { name: "إضافة إلى اليوم" }).click();
    await expect(page.getByRole("button", { name: "تراجع" })).toBeVisible();
    await expect.poll(async () => (await eaten()).length).toBe(1);
    expect(await eaten()).toMatchObject([
      { name: "ورق دوالي ستي", category: "lunch", quantity: 300, portion: { count: 1 } },
    ]);
    await page.goto("/trainee/diet");
    const row = page.getByRole("listitem").filter({ hasText: "ورق دوالي ستي" });
    await expect(row).toContainText("حصة");
    await expect(row).toContainText("300 غ");
    // The stored list does not know yet that the dish was eaten.
    const read = page.waitForResponse("**/api/trainee/own-foods");
    await page.goto("/trainee/diet/recipes");
    await (await read).finished();
  });

  const edit = async (servings: string, answer: string) => {
    await recipe.getByRole("button", { name: /^خيارات/ }).click();
    await page.getByRole("menuitem", { name: "تعديل" }).click();
    await editor.getByLabel("عدد الحصص", { exact: true }).fill(servings);
    await editor.getByRole("button", { name: "حفظ" }).click();
    await expect(page.getByRole("dialog", { name: "والأيام التي سُجّلت؟" })).toBeVisible();
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expectNoOverflow(page);
    await page.getByRole("button", { name: answer }).click();
    await expect(editor).toBeHidden();
  };

  await test.step("an edit leaves the day, and changes it when that is asked", async () => {
    const before = await eaten();
    await edit("3", "تبقى كما هي");
    await expect(recipe).toContainText("3 حصص");
    await expect(recipe).toContainText("500 غ");
    expect(await eaten()).toEqual(before);
    await edit("6", "تُحدَّث أيضاً");
    await expect.poll(async () => (await eaten())[0]?.quantity).toBe(250);
  });

  await test.step("a deleted recipe leaves its day, and comes back", async () => {
    await recipe.getByRole("button", { name: /^خيارات/ }).click();
    await page.getByRole("menuitem", { name: "حذف" }).click();
    await expect(recipe).toBeHidden();
    await page.getByRole("button", { name: "تراجع" }).last().click();
    await expect(recipe).toContainText("6 حصص");
    expect(await eaten()).toMatchObject([{ quantity: 250 }]);
  });
});

test("a label's photo stands beside its food, and the trainer sees both", async ({
  page,
  register,
  signInAs,
}) => {
  const { id } = await register();
  await page.goto("/trainee/diet/recipes");
  const editor = page.getByRole("dialog");
  await page.getByRole("button", { name: "طعام من ملصقه" }).click();
  await editor.getByLabel("الاسم").fill("لبنة الدار");
  await editor.getByLabel("السعرات").fill("١٥٠");
  await editor.getByLabel("اسمها").fill("علبة");
  await editor.getByRole("button", { name: "حفظ" }).click();
  await expect(editor.getByLabel("وزنها")).toBeFocused();
  await editor.getByLabel("وزنها").fill("170");
  await editor.getByRole("button", { name: "حفظ" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "لبنة الدار" });
  await expect(row).toContainText("255");
  await row.getByRole("button", { name: /^خيارات/ }).click();
  await page.getByRole("menuitem", { name: "صورة الملصق" }).click();
  const buffer = Buffer.from(onePixel, "base64");
  const file = { name: "label.png", mimeType: "image/png", buffer };
  await page.locator("input[type=file]").last().setInputFiles(file);
  const thumb = page.getByRole("button", { name: "صورة ملصق لبنة الدار" });
  await expect(thumb).toBeVisible();

  await signInAs("trainer");
  await page.goto(adminPaths.trainee(id));
  await page.getByRole("heading", { name: /^وصفات المتدرب/ }).click();
  await page.getByText("لبنة الدار").click();
  await expect(page.getByText("كربوهيدرات غير متوفر")).toBeVisible();
  await thumb.click();
  await expect(page.getByRole("dialog", { name: "صورة ملصق لبنة الدار" })).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
});

test("an own food is written and eaten without a network, and both arrive in order", async ({
  page,
  context,
  planToday,
}) => {
  const { readWeek } = await planToday([{ name: "مجدرة", timing: "lunch" }]);
  await page.goto("/trainee/diet/recipes");
  await expect(page.getByText("لا وصفات بعد")).toBeVisible();
  const editor = page.getByRole("dialog");
  await context.setOffline(true);
  await page.getByRole("button", { name: "طعام من ملصقه" }).click();
  await editor.getByLabel("الاسم").fill("كعك ستي");
  await editor.getByLabel("السعرات").fill("400");
  await editor.getByRole("button", { name: "حفظ" }).click();
  await page.getByRole("button", { name: "أكلتُ من كعك ستي" }).click();
  await editor.getByLabel("الكمية", { exact: true }).fill("٥٠");
  await editor.getByRole("button", { name: "إضافة إلى اليوم" }).click();
  await expect(editor).toBeHidden();
  await context.setOffline(false);
  await expect
    .poll(async () => (await readWeek()).ownMeals)
    .toMatchObject([{ name: "كعك ستي", calories: 400, quantity: 50 }]);
});
