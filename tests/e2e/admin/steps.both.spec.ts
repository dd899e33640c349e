import { expectNoOverflow, expectOneLine } from "../../support/fixtures.ts";
import { expect, test } from "./trainer.ts";

test("the trainer finds a trainee, and edits the target in the row and in the dialog", async ({
  page,
  addTrainee,
  isMobile,
}) => {
  const { name } = await addTrainee();
  await page.goto(`/admin/steps?${new URLSearchParams({ search: name })}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await expectNoOverflow(page);
  if (isMobile) await expectOneLine(page.locator("p").filter({ hasText: /من 3,000/ }));
  else {
    const row = page.getByRole("row", { name });
    await row.getByRole("button", { name: `تعديل هدف ${name}` }).click();
    const field = row.getByRole("textbox", { name: `هدف ${name}` });
    await field.fill("1");
    await field.press("Enter");
    await expect(row.getByRole("alert")).toBeVisible();
    await field.press("Escape");
    await expect(row).toContainText("3,000");
    await row.getByRole("button", { name: `تعديل هدف ${name}` }).click();
    await field.fill("8000");
    await field.press("Enter");
    await expect(field).toBeHidden();
    await expect(row).toContainText("8,000");
  }
  await page.getByRole("button", { name: `إدارة خطوات ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "إدارة الخطوات اليومية" });
  await dialog.getByRole("button", { name: "تعديل: الهدف اليومي" }).click();
  await dialog.getByRole("textbox", { name: "الهدف اليومي" }).fill("9500");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(dialog.getByText("9,500").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/9,500/).first()).toBeVisible();
  await page.getByRole("button", { name: "اليوم السابق" }).click();
  await expect(page).toHaveURL(/date=/);
  await expect(page.getByText(/3,000/).first()).toBeVisible();
});
