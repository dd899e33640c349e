import { expect, test } from "./trainer.ts";

test("the list of tabs opens each as a page, and leads back", async ({ page }) => {
  await page.goto("/admin/settings");
  await expect(page.getByRole("heading", { name: "إعدادات التطبيق" })).toBeVisible();
  await page.getByRole("link", { name: "المظهر" }).click();
  await expect(page).toHaveURL(/tab=appearance/);
  await expect(page.getByRole("heading", { name: "المظهر" })).toBeVisible();
  await expect(page.getByRole("link", { name: "الأمان" })).toBeHidden();
  await page.getByRole("link", { name: "العودة إلى الإعدادات" }).click();
  await expect(page.getByRole("link", { name: "الأمان" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("اللون", { exact: true })).toBeVisible();
});
