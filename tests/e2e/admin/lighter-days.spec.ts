import { addDays } from "../../../domain/calendar.ts";
import { goWithin } from "../within.ts";
import { openLighterDays, planFour, sunday } from "./lighter-days.ts";
import { screenOf } from "./planning.ts";
import { expect, expectNoAxeViolations, marker, test } from "./trainer.ts";

test("lighter days are previewed with names, shown beside the planned sets, and undone", async ({
  page,
  context,
  trainer,
  addTrainee,
  changeTrainee,
}) => {
  const letters = marker();
  const [one, away] = await Promise.all([
    addTrainee({ name: `هند ${letters}` }),
    addTrainee({ name: `رنا ${letters}` }),
  ]);
  await Promise.all([
    planFour(context.request, trainer.token, one.id),
    changeTrainee(away.id, { status: "inactive" }),
  ]);
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: letters })}`);
  await page.getByRole("checkbox", { name: "تحديد كل من في الصفحة" }).check();

  const dialog = await openLighterDays(page);
  await expect(dialog.getByText(`حساب غير نشط: 1 (${away.name})`)).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: one.name })).toBeVisible();
  // Names are pale while the days' own are asked for.
  await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await dialog.getByLabel("آخر يوم").fill(addDays(sunday, -1));
  await expect(dialog.getByText("اليوم الأخير لا يسبق الأول")).toBeVisible();
  await expect(dialog.locator("[type=submit]")).toBeDisabled();
  await dialog.getByLabel("آخر يوم").fill("");
  await expect(dialog.getByText("هذا الحقل مطلوب")).toHaveCount(1);
  await expect(dialog.getByText("اليوم الأخير لا يسبق الأول")).toHaveCount(0);
  await dialog.getByLabel("أول يوم").fill("");
  await expect(dialog.getByText("هذا الحقل مطلوب")).toHaveCount(2);
  await expect(dialog.locator("[type=submit]")).toBeDisabled();
  // Nobody is asked for, so that nothing fails.
  await expect(dialog.getByText("تعذّر تحديد من يشملهم ذلك")).toHaveCount(0);
  await dialog.getByLabel("أول يوم").fill(sunday);
  await dialog.getByLabel("آخر يوم").fill(addDays(sunday, 6));
  await dialog.getByRole("button", { name: "تنفيذ لمتدرب واحد" }).click();
  await expect(dialog).toBeHidden();

  await goWithin(page, screenOf(one.id));
  const card = page.locator("[data-item]").first();
  await expect(card.getByText("أخف: 4 ← 3")).toBeVisible();
  await expect(card.getByRole("textbox", { name: /^مجموعات/ })).toHaveValue("4");
  // The totals of the day and of the week.
  const totals = page.getByText(/^4\sمجموعات$/).locator("..");
  await expect(totals.first()).toContainText("أخف: 4 ← 3");
  await expect(page.getByText(/ · أخف: 4 ← 3$/)).toBeVisible();
  await page.getByRole("button", { name: "تراجع", exact: true }).last().click();
  await expect(page.getByText("تم التراجع", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("أخف: 4 ← 3")).toHaveCount(0);
  await expect(card.getByRole("textbox", { name: /^مجموعات/ })).toHaveValue("4");
});
