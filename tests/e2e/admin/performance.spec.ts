import { people } from "../../support/fixtures.ts";
import { choose, expect, failWith, test } from "./trainer.ts";

const layan = { name: "ليان الخطيب", email: people.trainee.email };
const performanceApi = /\/api\/admin\/trainees\/[^/]+\/performance$/;

test("shows how a trainee keeps to the plan, from the row's menu", async ({ page }) => {
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: layan.email })}`);
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
  // On a day without exercises the meals weigh everything.
  await expect(day).toContainText(/الوجبات \(وزنها ‎(40|100)%\)/);
});

test("lists a trainee's own meals, searched and filtered, and says when there are none", async ({
  page,
  addTrainee,
}) => {
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: layan.email })}`);
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

  const { id } = await addTrainee();
  await page.goto(`/admin/trainees/${id}?tab=meals`);
  await expect(page.getByText("لا توجد وجبات مضافة")).toBeVisible();
});

test("tells in the settings what the jobs did last", async ({ page, context }) => {
  const cron = encodeURIComponent("20 * * * *");
  const run = await context.request.get(`/cdn-cgi/local/scheduled?cron=${cron}`);
  expect(run.ok()).toBe(true);
  await page.goto("/admin/settings?tab=system");
  const job = page.getByRole("article").filter({ hasText: "تمديد الجداول المطبّقة" });
  await expect(job.getByText("تم", { exact: true }).first()).toBeVisible();
});
