import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./newcomer.ts";

const list = (page: Page) => page.getByRole("list", { name: "الملاحظات" }).getByRole("listitem");
const form = (page: Page) => page.getByRole("dialog", { name: "إضافة ملاحظة" });

async function begin(page: Page) {
  await page.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await expect(form(page)).toBeVisible();
}

async function write(page: Page, text: string, type = "عامة") {
  await begin(page);
  await form(page).getByText(type, { exact: true }).click();
  await form(page).getByLabel("نص الملاحظة").fill(text);
  await form(page).getByRole("button", { name: "إرسال" }).click();
}

test("a note is written, listed with its type and time, and deleted after a question", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/notes");
  await expect(page.getByRole("heading", { name: "لا توجد ملاحظات حتى الآن" })).toBeVisible();
  await begin(page);
  await form(page).getByRole("button", { name: "إرسال" }).click();
  await expect(form(page)).toContainText("يرجى كتابة نص الملاحظة");
  await form(page).getByLabel("نص الملاحظة").fill("ا".repeat(10_000));
  await form(page).getByRole("button", { name: "إرسال" }).click();
  await expect(form(page)).toContainText(/2,?000/);
  await expect(form(page).getByLabel("نص الملاحظة")).toHaveValue("ا".repeat(10_000));

  // The draft outlives the form and the page.
  await form(page).getByLabel("نص الملاحظة").fill("هل أتمرن وأنا صائمة؟");
  await page.reload();
  await begin(page);
  await expect(form(page).getByLabel("نص الملاحظة")).toHaveValue("هل أتمرن وأنا صائمة؟");
  await form(page).getByText("استفسار", { exact: true }).click();
  await form(page).getByRole("button", { name: "إرسال" }).click();
  await expect(form(page)).toBeHidden();
  await expect(list(page)).toContainText([/استفسار.*\d\d\/\d\d\/\d{4} - \d\d:\d\d.*هل أتمرن/s]);
  await expect(page.getByText("تم إضافة الملاحظة بنجاح").first()).toBeAttached();

  await write(page, "نمت جيداً", "صحة");
  await page.getByText("استفسار", { exact: true }).first().click();
  await expect(page).toHaveURL(/type=question/);
  await expect(list(page)).toHaveCount(1);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);

  await list(page).getByRole("button", { name: "حذف الملاحظة" }).click();
  const asked = page.getByRole("dialog", { name: "هل أنت متأكد من حذف هذه الملاحظة؟" });
  await asked.getByRole("button", { name: "حذف الملاحظة" }).click();
  await expect(page.getByRole("heading", { name: "لا توجد ملاحظات من هذا النوع" })).toBeVisible();
  await expect(page.getByText("تم حذف الملاحظة بنجاح").first()).toBeAttached();
  await page.getByText("كل الأنواع", { exact: true }).click();
  await expect(list(page)).toHaveCount(1);
});
