import type { Locator, Page, Response } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import {
  answerOfPut,
  firstOfRamadan,
  openRamadan,
  ramadanQuestion,
  showRamadan,
} from "../ramadan.ts";
import { changeAnswer, expect, expectNoAxeViolations, homeApi, test, today } from "./newcomer.ts";

/** Of a year that the trainer's specs leave alone, whatever the year of the run. */
const first = firstOfRamadan(3);

test.describe("in Ramadan", () => {
  test.use({ day: addDays(first, 2) });

  test("the question is answered once, and the settings keep the choice and take it back", async ({
    page,
    context,
    register,
  }) => {
    await register({ gender: "male" });
    await showRamadan(page);

    const dialog = await openRamadan(page);
    await expect(
      dialog.getByText(new RegExp(`أول رمضان .*، ${Number(first.slice(8))}\\s`)),
    ).toBeVisible();
    const stored = () => answerOfPut(page, "/ramadan");
    const sent = (response: Response) => response.request().postDataJSON();
    let answer = stored();
    await dialog.getByText("قبل السحور", { exact: true }).click();
    expect((await answer).status()).toBe(200);
    // Nothing else of the month: the trainer, or another device, may have changed it.
    expect(sent(await answer)).toEqual({ shown: true, slots: { training: "before_suhoor" } });
    answer = stored();
    await dialog.getByRole("combobox", { name: "فطور" }).selectOption("بعد التراويح");
    expect((await answer).status()).toBe(200);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(dialog.getByRole("radio", { name: "قبل السحور" })).toBeChecked();
    await expect(dialog.getByRole("combobox", { name: "فطور" })).toHaveValue("after_tarawih");
    await context.setOffline(true);
    const other = page.getByRole("radio", { name: "بعد التراويح" });
    await dialog.locator("label").filter({ has: other }).click();
    await expect(page.getByRole("alert")).toContainText("القرار يحتاج إلى اتصال");
    await expect(dialog.getByRole("radio", { name: "قبل السحور" })).toBeChecked();
    await context.setOffline(false);
    answer = stored();
    await dialog.getByRole("switch", { name: "عرض الأيام بحسب الصيام" }).click();
    expect((await answer).status()).toBe(200);
    expect(sent(await answer)).toEqual({ shown: false });
    await page.goto("/trainee");
    await expect(page.getByRole("navigation", { name: "أقسامك" })).toBeVisible();
    await expect(ramadanQuestion(page)).toHaveCount(0);
  });

  test("the way to the city leads to the prayer times, and the home follows the city", async ({
    page,
    register,
  }) => {
    await register({ gender: "female" });
    const dialog = await openRamadan(page);
    await expect(dialog.getByText("الأوقات بحسب مدينة القدس.")).toBeVisible();
    await dialog.getByRole("link", { name: "تغيير المدينة" }).click();
    const prayers = page.getByRole("dialog", { name: "أوقات الصلاة" });
    await prayers.getByRole("button", { name: /^المدينة/ }).click();
    const asked = page.waitForResponse(homeApi);
    await page.getByRole("button", { name: "الخليل", exact: true }).click();
    expect((await asked).status()).toBe(200);
    await expectNoAxeViolations(page);
    await page.goto("/trainee?settings=ramadan");
    await expect(dialog.getByText("الأوقات بحسب مدينة الخليل.")).toBeVisible();
  });
});

test.describe("months before Ramadan", () => {
  test.use({ day: addDays(first, -120) });

  test("the choice is kept for it, its details are folded, and no reminder has a time", async ({
    page,
    register,
  }) => {
    await register({ gender: "male" });
    const dialog = await openRamadan(page);
    const begins = dialog.getByText(new RegExp(`^رمضان القادم يبدأ .* ${first.slice(0, 4)}، `));
    await expect(begins).toBeVisible();
    await expect(begins).not.toContainText("اختيارك");
    await dialog.getByRole("switch", { name: "عرض الأيام بحسب الصيام" }).click();
    await expect(begins).toContainText("يبقى اختيارك محفوظاً له.");
    const slot = dialog.getByRole("radio", { name: "قبل السحور" });
    await expect(dialog.getByText("خيارات رمضان القادم")).toBeVisible();
    await expect(slot).toHaveCount(0);

    await dialog.getByText("خيارات رمضان القادم").click();
    await expect(slot).toHaveCount(1);
    const reminders = dialog.getByRole("group", { name: "إشعارات تتبع الشمس" });
    await expect(reminders.getByText("لا موعد لأي منها قبل رمضان.")).toBeVisible();
    await expect(reminders.getByRole("switch", { name: /^السحور/ })).toBeVisible();
    await expect(reminders.getByText(/\d\d:\d\d/)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test("a fasting day has its own order and names, and without it every screen is as before", async ({
  page,
  signInAs,
}) => {
  await signInAs("trainee");
  await page.clock.setFixedTime(new Date(`${today()}T11:00:00Z`));
  // One route for the whole test: an answer may be on its way when the next one is chosen.
  let shown = false;
  await changeAnswer<Home>(page, homeApi, (home) => ({
    ...home,
    ramadan: shown ? monthFrom(home.date) : null,
  }));
  const before: string[] = [];
  for (const screen of screens) before.push(await (await openWhole(page, screen)).ariaSnapshot());

  shown = true;
  const home = await openWhole(page, screens[0]);
  await expect(home).toContainText("1 رمضان");
  await expect(home).toContainText("السحور حتى 05:05");
  await expect(home).toContainText("الإفطار 17:19");
  const diet = await openWhole(page, screens[1]);
  await expect(diet).toContainText(/السحور.*الإفطار/s);
  await expect(diet).toContainText("من 17:19 إلى 18:42");

  shown = false;
  for (const [at, screen] of screens.entries()) {
    const main = await openWhole(page, screen);
    await expect.poll(() => main.ariaSnapshot()).toBe(before[at]);
  }
});

type Screen = { path: string; last: (page: Page) => Locator };

/** Screens of the fast, each with a part that comes with its answer. */
const screens = [
  {
    path: "/trainee",
    last: (page) => page.getByRole("region", { name: "آخر رسالة من مدربك" }),
  },
  {
    path: "/trainee/diet",
    last: (page) => page.getByRole("button", { name: "إرسال للمدرب" }),
  },
  {
    path: "/trainee/exercise",
    last: (page) => page.getByRole("navigation", { name: "الفئات" }),
  },
] as const satisfies readonly Screen[];

/** Places of parts whose code has not come: of skeletons, of a drawing, of the home's lines, and of a meal's button. */
const places = [
  "[class*=animate-breathe]",
  ".bg-stage:empty",
  "li[aria-hidden]",
  "section li:has(a[href='/trainee/diet']):not(:has(button))",
].join();

/** Opens a screen, and waits until all its parts are drawn. */
async function openWhole(page: Page, { path, last }: Screen): Promise<Locator> {
  await page.goto(path);
  await expect(last(page)).toBeVisible();
  const main = page.locator("main");
  await expect(main.locator(places)).toHaveCount(0);
  return main;
}

/** A month that begins on a day, with the times of Jerusalem on 8 February 2027. */
function monthFrom(first: string): Home["ramadan"] {
  const days = Array.from({ length: 29 }, () => [305, 1039, 1122] as [number, number, number]);
  const month = { year: 1448, first };
  return { ...month, eid: "2099-01-01", view: { ...month, days, slots: usualFastingSlots } };
}
