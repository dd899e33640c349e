import { newId } from "../../../domain/id.ts";
import { itemsOf, screenOf } from "./planning.ts";
import { addExercises, planSunday } from "./prescribing.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

for (const locale of ["ar", "en"]) {
  test(`a full prescription and its dialog fit and pass axe, ${locale}`, async ({
    page,
    context,
    baseURL,
    trainer,
    addTrainee,
    isMobile,
  }) => {
    const { id } = await addTrainee();
    const exercises = await addExercises(context.request, trainer.token, 4);
    const superset = newId();
    const values = [
      { superset, reps: 8, repsTo: 12, weight: 102.5, tempo: "3-1-X-0", rest: 90, rpe: 8.5 },
      { superset, seconds: 5400, sets: 10, note: "ظهر مستقيم ".repeat(20) },
      { metres: 100_000, sets: 10, weight: 102.5 },
      { percent: 75, progression: "double", progressionRuns: true },
    ];
    await planSunday(
      context.request,
      trainer.token,
      id,
      values.map((each, index) => ({ ...each, exerciseId: exercises[index]?.id ?? "" })),
    );
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto(`${screenOf(id)}&day=0`);
    const cards = itemsOf(page, locale === "ar" ? "الأحد" : "Sunday");
    await expect(cards).toHaveCount(4);
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, isMobile ? 320 : undefined);
    for (const index of [0, 1, 3]) {
      await cards.nth(index).locator("[data-grip]").focus();
      await page.keyboard.press("F2");
      await page.getByRole("dialog").getByRole("textbox").first().waitFor();
      await expectNoAxeViolations(page);
      await expectNoOverflow(page, isMobile ? 320 : undefined);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(cards.nth(index).locator("[data-grip]")).toBeFocused();
    }
  });
}
