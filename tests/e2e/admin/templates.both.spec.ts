import { newId } from "../../../domain/id.ts";
import { api } from "./planning.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, marker, test } from "./trainer.ts";

test("passes axe and fits: the list, the form, the weeks and the steps of giving", async ({
  page,
  context,
  trainer,
}) => {
  const letters = marker();
  const id = newId();
  const { get, post, patch } = api(context.request, trainer.token);
  const { exercises } = await get<{ exercises: { id: string }[] }>("/api/admin/exercises");
  await post("/api/admin/templates", {
    ...{ id, name: `برنامج طويل الاسم لأربعين حرفاً وأكثر ${letters}`, weeks: 12 },
    ...{ goal: "fitness", level: "beginner", daysPerWeek: 3 },
  });
  await patch(`/api/admin/templates/${id}/weeks/0`, {
    exercises: {
      add: [{ id: newId(), exerciseId: exercises[0]?.id, dayOfWeek: 0, position: 0 }],
    },
  });
  await page.goto(`/admin/templates?${new URLSearchParams({ search: letters })}`);
  await expect(page.getByRole("link", { name: letters })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await page.getByRole("button", { name: "قالب جديد" }).first().click();
  await expect(page.getByRole("dialog", { name: "قالب جديد" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: letters }).click();
  await expect(page.getByRole("button", { name: "الأسبوع 12" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await expectNoOverflow(page, 320);

  await page.getByRole("button", { name: "إعطاء القالب لمتدربين" }).click();
  const dialog = page.getByRole("dialog", { name: "إعطاء القالب لمتدربين" });
  await expect(dialog.getByRole("checkbox").nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await dialog.getByRole("checkbox").nth(1).check();
  await dialog.getByRole("button", { name: "التالي" }).click();
  await expect(dialog.getByLabel("يبدأ في")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await dialog.getByRole("button", { name: "معاينة" }).click();
  await expect(dialog.getByText("يصل القالب إلى متدرب واحد")).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
});
