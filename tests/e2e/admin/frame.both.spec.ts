import { expect, expectNoAxeViolations, expectNoOverflow, marker, test } from "./trainer.ts";

const items = [
  "نظرة عامة",
  "المتدربون",
  "التمارين",
  "الوجبات",
  "القوالب",
  "الخطوات",
  "المحادثات",
  "الإشعارات",
  "الاشتراكات",
  "إعدادات التطبيق",
];

test("the menu leads everywhere", async ({ page, isMobile }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "من يحتاج إليك اليوم" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "القائمة الرئيسية" });
  for (const item of items) {
    if (isMobile) await page.getByRole("button", { name: "فتح القائمة" }).click();
    await expect(menu.getByRole("link")).toHaveText(items.map((each) => new RegExp(`^${each}`)));
    await menu.getByRole("link", { name: item }).click();
    const heading = page.getByRole("heading", { level: 1, name: item });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(.+\\) )?${item} · لوحة مِران$`));
    if (item !== "نظرة عامة") await expect(heading).toBeFocused();
  }
  await page.goto("/admin/trainer-chat");
  await expect(page).toHaveURL(/\/admin\/chat$/);
});

for (const language of ["ar", "en"]) {
  const long = () => `عبدالرحمنالطويلالاسمجداجداجداجدا ${marker()}`;

  test(`the list fits and is accessible, ${language}`, async ({
    page,
    addTrainee,
    context,
    baseURL,
  }) => {
    const { name } = await addTrainee({ name: long() });
    await context.addCookies([{ name: "locale", value: language, url: baseURL ?? "" }]);

    await page.goto("/admin");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoAxeViolations(page);

    await page.goto("/admin/trainees");
    await page.getByRole("link", { name, exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: new RegExp(name) }).click();
    await page.getByRole("menuitem").first().waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expectNoOverflow(page, 320);
  });

  test(`the forms and a trainee's page fit and are accessible, ${language}`, async ({
    page,
    addTrainee,
    context,
    baseURL,
  }) => {
    const { id, name } = await addTrainee({ name: long() });
    await context.addCookies([{ name: "locale", value: language, url: baseURL ?? "" }]);
    await page.goto("/admin/trainees");
    await page.getByRole("button", { name: new RegExp(name) }).click();
    await page.getByRole("menuitem").first().click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /إضافة متدرب|Add trainee/ }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, 320);
    await page.keyboard.press("Escape");
    await expectNoOverflow(page, 320);

    await page.goto(`/admin/trainees/${id}`);
    await page.getByText(/80\.0/).first().waitFor();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, 320);
  });
}
