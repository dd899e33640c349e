import { expect, expectNoAxeViolations, expectNoOverflow, isRepeated, test } from "./trainer.ts";

const looks = [
  { colorScheme: "dark", locale: "ar" },
  { colorScheme: "light", locale: "ar" },
  { colorScheme: "light", locale: "en" },
] as const;

for (const { colorScheme, locale } of looks) {
  test.describe(`${locale} ${colorScheme}`, () => {
    test.use({ colorScheme });
    test("list and dialog fit every width and pass axe", async ({
      page,
      context,
      baseURL,
      isMobile,
    }) => {
      test.skip(isRepeated({ colorScheme, locale, isMobile }));
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
  });
}
