import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./newcomer.ts";

/** In parts, each of which fits into the time of a test. */
const screens = [
  ["", "/weight", "/steps", "/calories", "/profile"],
  ["/exercise", "/diet", "/notes", "/contact", "/chat"],
];

for (const [locale, part, paths] of ["ar", "en"].flatMap((locale) =>
  screens.map((paths, part) => [locale, part + 1, paths] as const),
)) {
  test(`every screen is accessible and fits, ${locale} ${part}`, async ({
    page,
    context,
    baseURL,
    register,
  }) => {
    const { weigh } = await register({ name: "عبد الرحمن بن عبد العزيز آل مقبول الخطيب" });
    await weigh(7, 81);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    for (const path of paths) {
      await page.goto(`/trainee${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Only the app has it, not the frame that stands there before.
      await expect(page.locator("[aria-live=assertive].sr-only")).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectNoAxeViolations(page);
      await expectNoOverflow(page, 320);
    }
    await page.getByRole("banner").getByRole("button").click();
    // Its code comes later: while it opens, its own header is a second banner.
    await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test("the week is a table on wide screens and cards on narrow ones", async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs("trainee");
  await page.goto("/trainee");
  await expect(page.getByRole("progressbar", { name: /^معدل الأسبوع/ })).toBeVisible();
  const table = page.getByRole("table", { name: "الأداء الأسبوعي" });
  if (isMobile) {
    await expect(table).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: "الثلاثاء" })).toBeVisible();
  } else await expect(table.getByRole("row")).toHaveCount(8);
});
