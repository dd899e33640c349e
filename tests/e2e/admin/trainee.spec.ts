import { enter } from "../../support/entering.ts";
import { goWithin } from "../within.ts";
import { choose, expect, test, toast } from "./trainer.ts";

test("a trainee's page records measurements, sets attention thresholds, downloads the data, edits and deletes", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee({ weight: 80 });
  await page.goto(`/admin/trainees/${id}`);
  await test.step("measures, shows the author, and deletes the value", async () => {
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

  await test.step("sets the thresholds, and keeps the draft", async () => {
    const dialog = page.getByRole("dialog", { name: "الظهور في قائمة اليوم" });
    const days = dialog.getByRole("textbox", { name: "بلا نشاط" });
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
    await expect(toast(page, "حُفظت حدود الظهور في القائمة")).toBeVisible();
    await expect(dialog).toBeHidden();
    await open();
    await expect(days).toHaveValue("9");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("downloads all data as one file named after the trainee", async () => {
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name: "تنزيل النسخة" }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toContain(name);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expect(page.getByRole("link", { name: "حفظ الملف مرة أخرى" })).toBeVisible();
  });

  await test.step("edits and deletes", async () => {
    await page.getByRole("button", { name: "تعديل البيانات" }).click();
    const form = page.getByRole("dialog", { name: "تعديل بيانات المتدرب" });
    await form.getByLabel("العمر").fill("52");
    await form.getByRole("button", { name: "حفظ" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("52", { exact: true })).toBeVisible();
    await choose(page, name, "حذف");
    const asked = page.getByRole("dialog", { name: `حذف حساب ${name}؟` });
    await asked.getByRole("textbox").fill(name);
    await asked.getByRole("textbox").press("Enter");
    await expect(page).toHaveURL(/\/admin\/trainees$/);
    await expect(page.getByRole("link", { name })).toBeHidden();
  });

  await test.step("reports an invalid trainee's address", async () => {
    await goWithin(page, "/admin/trainees/12");
    await expect(page.getByText("معرف المتدرب غير صالح")).toBeVisible();
    await page.getByRole("link", { name: "العودة إلى المتدربين" }).click();
    await expect(page).toHaveURL(/\/admin\/trainees$/);
  });
});

test("a deactivated trainee is signed out at once, with the reason", async ({
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
