import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  isRepeated,
  marker,
  test,
} from "./trainer.ts";

const items = [
  "نظرة عامة",
  "المتدربون",
  "التمارين",
  "الوجبات",
  "الخطوات",
  "المحادثات",
  "الإشعارات",
  "الاشتراكات",
  "إعدادات التطبيق",
];

test("the menu leads everywhere, and what comes later says so", async ({ page, isMobile }) => {
  await page.goto("/admin");
  await expect(page.getByText("هذه الصفحة قيد الإعداد")).toBeVisible();
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

test("the side menu folds and stays folded", async ({ page, isMobile }) => {
  test.skip(isMobile, "phones have a drawer");
  await page.goto("/admin/trainees");
  await page.getByRole("button", { name: "طي القائمة" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "توسيع القائمة" })).toBeVisible();
  await page.getByRole("link", { name: "التمارين" }).click();
  await expect(page).toHaveURL(/\/admin\/exercises$/);
});

test("the header leads to notifications, home and the profile, and out", async ({ page }) => {
  await page.goto("/admin/trainees");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "الإشعارات" }).click();
  await expect(page).toHaveURL(/\/admin\/notifications$/);
  await header.getByRole("link", { name: "الرئيسية" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await header.getByRole("button", { name: /^حساب/ }).click();
  await page.getByRole("menuitem", { name: "الملف الشخصي" }).click();
  await expect(page).toHaveURL(/\/admin\/profile$/);
  await header.getByRole("button", { name: /^حساب/ }).click();
  await page.getByRole("menuitem", { name: "تسجيل الخروج" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/admin/trainees");
  await page.waitForURL((url) => url.pathname === "/");
});

test("nothing overflows at twice the text size", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has room");
  for (const path of ["", "/exercises", "/meals", "/notifications", "/chat", "/settings"]) {
    await page.goto(`/admin${path}`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoOverflow(page);
  }
});

test("the phone's list of trainees fits at twice the text size", async ({
  page,
  addTrainee,
  isMobile,
}) => {
  test.skip(!isMobile, "cards are the phone's");
  const { name } = await addTrainee({ name: `عبدالرحمنالطويلالاسمجداجداجداجدا ${marker()}` });
  await page.goto("/admin/trainees");
  await page.getByRole("link", { name }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNoOverflow(page);
  const card = page.getByRole("listitem").filter({ hasText: name });
  const box = await card.boundingBox();
  for (const part of [
    card.getByRole("link", { name }),
    card.getByRole("button", { name: /^إجراءات/ }),
    card.getByText("نشط"),
  ]) {
    const inner = await part.boundingBox();
    expect(inner && box && inner.x >= box.x && inner.x + inner.width <= box.x + box.width).toBe(
      true,
    );
  }
});

test("nothing of the header reaches over the sides at twice the text size", async ({ page }) => {
  await page.goto("/admin/trainees");
  const header = page.getByRole("banner");
  const account = header.getByRole("button", { name: /^حساب/ });
  await expect(account).toBeVisible();
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    const size = { width, height: 844 };
    for (const text of ["100%", "200%"]) {
      await page.setViewportSize(size);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const reach = () =>
        header.locator("a, button").evaluateAll((targets) => {
          const boxes = targets.map((target) => target.getBoundingClientRect());
          const seen = boxes.filter((box) => box.width > 0).sort((a, b) => a.left - b.left);
          const over = seen.filter(({ left, right }) => left < 0 || right > window.innerWidth + 1);
          const touching = seen.filter((box, at) => box.left < (seen[at - 1]?.right ?? 0) - 1);
          return { over: over.length, touching: touching.length };
        });
      await expect
        .poll(reach, { message: `${width} at ${text}` })
        .toEqual({ over: 0, touching: 0 });
      await expect(account).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole("link", { name: "الإشعارات" })).toBeInViewport({ ratio: 1 });
    }
  }
});

const looks = [
  { theme: "light", language: "ar" },
  { theme: "dark", language: "ar" },
  { theme: "light", language: "en" },
  { theme: "dark", language: "en" },
] as const;

for (const { theme, language } of looks) {
  test(`fits and is accessible, ${theme}, ${language}`, async ({
    page,
    addTrainee,
    context,
    baseURL,
    isMobile,
  }) => {
    const look = { colorScheme: theme, locale: language, isMobile };
    test.skip(isRepeated(look), "the phone shows this look");
    test.setTimeout(120_000);
    const { id, name } = await addTrainee({ name: `عبدالرحمنالطويلالاسمجداجداجداجدا ${marker()}` });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await context.addCookies([{ name: "locale", value: language, url: baseURL ?? "" }]);

    await page.goto("/admin");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoAxeViolations(page);

    await page.goto("/admin/trainees");
    await page.getByRole("link", { name }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: new RegExp(name) }).click();
    await page.getByRole("menuitem").first().waitFor();
    await expectNoAxeViolations(page);
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
