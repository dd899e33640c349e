import { addExercises } from "./prescribing.ts";
import { expect, test } from "./trainer.ts";

test("an exercise of the library is counted in a range, in time and in metres", async ({
  page,
  context,
  trainer,
}) => {
  const [exercise] = await addExercises(context.request, trainer.token, 1);
  const name = exercise?.name ?? "";
  await page.goto(`/admin/exercises?${new URLSearchParams({ search: name })}`);
  const row = page.getByRole("row", { name });
  const dialog = page.getByRole("dialog", { name: "تعديل التمرين" });
  const field = (label: string) => dialog.getByRole("textbox", { name: label, exact: true });
  const change = async (kind: string, values: Record<string, string>, amount: RegExp) => {
    await page.getByRole("button", { name, exact: true }).click();
    await dialog.getByText(kind, { exact: true }).first().click();
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    await dialog.getByRole("button", { name: "حفظ التمرين" }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(amount);
  };
  await expect(row).toContainText("10");
  await change("التكرارات", { التكرارات: "8", "حتى (اختياري)": "١٢" }, /8–12/);
  await change("الزمن", { الزمن: "45" }, /45\sث/);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(field("الزمن")).toHaveValue("45");
  await dialog.getByRole("combobox", { name: "الوحدة" }).selectOption("minutes");
  await field("الزمن").fill("241");
  await dialog.getByRole("button", { name: "حفظ التمرين" }).click();
  await expect(field("الزمن")).toHaveAccessibleDescription(/240/);
  await field("الزمن").fill("20");
  await dialog.getByRole("button", { name: "حفظ التمرين" }).click();
  await expect(row).toContainText(/20\sد/);
  await change("المسافة", { المسافة: "30" }, /30\sم/);
});
