import { enter } from "../../support/entering.ts";
import { choose, expect, find, test, told } from "./trainer.ts";

test("shows a weight as soon as the trainee has sent it", async ({
  page,
  addTrainee,
  sendWeight,
}) => {
  test.setTimeout(60_000);
  const person = await addTrainee({ weight: 80 });
  await page.goto(`/admin/trainees/${person.id}`);
  await expect(page.getByText("80.0").first()).toBeVisible();
  await sendWeight(person, 78.3);
  await expect(page.getByText("78.3").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("وزن مُرسل")).toBeVisible();
  await page.getByRole("link", { name: "العودة إلى المتدربين" }).click();
  await find(page, person.name);
  await expect(page.getByText("78.3")).toBeVisible();
});

test("leads from the row's menu to its dialogs, and the address keeps a section", async ({
  page,
  addTrainee,
}) => {
  const { name } = await addTrainee();
  await find(page, name);
  await choose(page, name, "تعيين جدول");
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.getByRole("heading", { name: `جدول ${name}` })).toBeVisible();
  await page.goBack();
  await choose(page, name, "إدارة الخطوات");
  await expect(page.getByRole("dialog")).toContainText(name);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("tab", { name: "الخطوات" }).click();
  await expect(page).toHaveURL(/tab=steps/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "الخطوات" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "الخطوات" })).toBeInViewport();
  await page.getByRole("tab", { name: "البيانات" }).click();
  await expect(page.getByText("165", { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/tab=/);
});

test("edits and deletes from the trainee's own page", async ({ page, addTrainee }) => {
  const { id, name } = await addTrainee();
  await page.goto(`/admin/trainees/${id}`);
  await page.getByRole("button", { name: "تعديل البيانات" }).click();
  const form = page.getByRole("dialog", { name: "تعديل بيانات المتدرب" });
  await form.getByLabel("العمر").fill("52");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("52", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "حذف" }).click();
  const asked = page.getByRole("dialog", { name: `حذف حساب ${name}؟` });
  await asked.getByRole("textbox").fill(name);
  await asked.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/\/admin\/trainees$/);
  await expect(page.getByRole("link", { name })).toBeHidden();

  // What is wrong with an address that is no trainee's is said, too.
  await page.goto("/admin/trainees/12");
  await expect(page.getByText("معرف المتدرب غير صالح")).toBeVisible();
  await page.getByRole("link", { name: "العودة إلى المتدربين" }).click();
  await expect(page).toHaveURL(/\/admin\/trainees$/);
});

test("whom the trainer shuts out is told why, at once", async ({
  addTrainee,
  changeTrainee,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { id, name, email, password } = await addTrainee();
  const phone = await browser.newContext({ baseURL, extraHTTPHeaders, locale: "ar" });
  await enter(phone.request, { role: "trainee", email, password });
  const trainee = await phone.newPage();
  await trainee.goto("/trainee");
  await expect(trainee.getByRole("heading", { level: 1 })).toContainText(name.split(" ")[0] ?? "");
  await changeTrainee(id, { status: "inactive" });
  await expect(trainee).toHaveURL(/\/trainee\/login$/);
  await expect(trainee.getByRole("alert")).toHaveText("الحساب غير نشط. يرجى التواصل مع المدير");
  await trainee.reload();
  await expect(trainee.getByRole("alert")).toBeHidden();
  await phone.close();
});

test("measures a trainee, sees who wrote what, and takes it back", async ({ page, addTrainee }) => {
  const { id } = await addTrainee({ weight: 80 });
  await page.goto(`/admin/trainees/${id}`);
  await page.getByRole("button", { name: "قياس جديد" }).click();
  const form = page.getByRole("dialog", { name: "قياس جديد" });
  await form.getByLabel("الوزن").fill("79.2");
  await form.getByLabel("محيط الخصر").fill("84");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("79.2").first()).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: "محيط الخصر" });
  await expect(line).toContainText("84.0");
  await line.getByRole("button").click();
  const history = page.getByRole("dialog", { name: "سجل محيط الخصر" });
  await expect(history.getByText("من المدرب")).toBeVisible();
  await history.getByRole("button", { name: /^حذف قياس/ }).click();
  await expect(history.getByText("لا توجد قيم بعد")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toContainText("غير مسجّل");
});

test("sets when one trainee appears in the list of today", async ({ page, addTrainee }) => {
  const { id } = await addTrainee();
  await page.goto(`/admin/trainees/${id}`);
  const dialog = page.getByRole("dialog", { name: "الظهور في قائمة اليوم" });
  const days = dialog.getByRole("textbox", { name: "بلا تسجيل" });
  const open = () => page.getByRole("button", { name: "ضبط" }).click();
  await open();
  await days.fill("99");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(days).toHaveAttribute("aria-invalid", "true");
  await days.fill("٩");
  await page.reload();
  await open();
  await expect(days).toHaveValue("٩");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(told(page, "حُفظت حدود الظهور في القائمة")).toBeVisible();
  await page.reload();
  await open();
  await expect(days).toHaveValue("9");
});

test("a trainee's whole data arrives as one file that is called after them", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  await page.goto(`/admin/trainees/${id}`);
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "تنزيل النسخة" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toContain(name);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByRole("link", { name: "حفظ الملف مرة أخرى" })).toBeVisible();
});
