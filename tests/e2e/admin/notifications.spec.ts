import type { Page } from "@playwright/test";
import { holdBack } from "../../support/hold-back.ts";
import { expect, failWith, marker, test } from "./trainer.ts";

const listApi = /\/api\/admin\/notifications(\?|$)/;

async function write(page: Page, title: string, message: string) {
  await page.getByRole("button", { name: "إشعار جديد" }).click();
  const dialog = page.getByRole("dialog", { name: "إشعار جديد" });
  await dialog.getByLabel("عنوان الإشعار").fill(title);
  await dialog.getByLabel("نص الإشعار").fill(message);
  return dialog;
}

test("a failed list is retried, a draft survives an error and closing, and the notification reaches one trainee", async ({
  page,
  addTrainee,
  deviceOf,
}) => {
  const person = await addTrainee();
  const title = `موعد الوزن ${marker()}`;
  await failWith(page, listApi, "GET", 403, "forbidden");
  await page.goto("/admin/notifications");
  await expect(page.getByText("حدث خطأ أثناء تحميل الإشعارات")).toBeVisible();
  await page.unroute(listApi);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();

  const dialog = await write(page, title, "الأحد صباحاً على الريق.");
  const send = dialog.getByRole("button", { name: "إرسال الإشعار" });
  await test.step("the draft survives", async () => {
    await failWith(page, listApi, "POST", 503, "unavailable");
    await send.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.unroute(listApi);
    await dialog.getByRole("button", { name: "إلغاء" }).click();
    await page.reload();
    await page.getByRole("button", { name: "إشعار جديد" }).click();
    await expect(dialog.getByLabel("عنوان الإشعار")).toHaveValue(title);
    await dialog.getByLabel("نص الإشعار").fill("");
    await expect(send).toBeDisabled();
  });

  await test.step("reaches the chosen trainee", async () => {
    await dialog.getByLabel("نص الإشعار").fill("الأحد صباحاً على الريق.");
    await expect(dialog.getByText(/^يصل إلى \d+ متدرب/)).toBeVisible();
    await dialog.getByText("متدربون محددون").click();
    await send.click();
    await expect(dialog.getByText("يرجى اختيار متدرب واحد على الأقل")).toBeVisible();
    await dialog.getByRole("search").getByRole("textbox").fill(person.name);
    await dialog.getByLabel(person.name).check();
    await expect(dialog.getByText("تم تحديد متدرب واحد")).toBeVisible();
    await expect(dialog.getByText("يرجى اختيار متدرب واحد على الأقل")).toBeHidden();
    await dialog.getByLabel("نوع الإشعار").selectOption("weight");
    await send.click();
    await expect(dialog.getByText("تم إرسال الإشعار بنجاح")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("shows whether it was read", async () => {
    const row = page.getByRole("listitem").filter({ hasText: title });
    await expect(row).toContainText(`إلى ${person.name}`);
    await expect(row).toContainText("لم يُقرأ بعد");
    await (await deviceOf(person)).post("/api/trainee/notifications/read-all", {});
    await page.getByRole("button", { name: "تحديث" }).click();
    await expect(row).not.toContainText("لم يُقرأ بعد");
  });
});

test("a tap on the receivers counts, although the loaded number appears under the finger", async ({
  page,
}) => {
  await page.goto("/admin/notifications");
  const held = await holdBack(page, /api\/admin\/trainees\?status=active/);
  await page.getByRole("button", { name: "إشعار جديد" }).first().click();
  const dialog = page.getByRole("dialog", { name: "إشعار جديد" });
  await dialog.getByText("متدربون محددون").hover();
  const place = await dialog.boundingBox();
  await page.mouse.down();
  held.release();
  await expect(dialog.getByText(/^يصل إلى \d+ متدرب/)).toBeVisible();
  expect(await dialog.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
});
