import { openLighterDays } from "./lighter-days.ts";
import { expect, expectNoOverflow, marker, test } from "./trainer.ts";

test("a person's lighter days are ended by hand on their page", async ({ page, addTrainee }) => {
  const letters = marker();
  const { id, name } = await addTrainee({ name: `سارة ${letters}` });
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: letters })}`);
  await page.getByRole("button", { name: "تحديد متدربين" }).click();
  await page.getByRole("listitem").filter({ hasText: name }).getByText(name).click();
  const dialog = await openLighterDays(page);
  await expectNoOverflow(page);
  await dialog.getByRole("button", { name: "تنفيذ لمتدرب واحد" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin/trainees/${id}`);
  const lighter = page.getByText(/^تمرين أخف حتى/);
  await expect(lighter).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "إنهاء", exact: true }).click();
  await expect(lighter).toHaveCount(0);
});
