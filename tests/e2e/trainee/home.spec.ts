import { givenName } from "../../../domain/accounts/given-name.ts";
import { weekStart } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { api } from "../admin/planning.ts";
import { changeAnswer, daysAgo, expect, failWith, homeApi, test, today } from "./newcomer.ts";

test("the home greets by name in the right gender, and leads to its screens", async ({
  page,
  register,
}) => {
  const { name, weigh } = await register({ gender: "female", weight: 80 });
  await weigh(0, 78.5);
  const request = page.waitForRequest(homeApi);
  await page.goto("/trainee");
  await expect(page.getByRole("heading", { name: "مدربك يجهّز برنامجك" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    `أهلاً بكِ يا ${givenName(name)}`,
  );
  expect(new URL((await request).url()).searchParams.get("date")).toBe(today());

  const tiles = page.getByRole("navigation", { name: "أقسامك" }).getByRole("link");
  await expect(tiles).toHaveCount(4);
  await expect(tiles.nth(0)).toContainText("وزن الصباح");
  await expect(tiles.nth(0)).toContainText("78.5");
  await expect(tiles.nth(2)).toContainText("اشتراكك حتى");
  for (const [place, path] of ["weight", "diet", "profile", "exercise"].entries()) {
    await tiles.nth(place).click();
    await expect(page).toHaveURL(new RegExp(`/trainee/${path}$`));
    await page.getByRole("link", { name: "العودة إلى الرئيسية" }).first().click();
  }
});

test("the trainer's last word and the sentence of the week stand on the home", async ({
  page,
  signInAs,
}) => {
  await signInAs("trainee");
  await changeAnswer<Home>(page, homeApi, (body) => ({
    ...body,
    insight: { kind: "weight", change: -0.9, calories: 1190 },
    trainerWord: { name: "سامي", photo: null, kind: "voice", text: "", at: Date.now() },
  }));
  await page.goto("/trainee");
  await expect(
    page.getByText("وزنكِ نزل 0.9\u00a0كغ في آخر 7\u00a0أيام، وأكلتِ 1,190\u00a0سعرة في اليوم"),
  ).toBeVisible();
  const word = page.getByRole("region", { name: "آخر رسالة من مدربك" }).getByRole("link");
  await expect(word).toContainText("سامي");
  await expect(word).toContainText("رسالة صوتية");
  await word.click();
  await expect(page).toHaveURL(/\/trainee\/chat$/);
});

test("badges count stored items, and stop at 9+", async ({ page, register, request }) => {
  const { id } = await register();
  const { accessToken } = await enter(request, people.trainer);
  const body = { kind: "text", text: "أهلاً" };
  const conversation = `/api/admin/conversations/${id}/messages`;
  await api(request, accessToken).post(conversation, { clientId: newId(), body });
  await changeAnswer<Home>(page, homeApi, (home) => ({ ...home, unreadNotifications: 10 }));
  await page.goto("/trainee");
  const bar = page.getByRole("navigation", { name: "التنقل السريع" });
  await expect(bar.getByRole("link")).toHaveCount(4);
  await expect(bar.getByRole("link", { name: "المحادثة" })).toContainText("1");
  await expect(bar.getByRole("link", { name: "الإشعارات" })).toContainText("9+");
  await expect(page.getByRole("banner").getByRole("link", { name: /أكثر من تسعة/ })).toBeVisible();
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
    const rings = page.getByRole("list", { name: "أيام الأسبوع" }).getByRole("button");
    await expect(rings).toHaveCount(7);
    const told = await rings.evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(told.slice(0, 3)).toEqual([
      "الأحد: قبل انضمامك",
      "الاثنين: راحة",
      "الثلاثاء: \u200e100%",
    ]);
    expect(told.slice(4)).toEqual(["الخميس", "الجمعة", "السبت"].map((day) => `${day}: لم يحن بعد`));
    await page.getByRole("button", { name: /^الأداء الأسبوعي/ }).click();
    const sheet = page.getByRole("dialog", { name: "الأداء الأسبوعي" });
    const visible = sheet.getByText("قبل انضمامك").locator("visible=true");
    await expect(visible).toHaveCount(1);
    await expect(sheet.getByText("راحة", { exact: true }).locator("visible=true")).toHaveCount(1);
    await expect(sheet.getByText("لم يحن بعد").locator("visible=true")).toHaveCount(3);
    const tuesday = sheet.locator("li, tr").filter({ hasText: "الثلاثاء" });
    await expect(tuesday.locator("visible=true").first()).toContainText("100%");
    const made = tuesday
      .getByText("متوسط ما طُلب: التمارين ‎100% · الوجبات ‎100% · الخطوات ‎100%")
      .locator("visible=true");
    await expect(made).toHaveCount(0);
    await tuesday.locator("summary").locator("visible=true").click();
    await expect(made).toHaveCount(1);
    await expect(sheet.locator("[aria-current=date]").locator("visible=true")).toContainText(
      "الأربعاء",
    );

    const table = page.getByRole("table", { name: "الأداء الأسبوعي" });
    await expect(table).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(table.getByRole("row")).toHaveCount(8);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await rings.nth(2).click();
    await expect(made).toHaveCount(1);
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
    await page.getByRole("button", { name: /^الأداء الأسبوعي/ }).click();
    const average = page.getByRole("progressbar", { name: /^معدل الأسبوع/ });
    await expect(average).toBeVisible();
    await expect(alert).toBeHidden();
    await failWith(page, homeApi, "GET", 403, "forbidden");
    await page.getByRole("button", { name: "تحديث الأداء" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "بيانات الأداء" })).toBeVisible();
    await expect(average).toBeVisible();
  });
});
