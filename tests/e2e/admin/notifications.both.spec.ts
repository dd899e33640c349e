import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

for (const locale of ["ar", "en"]) {
  test(`list and dialog fit every width and pass axe, ${locale}`, async ({
    page,
    context,
    baseURL,
    addTrainee,
  }) => {
    await addTrainee({ name: "ط".repeat(40) });
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto("/admin/notifications");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, 320);
    const name = locale === "ar" ? "إشعار جديد" : "New notification";
    await page.getByRole("button", { name }).click();
    await page.getByText(locale === "ar" ? "متدربون محددون" : "Chosen trainees").click();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
  });
}
