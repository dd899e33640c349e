import type { Locator, Page } from "@playwright/test";
import { people } from "../../support/fixtures.ts";
import { goWithin } from "../within.ts";
import { choose, expect, failWith, find, test } from "./trainer.ts";

const notesIn = (place: Locator | Page) =>
  place.getByRole("list", { name: "الملاحظات" }).getByRole("listitem");

async function write(place: Locator | Page, text: string, isPrivate: boolean) {
  await place.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await place.getByLabel("نص الملاحظة").fill(text);
  if (isPrivate) await place.getByLabel("لي وحدي").check();
  await place.getByRole("button", { name: "حفظ" }).click();
}

test("a row's menu opens a trainee's sections, and a press on the row opens their page", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  await find(page, name);
  await test.step("its items", async () => {
    await page.getByRole("button", { name: `إجراءات ${name}` }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "تعديل البيانات",
      "واتساب",
      "تعيين جدول",
      "عرض الأداء",
      "إدارة الخطوات",
      "عرض الوجبات",
      "الملاحظات",
      "ملاحظات غذائية",
      "كتم الإشعارات",
      "حذف",
    ]);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/search=/);
  });

  await test.step("the schedule is a screen, and the steps are a dialog", async () => {
    await choose(page, name, "تعيين جدول");
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.getByRole("heading", { name: `جدول ${name}` })).toBeVisible();
    await page.goBack();
    await choose(page, name, "إدارة الخطوات");
    await expect(page.getByRole("dialog")).toContainText(name);
    await page.keyboard.press("Escape");
  });

  await test.step("notes are written in dialogs", async () => {
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
    await page.keyboard.press("Escape");
    await expect(all).toBeHidden();
  });

  await test.step("the page keeps its section in the address", async () => {
    await page.getByRole("row", { name }).getByText(/^نشط/).click();
    await expect(page).toHaveURL(new RegExp(`/admin/trainees/${id}$`));
    const tab = page.getByRole("tab", { name: "الملاحظات" });
    await tab.click();
    await expect(page).toHaveURL(/tab=notes/);
    await expect(notesIn(page)).toHaveCount(2);
    await notesIn(page).last().getByRole("button", { name: "حذف الملاحظة" }).click();
    const asked = page.getByRole("dialog", { name: "هل أنت متأكد من حذف هذه الملاحظة؟" });
    const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await asked.getByRole("button", { name: "حذف الملاحظة" }).click();
    expect((await gone).ok()).toBe(true);
    await expect(notesIn(page)).toHaveCount(1);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(tab).toBeInViewport();
    await expect(notesIn(page)).toHaveText([/لي وحدي/]);
    await page.getByRole("tab", { name: "البيانات" }).click();
    await expect(page.getByText("165", { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/tab=/);
  });
});

test("a row's menu shows a trainee's performance and own meals", async ({ page, addTrainee }) => {
  const layan = { name: "ليان الخطيب", email: people.trainee.email };
  const performanceApi = /\/api\/admin\/trainees\/[^/]+\/performance$/;
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: layan.email })}`);
  await test.step("the performance, on the second try", async () => {
    await failWith(page, performanceApi, "GET", 503, "unavailable");
    await choose(page, layan.name, "عرض الأداء");
    const dialog = page.getByRole("dialog", { name: "أداء المتدرب" });
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.unroute(performanceApi);
    await dialog.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(dialog.getByText("90 يوماً")).toBeVisible();
    await expect(dialog.locator("dd").getByText(/^\d+ من \d+$/)).toHaveCount(3);
    await expect(dialog.getByRole("progressbar", { name: "التمارين" })).toHaveCount(2);
    const day = dialog.locator("section").filter({ hasText: "أداء اليوم" });
    // On a day without exercises the meals count 100%.
    await expect(day).toContainText(/نتيجة البرنامج .*الوجبات ‎(40|100)%/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the own meals, searched and filtered", async () => {
    await choose(page, layan.name, "عرض الوجبات");
    const dialog = page.getByRole("dialog", { name: "وجبات خارج البرنامج" });
    const meals = dialog.getByRole("listitem");
    await expect(meals.first()).toBeVisible();
    const all = await meals.count();
    const name = (await meals.first().locator("bdi").first().textContent()) ?? "";
    await dialog.getByRole("textbox").fill(name);
    await expect(meals.first()).toContainText(name);
    await dialog.getByRole("textbox").fill("لا شيء بهذا الاسم");
    await expect(dialog.getByText("لا توجد نتائج")).toBeVisible();
    await dialog.getByRole("button", { name: "مسح البحث" }).click();
    await expect(meals).toHaveCount(all);
    await dialog.getByText("عشاء", { exact: true }).click();
    expect(await meals.count()).toBeLessThan(all);
    await page.keyboard.press("Escape");
  });

  await test.step("a new trainee's page shows none", async () => {
    const { id } = await addTrainee();
    await goWithin(page, `/admin/trainees/${id}?tab=meals`);
    await expect(page.getByText("لا توجد وجبات مضافة")).toBeVisible();
  });
});
