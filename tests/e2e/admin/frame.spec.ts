import { holdBack } from "../../support/hold-back.ts";
import { goWithin } from "../within.ts";
import { expect, test } from "./trainer.ts";

test("the side menu folds on narrow screens or by choice, and the header leads home, to the profile and out", async ({
  page,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  const fold = page.getByRole("button", { name: "طي القائمة" });
  const unfold = page.getByRole("button", { name: "توسيع القائمة" });
  await page.goto("/admin/trainees");
  await test.step("folds by itself on narrow screens", async () => {
    await expect(fold).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(unfold).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(fold).toBeVisible();
    await goWithin(page, `/admin/trainees/${id}/schedule`);
    await unfold.click();
    await expect(fold).toBeVisible();
  });

  await test.step("stays folded by choice", async () => {
    await page.getByRole("link", { name: "المتدربون" }).first().click();
    await expect(page).toHaveURL(/\/admin\/trainees$/);
    await fold.click();
    await expect(unfold).toBeVisible();
    await page.reload();
    await expect(unfold).toBeVisible();
    await page.getByRole("link", { name: "التمارين" }).click();
    await expect(page).toHaveURL(/\/admin\/exercises$/);
  });

  await test.step("the header leads to notifications, home and the profile, and out", async () => {
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "الإشعارات" }).click();
    await expect(page).toHaveURL(/\/admin\/notifications$/);
    await header.getByRole("link", { name: "نظرة عامة" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await header.getByRole("button", { name: /^حساب/ }).click();
    await page.getByRole("menuitem", { name: "حسابي" }).click();
    await expect(page).toHaveURL(/\/admin\/profile$/);
    await header.getByRole("button", { name: /^حساب/ }).click();
    await page.getByRole("menuitem", { name: "تسجيل الخروج" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/admin/trainees");
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test("a screen's frame is shown before the app runs, with its menu folded as later", async ({
  page,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  await holdBack(page, "**/assets/*.js");
  const menu = page.getByRole("complementary");
  await page.goto("/admin/trainees", { waitUntil: "commit" });
  await expect(page).toHaveTitle(/^المتدربون · /);
  await expect(menu.locator('[aria-current="page"]')).toHaveText("المتدربون");
  await expect(menu.getByRole("button", { name: "طي القائمة" })).toBeVisible();
  await page.goto(`/admin/trainees/${id}/schedule`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الجدول الأسبوعي");
  await expect(menu.getByRole("button", { name: "توسيع القائمة" })).toBeVisible();
});

test("an unopened screen reports the missing network, and loads once it is back", async ({
  page,
  context,
}) => {
  await page.goto("/admin/trainees");
  const row = page.getByRole("button", { name: /^إجراءات/ }).first();
  await expect(row).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  // A dialog without its code reports it in place.
  await page.getByRole("button", { name: "إضافة متدرب" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("لا يوجد اتصال بالإنترنت");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();

  await page.getByRole("link", { name: "التمارين" }).click();
  const gone = page.getByRole("main").getByRole("alert");
  await expect(gone).toContainText("لا يوجد اتصال بالإنترنت");
  await expect(gone).toContainText("ما يُكتب من رسائل يُحفظ هنا");
  await gone.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(gone).toBeVisible();

  await context.setOffline(false);
  await expect(row).toBeVisible();
  await expect(gone).toBeHidden();
  await page.getByRole("link", { name: "المتدربون" }).first().click();
  await page.getByRole("button", { name: "إضافة متدرب" }).click();
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
});

test("a window that does not understand an answer reloads once, and then offers to", async ({
  page,
}) => {
  const ledger = /\/api\/admin\/payments\?/;
  const ofAnotherBuild = () => page.route(ledger, (route) => route.fulfill({ json: {} }));
  const figures = page.getByRole("group", { name: "ما يعرضه السجل" });
  const failure = page.getByRole("alert");
  await page.route(ledger, (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.goto("/admin/memberships?view=payments");
  await expect(figures.getByText(/متوقعة/)).toBeVisible();

  await ofAnotherBuild();
  await page.reload();
  await expect(failure).toContainText("حدث خطأ غير متوقع");
  await page.unroute(ledger);
  await failure.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(figures.getByText(/متوقعة/)).toBeVisible();
});
