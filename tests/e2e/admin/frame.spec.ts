import { expect, test } from "./trainer.ts";

test("the side menu folds and stays folded", async ({ page }) => {
  await page.goto("/admin/trainees");
  await page.getByRole("button", { name: "طي القائمة" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "توسيع القائمة" })).toBeVisible();
  await page.getByRole("link", { name: "التمارين" }).click();
  await expect(page).toHaveURL(/\/admin\/exercises$/);
});

test("the header leads to notifications, home and the profile, and out", async ({ page }) => {
  await page.goto("/admin/trainees");
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
