import { givenName } from "../../../domain/accounts/given-name.ts";
import { weekStart } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { holdBack } from "../../support/hold-back.ts";
import { keptReads } from "./device-stores.ts";
import { changeAnswer, daysAgo, expect, failWith, homeApi, test, today } from "./newcomer.ts";

test("the home has a skeleton of its size, greets by name in the right gender, and leads to its screens", async ({
  page,
  register,
}) => {
  const { name, weigh } = await register({ gender: "female", weight: 80 });
  await weigh(0, 78.5);
  const request = page.waitForRequest(homeApi);
  await test.step("a skeleton of the same size while it loads", async () => {
    const held = await holdBack(page, homeApi);
    await page.goto("/trainee");
    // The app sets the title; before that the prerendered frame is shown.
    await expect(page).toHaveTitle(/الرئيسية · مِران$/);
    const section = page.locator("section").filter({ hasText: "الأداء الأسبوعي" }).first();
    await expect(section).toHaveAttribute("aria-busy", "true");
    const before = await section.boundingBox();
    held.release();
    await expect(page.getByRole("progressbar", { name: /^معدل الأسبوع/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "مدربك يجهّز برنامجك" })).toBeVisible();
    const after = await section.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
    await page.unroute(homeApi);
  });

  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    `أهلاً بكِ يا ${givenName(name)}`,
  );
  expect(new URL((await request).url()).searchParams.get("date")).toBe(today());

  const tiles = page.getByRole("navigation", { name: "أقسامك" }).getByRole("link");
  await expect(tiles).toHaveCount(4);
  await expect(tiles.nth(0)).toContainText("وزن الصباح");
  await expect(tiles.nth(0)).toContainText("78.5");
  for (const [place, path] of ["weight", "diet", "profile", "exercise"].entries()) {
    await tiles.nth(place).click();
    await expect(page).toHaveURL(new RegExp(`/trainee/${path}$`));
    await page.getByRole("link", { name: "العودة إلى الرئيسية" }).first().click();
  }
});

test("badges count stored items, and stop at 9+", async ({ page, signInAs }) => {
  await signInAs("trainee");
  await changeAnswer<Home>(page, homeApi, (body) => ({ ...body, unreadNotifications: 10 }));
  const answered = page.waitForResponse(homeApi);
  await page.goto("/trainee");
  const bar = page.getByRole("navigation", { name: "التنقل السريع" });
  await expect(bar.getByRole("link")).toHaveCount(4);
  const { unreadMessages } = (await (await answered).json()) as Home;
  expect(unreadMessages).toBeGreaterThan(0);
  await expect(bar.getByRole("link", { name: "المحادثة" })).toContainText(String(unreadMessages));
  await expect(bar.getByRole("link", { name: "الإشعارات" })).toContainText("9+");
  await expect(page.getByRole("banner").getByRole("link", { name: /أكثر من تسعة/ })).toBeVisible();
});

test("the home is shown as last seen before any code loads, on its own day only", async ({
  page,
  register,
}) => {
  await register();
  const week = page.getByRole("progressbar", { name: /^معدل الأسبوع/ });
  const plan = page.getByRole("heading", { name: "مدربك يجهّز برنامجك" });
  await page.goto("/trainee");
  await expect(week).toBeVisible();
  // The plan's code loads separately, and only the visible home is stored on leaving.
  await expect(plan).toBeVisible();
  await expect.poll(() => keptReads(page)).toContain("home");
  await page.goto("about:blank");
  const held = await holdBack(page, "**/assets/*.js");
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(plan).toBeVisible();
  await expect(page.locator("[id=root]")).toHaveCount(1);
  await page.mouse.wheel(0, 2000);
  await expect(week).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أهلاً");
  await expect(week).toHaveCount(0);
  held.release();
});

test("the home looks the same before and after the app's styles load", async ({
  page,
  signInAs,
}) => {
  await signInAs("trainee");
  const boxes = () =>
    page
      .locator("#root > *, main > div > *, main [role=progressbar], main svg")
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, top }) => width > 0 && top < innerHeight)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ")),
      );
  await page.goto("/trainee");
  await expect(page.getByRole("button", { name: /^تم: / }).first()).toBeVisible();
  await expect.poll(() => keptReads(page)).toContain("home");
  await page.evaluate(() => document.fonts.ready);
  const drawn = await boxes();
  await page.goto("about:blank");
  const held = await holdBack(page, /\/assets\/.*\.(js|css)$/);
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "اليوم", exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(drawn.length).toBeGreaterThan(10);
  await expect.poll(boxes).toEqual(drawn);
  held.release();
});

test("without «remember me» the home is shown as last seen until the browser ends", async ({
  page,
  register,
}) => {
  const { credentials } = await register();
  const signedIn = await page.request.post("/api/access/sign-in", {
    data: {
      email: credentials.email,
      password: credentials.password,
      area: "trainee",
      remember: false,
    },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(signedIn.status()).toBe(200);
  const plan = page.getByRole("heading", { name: "مدربك يجهّز برنامجك" });
  await page.goto("/trainee");
  await expect(plan).toBeVisible();
  await expect.poll(() => keptReads(page)).toContain("home");
  await page.goto("about:blank");
  const held = await holdBack(page, "**/assets/*.js");
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(plan).toBeVisible();

  // A browser forgets this cookie as it ends, together with the session's.
  await page.context().clearCookies({ name: "reads-open" });
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أهلاً");
  await expect(plan).toHaveCount(0);
  held.release();
  await expect(plan).toBeVisible();
});

test.describe("the week's card", () => {
  test("shows done, rest, earlier and coming days, in cards or on wide screens in a table", async ({
    page,
    signInAs,
  }) => {
    await signInAs("trainee");
    const sunday = weekStart(daysAgo(7));
    const wednesday = new Date(Date.parse(`${sunday}T09:00:00Z`) + 3 * 86_400_000);
    await page.clock.setFixedTime(wednesday);
    await changeAnswer<Home>(page, homeApi, (body) => {
      const [first, second, third, ...rest] = body.week;
      if (!first || !second || !third) return body;
      const nothing = { done: 0, goal: 0 };
      const full = { done: 4, goal: 4 };
      const week = [
        { ...first, kind: "before" as const, exercises: nothing, meals: nothing, steps: nothing },
        { ...second, kind: "rest" as const, exercises: nothing, meals: nothing, steps: nothing },
        { ...third, kind: "goals" as const, exercises: full, meals: full, steps: full },
        ...rest,
      ];
      return { ...body, week };
    });
    await page.goto("/trainee");
    const visible = page.locator("main").getByText("قبل انضمامك").locator("visible=true");
    await expect(visible).toHaveCount(1);
    await expect(page.getByText("راحة", { exact: true }).locator("visible=true")).toHaveCount(1);
    await expect(page.getByText("لم يحن بعد").locator("visible=true")).toHaveCount(3);
    const tuesday = page.locator("main").locator("li, tr").filter({ hasText: "الثلاثاء" });
    await expect(tuesday.locator("visible=true").first()).toContainText("100%");
    const made = tuesday
      .getByText("متوسط ما طُلب: التمارين ‎100% · الوجبات ‎100% · الخطوات ‎100%")
      .locator("visible=true");
    await expect(made).toHaveCount(0);
    await tuesday.locator("summary").locator("visible=true").click();
    await expect(made).toHaveCount(1);
    await expect(page.locator("[aria-current=date]").locator("visible=true")).toContainText(
      "الأربعاء",
    );

    const table = page.getByRole("table", { name: "الأداء الأسبوعي" });
    await expect(table).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table.getByRole("row")).toHaveCount(8);
  });

  test("reports a failed load, loads on retry, and keeps the data when a refresh fails", async ({
    page,
    register,
  }) => {
    await register();
    await failWith(page, homeApi, "GET", 500, "internal");
    await page.goto("/trainee");
    const alert = page.getByRole("alert").filter({ hasText: "حدث خطأ أثناء تحميل بيانات الأداء" });
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await page.unroute(homeApi);
    await alert.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByRole("progressbar", { name: /^معدل الأسبوع/ })).toBeVisible();
    await expect(alert).toBeHidden();
    await failWith(page, homeApi, "GET", 403, "forbidden");
    await page.getByRole("button", { name: "تحديث الأداء" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "بيانات الأداء" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: /^معدل الأسبوع/ })).toBeVisible();
  });
});
