import { plan, screenOf } from "./planning.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

for (const locale of ["ar", "en"]) {
  test(`fits and is accessible, ${locale}`, async ({
    page,
    context,
    baseURL,
    trainer,
    addTrainee,
    isMobile,
  }) => {
    const { id } = await addTrainee({ name: `${"س".repeat(18)} ${"م".repeat(18)}` });
    await plan(context.request, trainer.token, id);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    for (const tab of ["exercises", "meals"]) {
      await page.goto(`${screenOf(id)}&tab=${tab}&day=0`);
      await page.locator("[data-item]").first().waitFor();
      await expectNoAxeViolations(page);
      await expectNoOverflow(page, isMobile ? 320 : undefined);
      // As by the browser's setting for text alone: no width counts as a smaller screen.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expectNoOverflow(page, isMobile ? 390 : undefined);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    }
    await page.locator("[data-item]").first().getByRole("button").last().click();
    await page.getByRole("menuitem").first().waitFor();
    await expectNoAxeViolations(page);
  });
}

test("what applying a week would do fits every width and passes axe", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  await plan(context.request, trainer.token, id);
  await page.goto(screenOf(id));
  await page.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
  await expect(page.getByRole("dialog").getByRole("row").nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await expectNoOverflow(page, 320);
});
