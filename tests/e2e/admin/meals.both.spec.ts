import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

const results = (page: Page) => page.getByRole("region", { name: "نتائج البحث" });

test("passes axe and fits, list and dialogs", async ({ page }) => {
  await page.goto("/admin/meals");
  await expect(page.getByRole("button", { name: /^إجراءات/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await page.getByRole("button", { name: "إضافة وجبة" }).first().click();
  await page.getByRole("button", { name: "إضافة طعام" }).click();
  await page.getByRole("tab", { name: "الألبان" }).click();
  await expect(results(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await results(page).getByRole("button").first().click();
  await expect(page.getByText(/^المصدر/).last()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
});
