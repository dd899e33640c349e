import type { Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { hijriOf } from "../../../domain/prayers/hijri.ts";
import { forecastRamadan } from "../../../domain/prayers/ramadan.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { changeAnswer, expect, expectNoAxeViolations, homeApi, test, today } from "./newcomer.ts";

/** Of a year that the trainer's specs leave alone, whatever the year of the run. */
const first = forecastRamadan((hijriOf(today())?.year ?? 0) + 3)?.first ?? "";

const question = (page: Page) => page.getByRole("heading", { name: "اليوم في رمضان" });

test.describe("in Ramadan", () => {
  test.use({ day: addDays(first, 2) });

  test("the question is answered once, and the settings keep the choice and take it back", async ({
    page,
    register,
  }) => {
    await register({ gender: "male" });
    await page.goto("/trainee");
    await page.getByRole("button", { name: "عرض أيام رمضان" }).click();
    await expect(question(page)).toHaveCount(0);

    await page.goto("/trainee?settings=ramadan");
    const dialog = page.getByRole("dialog", { name: "رمضان" });
    await expect(
      dialog.getByText(new RegExp(`أول رمضان .*، ${Number(first.slice(8))}\\s`)),
    ).toBeVisible();
    const stored = () =>
      page.waitForResponse(
        (response) => response.url().endsWith("/ramadan") && response.request().method() === "PUT",
      );
    let answer = stored();
    await dialog.getByText("قبل السحور", { exact: true }).click();
    expect((await answer).status()).toBe(200);
    answer = stored();
    await dialog.getByRole("combobox", { name: "فطور" }).selectOption("بعد التراويح");
    expect((await answer).status()).toBe(200);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(dialog.getByRole("radio", { name: "قبل السحور" })).toBeChecked();
    await expect(dialog.getByRole("combobox", { name: "فطور" })).toHaveValue("after_tarawih");
    answer = stored();
    await dialog.getByRole("switch", { name: "عرض الأيام بحسب الصيام" }).click();
    expect((await answer).status()).toBe(200);
    await page.goto("/trainee");
    await expect(page.getByRole("navigation", { name: "أقسامك" })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test("the way to the city leads to the prayer times, and the home follows the city", async ({
    page,
    register,
  }) => {
    await register({ gender: "female" });
    await page.goto("/trainee?settings=ramadan");
    const dialog = page.getByRole("dialog", { name: "رمضان" });
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

test("a fasting day has its own order and names, and without it every screen is as before", async ({
  page,
  signInAs,
}) => {
  await signInAs("trainee");
  await page.clock.setFixedTime(new Date(`${today()}T11:00:00Z`));
  const screens = ["/trainee", "/trainee/diet", "/trainee/exercise"];
  const read = async (shown: boolean) => {
    await page.unroute(homeApi);
    await changeAnswer<Home>(page, homeApi, (home) => ({
      ...home,
      ramadan: shown ? monthFrom(home.date) : null,
    }));
    const seen: string[] = [];
    for (const path of screens) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      seen.push(await page.locator("main").ariaSnapshot());
    }
    return seen;
  };
  const before = await read(false);
  const [home = "", diet = ""] = await read(true);
  expect(home).toContain("1 رمضان");
  expect(home).toContain("السحور حتى 05:05");
  expect(home).toContain("الإفطار 17:19");
  expect(diet.indexOf("السحور")).toBeGreaterThan(-1);
  expect(diet.indexOf("الإفطار")).toBeGreaterThan(diet.indexOf("السحور"));
  expect(diet).toContain("من 17:19 إلى 18:42");
  expect(await read(false)).toEqual(before);
});

/** A month that begins on a day, with the times of Jerusalem on 8 February 2027. */
function monthFrom(first: string): Home["ramadan"] {
  const days = Array.from({ length: 29 }, () => [305, 1039, 1122] as [number, number, number]);
  const month = { year: 1448, first };
  return { ...month, eid: "2099-01-01", view: { ...month, days, slots: usualFastingSlots } };
}
