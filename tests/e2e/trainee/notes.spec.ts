import type { Page } from "@playwright/test";
import { goOffline } from "../../support/fixtures.ts";
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

test("a note is written, stands in the list with its kind and time, and goes after a question", async ({
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

  // What is typed outlives the form and the page.
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
  await page.goto("/trainee/notes");
  await expect(list(page)).toHaveCount(1);
});

test("in flight mode a note waits, is counted, and arrives once", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.goto("/trainee/notes");
  await expect(page.getByRole("heading", { name: "لا توجد ملاحظات حتى الآن" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await goOffline(page);
  await write(page, "كتبت هذا في الطائرة");
  await expect(page.getByText("تغيير واحد بانتظار الإرسال")).toBeVisible();
  await expect(list(page)).toContainText([/بانتظار الإرسال.*كتبت هذا في الطائرة/s]);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/trainee");
  await expect
    .poll(() =>
      next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("waiting:"))),
    )
    .toEqual([]);
  await next.goto("/trainee/notes");
  await expect(list(next)).toHaveCount(1);
  await expect(list(next)).not.toContainText(["بانتظار الإرسال"]);
});
