import { readFileSync } from "node:fs";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { unzip } from "../../support/zip.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, failWith, test } from "./trainer.ts";

test("a business archive is ordered with the password, made, downloaded and deleted", async ({
  page,
  addTrainee,
}) => {
  const person = await addTrainee();
  await page.goto("/admin/settings?tab=system");
  await page.getByRole("button", { name: "تحضير النسخة" }).click();
  const dialog = page.getByRole("dialog", { name: "تحضير نسخة من عملك كله" });
  const prepare = dialog.getByRole("button", { name: "تحضير النسخة" });
  await expect(dialog.getByLabel("كلمة المرور", { exact: true })).toBeFocused();
  await prepare.click();
  await expect(dialog.getByText("هذا الحقل مطلوب")).toBeVisible();
  await dialog.getByLabel("كلمة المرور", { exact: true }).fill("Wrong!1-horse");
  await prepare.click();
  await expect(dialog.getByText("كلمة المرور الحالية غير صحيحة")).toBeVisible();

  await dialog.getByLabel("كلمة المرور", { exact: true }).fill(sampleTrainer.password);
  await failWith(page, "**/api/admin/business-archive", "POST", 503, "unavailable");
  await prepare.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/admin/business-archive");
  await prepare.click();
  await expect(dialog).toBeHidden();

  const download = page.getByRole("link", { name: "تنزيل النسخة" });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expectNoAxeViolations(page, { within: "main section:has(a[download])" });
  await expectNoOverflow(page);
  await expectNoOverflow(page, 320);
  const arriving = page.waitForEvent("download");
  await download.click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^miran-business-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(new Uint8Array(readFileSync(await file.path())).buffer);
  expect(new TextDecoder().decode(files.get("csv/profile.csv"))).toContain(person.name);

  await page.getByRole("button", { name: "حذفها الآن" }).click();
  await expect(page.getByRole("button", { name: "تحضير النسخة" })).toBeVisible();
});
