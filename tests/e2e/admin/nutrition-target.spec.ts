import { goWithin } from "../within.ts";
import { day, plan, screenOf } from "./planning.ts";
import { expect, expectNoAxeViolations, test, toast } from "./trainer.ts";

test("a nutrition target is computed, and judges the planned days", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee({ weight: 80 });
  await plan(context.request, trainer.token, id);
  await page.goto(`/admin/trainees/${id}`);
  await expect(page.getByText("لا هدف بعد.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "تحديد الهدف" }).click();
  const form = page.getByRole("dialog", { name: "هدف التغذية اليومي" });
  await form.getByText("منخفض", { exact: true }).click();
  const take = form.getByRole("button", { name: /^اعتماد [\d,]+\s/ });
  const kcal = /[\d,]+/.exec((await take.textContent()) ?? "")?.[0] ?? "";
  await take.click();
  await expect(form.getByLabel("السعرات")).toHaveValue(kcal.replace(",", ""));
  await form.getByLabel("دهون").fill("٩٠٠");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByText("القيمة المسموحة بين 0 و400")).toBeVisible();
  await form.getByLabel("السعرات").fill("١٨٥٠");
  await form.getByLabel("دهون").fill("");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, "حُفظ هدف التغذية")).toBeVisible();
  await expect(page.getByText("1,850").first()).toBeVisible();
  await expectNoAxeViolations(page, { within: "main" });

  await goWithin(page, `${screenOf(id)}&tab=meals`);
  await expect(day(page, "الأحد")).toContainText("/ 1,850");
  await day(page, "الأحد")
    .getByRole("button", { name: /^إضافة وجبة إلى الأحد/ })
    .click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("listitem").getByRole("button").first().click();
  await picker.getByRole("button", { name: /^لبلوغ الهدف/ }).click();
  await expect(picker.getByText(/\d \/ 1,850/)).toHaveClass(/text-good/);
  await expectNoAxeViolations(page, { within: "dialog[open]" });
});
