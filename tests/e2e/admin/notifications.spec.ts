import type { Page } from "@playwright/test";
import { enter } from "../../support/entering.ts";
import { expect, failWith, marker, test } from "./trainer.ts";

const listApi = /\/api\/admin\/notifications(\?|$)/;

async function write(page: Page, title: string, message: string) {
  await page.goto("/admin/notifications");
  await page.getByRole("button", { name: "إشعار جديد" }).click();
  const dialog = page.getByRole("dialog", { name: "إشعار جديد" });
  await dialog.getByLabel("عنوان الإشعار").fill(title);
  await dialog.getByLabel("نص الإشعار").fill(message);
  return dialog;
}

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("a notification reaches the chosen trainee, and its reading the trainer", async ({
  page,
  addTrainee,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const person = await addTrainee();
  const title = `موعد الوزن ${marker()}`;
  const dialog = await write(page, title, "الأحد صباحاً على الريق.");
  await expect(dialog.getByText(/^يصل إلى \d+ متدرب/)).toBeVisible();
  await dialog.getByText("متدربون محددون").click();
  await dialog.getByRole("button", { name: "إرسال الإشعار" }).click();
  await expect(dialog.getByText("يرجى اختيار متدرب واحد على الأقل")).toBeVisible();
  await dialog.getByRole("search").getByRole("textbox").fill(person.name);
  await dialog.getByLabel(person.name).check();
  await expect(dialog.getByText("تم تحديد متدرب واحد")).toBeVisible();
  await expect(dialog.getByText("يرجى اختيار متدرب واحد على الأقل")).toBeHidden();
  await dialog.getByLabel("نوع الإشعار").selectOption("weight");
  await dialog.getByRole("button", { name: "إرسال الإشعار" }).click();
  await expect(dialog.getByText("تم إرسال الإشعار بنجاح")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, title)).toContainText(`إلى ${person.name}`);
  await expect(row(page, title)).toContainText("لم يُقرأ بعد");

  const phone = await browser.newContext({ baseURL, extraHTTPHeaders, locale: "ar" });
  const { email, password } = person;
  await enter(phone.request, { role: "trainee", email, password });
  const trainee = await phone.newPage();
  await trainee.goto("/trainee/notifications");
  await trainee.getByRole("link", { name: title }).click();
  await expect(trainee).toHaveURL(/\/trainee\/weight$/);
  await phone.close();

  await page.getByRole("button", { name: "تحديث" }).click();
  await expect(row(page, title)).not.toContainText("لم يُقرأ بعد");
});

test("a failed list says so and tries again, and what was written survives an error and closing", async ({
  page,
}) => {
  await failWith(page, listApi, "GET", 403, "forbidden");
  await page.goto("/admin/notifications");
  await expect(page.getByText("حدث خطأ أثناء تحميل الإشعارات")).toBeVisible();
  await page.unroute(listApi);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();

  await failWith(page, listApi, "POST", 503, "unavailable");
  const title = `عطلة ${marker()}`;
  const dialog = await write(page, title, "نعود السبت.");
  const send = dialog.getByRole("button", { name: "إرسال الإشعار" });
  await send.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "إلغاء" }).click();
  await page.getByRole("button", { name: "إشعار جديد" }).click();
  await expect(dialog.getByLabel("عنوان الإشعار")).toHaveValue(title);
  await dialog.getByLabel("نص الإشعار").fill("");
  await expect(send).toBeDisabled();
});
