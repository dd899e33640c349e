import type { Locator, Page } from "@playwright/test";
import { goOffline, withMotion } from "../../support/fixtures.ts";
import { holdBack } from "../../support/hold-back.ts";
import { reviewedMenu } from "../../support/reviewed-screens.ts";
import { expect, expectNoOverflow, meetMenu, test } from "./newcomer.ts";
import { waitingWrites } from "./waiting.ts";

const items = [...reviewedMenu("trainee"), "الإعدادات"];

/** Waits for the app: links of the prerendered frame load documents. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/trainee");
  await expect(page).toHaveTitle(/الرئيسية · مِران$/);
}

test("a press on the menu during loading takes effect, and the menu lists every screen", async ({
  page,
  register,
}) => {
  const { name } = await register();
  const held = await holdBack(page, "**/assets/start-app-*.js");
  await page.goto("/trainee", { waitUntil: "commit" });
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  held.release();
  const menu = page.getByRole("dialog", { name: "القائمة" });
  await expect(menu).toContainText(name);
  await expect(menu).toContainText("أنثى");
  await expect(menu.getByRole("link")).toHaveText(items.map((item) => new RegExp(item)));
  await menu.getByRole("link", { name: "الإعدادات" }).click();
  await expect(page).toHaveURL(/\/trainee\/profile\?settings=profile$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("dialog", { name: "الإعدادات" })).toBeVisible();
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("a navigation focuses the new heading, and Back closes the open menu before it leaves", async ({
    page,
    register,
  }) => {
    await register();
    // An unknown address leads home.
    await page.goto("/trainee/unknown/place");
    await expect(page).toHaveURL(/\/trainee$/);
    await expect(page).toHaveTitle(/الرئيسية · مِران$/);
    await page.getByRole("navigation", { name: "أقسامك" }).getByRole("link").first().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("وزن الصباح");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/وزن الصباح · مِران$/);
    const menu = page.getByRole("dialog", { name: "القائمة" });
    const openMenu = page.getByRole("button", { name: "فتح القائمة" });

    await openMenu.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(heading).toHaveText("وزن الصباح");

    // A menu closed by its button leaves no entry, and does not come back.
    await openMenu.click();
    await menu.getByRole("button", { name: "إغلاق" }).click();
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(menu).toBeHidden();

    // A navigation from the menu replaces its entry.
    await openMenu.click();
    await menu.getByRole("link", { name: "البرنامج الغذائي" }).click();
    await expect(page).toHaveURL(/\/trainee\/diet$/);
    await openMenu.click();
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle(/البرنامج الغذائي · مِران$/);
    await page.goBack();
    await expect(heading).toHaveText("وزن الصباح");
    await page.goBack();
    await expect(page).toHaveURL(/\/trainee$/);
    await expect(page).toHaveTitle(/الرئيسية · مِران$/);
  });
});

test("a new screen begins at its top; a reload and Back keep the position", async ({
  page,
  register,
}) => {
  // A newcomer's home is hardly higher than a phone.
  await page.setViewportSize({ width: 390, height: 500 });
  await register();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const open = async (go: () => Promise<unknown>, title: string) => {
    await go();
    await expect(page).toHaveTitle(new RegExp(`${title} · مِران$`));
    await page.waitForLoadState("networkidle");
  };
  const goTo = (path: string) => () => page.goto(path);
  await open(goTo("/trainee"), "الرئيسية");
  const sections = page.getByRole("navigation", { name: "أقسامك" });
  await expect(sections).toBeVisible();
  const exercises = sections.getByRole("link", { name: "برنامج التمارين" });
  // In view, so that the tap does not scroll.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(exercises).toBeInViewport({ ratio: 1 });
  const home = await place();
  expect(home).toBeGreaterThan(0);
  await open(() => exercises.click(), "برنامج التمارين");
  await expect.poll(place).toBe(0);
  await open(() => page.goBack(), "الرئيسية");
  await expect.poll(place).toBe(home);
  await open(goTo("/trainee/diet"), "البرنامج الغذائي");
  await expect.poll(place).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  await open(() => page.reload(), "البرنامج الغذائي");
  await expect.poll(place).toBe(300);
  await open(() => page.goBack(), "الرئيسية");
  await expect.poll(place).toBe(home);
  await open(goTo("/trainee/diet"), "البرنامج الغذائي");
  await expect.poll(place).toBe(0);
});

test("a lost network and a failed sign-out are reported, and an unopened screen loads once the network is back", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.goto("/trainee/weight");
  await expect(page.getByRole("button", { name: /^كتابة الوزن/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await meetMenu(page);
  await goOffline(page);
  await page.getByRole("button", { name: "أرسل وزني!" }).click();
  const openMenu = page.getByRole("button", { name: "فتح القائمة" });
  await openMenu.click();
  await page.getByRole("link", { name: "البرنامج الغذائي" }).click();

  const gone = page.getByRole("main").getByRole("alert");
  await expect(gone).toContainText("لا يوجد اتصال بالإنترنت");
  await expect(gone).toContainText("ما سُجّل محفوظ هنا وبانتظار الإرسال.");
  await gone.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(gone).toBeVisible();
  await expect(page).toHaveTitle(/البرنامج الغذائي · مِران$/);

  // Loaded screens stay readable.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "وزن الصباح" })).toBeVisible();
  await expect(gone).toBeHidden();
  await page.goForward();
  await expect(gone).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "البرنامج الغذائي" })).toBeVisible();
  await expect(gone).toBeHidden();
  await expect(page.getByText("بانتظار الإرسال")).toHaveCount(0);
  // A waiting write would bring up a question first.
  await expect.poll(() => waitingWrites(page)).toEqual([]);

  await openMenu.click();
  await context.setOffline(true);
  const signOut = page.getByRole("button", { name: "تسجيل الخروج" });
  await signOut.click();
  await expect(page.getByRole("alert").filter({ hasText: "تعذّر تسجيل الخروج" })).toBeAttached();
  await expect(page).toHaveURL(/\/trainee\/diet$/);
  await page.keyboard.press("Escape");
  const bar = page.locator("header + [role=status]").getByText("لا يوجد اتصال بالإنترنت");
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await openMenu.click();
  await signOut.click();
  await expect(page).toHaveURL(/\/trainee\/login$/);
});

test("nothing overflows at 200% text", async ({ page, register }) => {
  await register({ name: "عبد الرحمن بن عبد العزيز آل مقبول الخطيب" });
  await openHome(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const tiles = page.getByRole("navigation", { name: "أقسامك" });
  for (const link of [
    tiles.getByRole("link").first(),
    page.getByRole("link", { name: /الحرق اليومي/ }),
  ]) {
    await expect(link).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoOverflow(page);
    await link.click();
  }
  await expect(page).toHaveURL(/\/trainee\/calories$/);
  await expect(page.getByLabel("الطول")).toBeVisible();
  await expectNoOverflow(page);
});

async function moveOn(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "التنقل السريع" });
  for (const name of [/الإشعارات/, /الرئيسية/]) {
    await bar.getByRole("link", { name }).click();
    await expect(page).toHaveTitle(name);
  }
}

/** The question appears with a new screen, once its code has loaded. */
async function untilAsked(page: Page, question: Locator): Promise<void> {
  await expect(async () => {
    await moveOn(page);
    await expect(question).toBeVisible({ timeout: 100 });
  }).toPass();
}

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Dubai" });

  test("the app asks once whether days follow the device, and accepts a refusal", async ({
    page,
    register,
  }) => {
    await register();
    await openHome(page);
    const question = page.getByRole("region", { name: "توقيت الجهاز" });
    await untilAsked(page, question);
    await question.getByRole("button", { name: "البقاء على توقيتي" }).click();
    await expect(question).toBeHidden();
    const asked = page.waitForResponse(/later-parts/);
    await page.reload();
    await asked;
    await moveOn(page);
    await expect(question).toBeHidden();

    // As on a device without a refusal.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("zones-declined:")) localStorage.removeItem(key);
      }
    });
    await untilAsked(page, question);
    await question.getByRole("button", { name: "اتباع توقيت الجهاز" }).click();
    await expect(question).toBeHidden();
    const zone = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("who") ?? "{}").timeZone);
    expect(await zone()).toBe("Asia/Dubai");
  });
});

for (const [side, days] of [
  ["ahead", 1],
  ["behind", -1],
] as const) {
  test(`a device whose clock is a day ${side} says so until it is right`, async ({
    page,
    register,
  }) => {
    await register();
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await openHome(page);
    const line = page.getByRole("region", { name: "تاريخ هذا الجهاز أو ساعته غير مضبوط" });
    // The first screen says it where nothing moves.
    const first = page.getByText("تاريخ هذا الجهاز أو ساعته غير مضبوط");
    await expect(first.filter({ visible: true }).first()).toBeVisible();
    await untilAsked(page, line);
    await expect(line).toContainText("لم يتغيّر شيء مما سُجّل");
    await page.clock.setSystemTime(Date.now());
    await openHome(page);
    await moveOn(page);
    await expect(line).toBeHidden();
  });
}
