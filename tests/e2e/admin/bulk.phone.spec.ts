import { expect, expectNoOverflow, marker, test } from "./trainer.ts";

test("a tap selects a row in selection mode, and opens it afterwards", async ({
  page,
  addTrainee,
}) => {
  const letters = marker();
  const { id, name } = await addTrainee({ name: `سارة ${letters}` });
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: letters })}`);
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "تحديد متدربين" }).click();
  await card.getByText(name).click();
  await expect(card.getByRole("checkbox", { name: `تحديد ${name}` })).toBeChecked();
  const bar = page.getByRole("region", { name: "المحددون" });
  await expect(bar).toContainText("تم تحديد 1");
  await expectNoOverflow(page);
  await bar.getByRole("button", { name: "المزيد" }).click();
  await page.getByRole("menuitem", { name: "كتم الإشعارات", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "كتم الإشعارات" });
  await dialog.getByRole("button", { name: "تنفيذ لمتدرب واحد" }).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(card.getByText("الإشعارات مكتومة")).toBeAttached();
  await card.getByText(name).click();
  await expect(page).toHaveURL(new RegExp(`/admin/trainees/${id}$`));
});
