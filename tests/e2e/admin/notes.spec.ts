import type { Locator, Page } from "@playwright/test";
import { choose, expect, find, test } from "./trainer.ts";

const notesIn = (place: Locator | Page) =>
  place.getByRole("list", { name: "الملاحظات" }).getByRole("listitem");

async function write(place: Locator | Page, text: string, isPrivate: boolean) {
  await place.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await place.getByLabel("نص الملاحظة").fill(text);
  if (isPrivate) await place.getByLabel("لي وحدي").check();
  await place.getByRole("button", { name: "حفظ" }).click();
}

test("notes are written and deleted in the row's dialogs and on the trainee's page", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  await find(page, name);
  await choose(page, name, "ملاحظات غذائية");
  const diet = page.getByRole("dialog", { name: "ملاحظات غذائية" });
  await expect(
    diet.getByRole("heading", { name: "لا توجد ملاحظات غذائية حتى الآن" }),
  ).toBeVisible();
  await write(diet, "بروتين أكثر في الفطور", false);
  await expect(notesIn(diet)).toContainText([/نظام غذائي.*بروتين أكثر في الفطور/s]);
  await page.keyboard.press("Escape");

  await choose(page, name, "الملاحظات");
  const all = page.getByRole("dialog", { name: "الملاحظات" });
  await write(all, "يُراجع الالتزام قبل التجديد", true);
  await expect(notesIn(all)).toContainText([/لي وحدي.*يُراجع الالتزام/s, /بروتين أكثر/]);

  await page.goto(`/admin/trainees/${id}?tab=notes`);
  await expect(notesIn(page)).toHaveCount(2);
  await notesIn(page).last().getByRole("button", { name: "حذف الملاحظة" }).click();
  const asked = page.getByRole("dialog", { name: "هل أنت متأكد من حذف هذه الملاحظة؟" });
  await asked.getByRole("button", { name: "حذف الملاحظة" }).click();
  await expect(notesIn(page)).toContainText([/لي وحدي/]);
  await expect(notesIn(page)).toHaveCount(1);
});
