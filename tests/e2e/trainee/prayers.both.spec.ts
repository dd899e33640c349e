import type { Page } from "@playwright/test";
import { expect, expectNoOverflow, test } from "./newcomer.ts";

const address = "/trainee/steps?settings=notifications";
const times = (page: Page) => page.getByRole("region", { name: "أوقات اليوم" });
const city = (page: Page) => page.getByRole("button", { name: /^المدينة/ });
const saved = (page: Page) =>
  expect(page.getByRole("region", { name: "أوقات الصلاة" }).getByText("حُفظ")).toBeVisible();

test("a trainee chooses a city and the minutes of a mosque, which are kept for the next opening, in both languages", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.clock.setFixedTime("2026-02-18T10:00:00Z");
  await page.goto(address);
  await expect(city(page)).toHaveText("بحسب منطقتي الزمنية (القدس)");

  await test.step("finds a city as people type it, by the keyboard", async () => {
    await city(page).click();
    await page.getByRole("textbox", { name: "البحث عن مدينة أو بلد" }).fill("دبى");
    await expect(page.getByRole("button", { name: "القاهرة" })).toBeHidden();
    await page.keyboard.press("Enter");
    await saved(page);
    await expect(city(page)).toHaveText("دبي");
    await expect(city(page)).toBeFocused();
  });

  await test.step("has its times by the person's clock, and says that the clocks differ", async () => {
    await expect(times(page).getByRole("listitem")).toHaveText([
      "الفجر03:34",
      "الشروق04:48",
      "الظهر10:36",
      "العصر الصلاة التالية13:52",
      "المغرب16:18",
      "العشاء17:32",
    ]);
    await expect(page.getByText(/^ساعة دبي الآن غير ساعة منطقتك الزمنية/)).toBeVisible();
    await page.getByRole("link", { name: "تغيير المنطقة الزمنية" }).click();
    await expect(page.getByLabel("المنطقة الزمنية")).toHaveValue("Asia/Hebron");
    await page.getByRole("tab", { name: "الإشعارات" }).click();
  });

  const minutes = page.getByRole("textbox", { name: "الفجر" });
  await test.step("refuses minutes out of range at their field, as typed", async () => {
    await page.getByText("فرق مسجدك بالدقائق").click();
    await minutes.fill("90");
    await expect(minutes).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("القيمة المسموحة بين")).toBeVisible();
    await expect(minutes).toHaveValue("90");
    await expect(times(page)).toContainText("03:34");
    await minutes.fill("-٤");
    await expect(times(page)).toContainText("03:30");
    await saved(page);
    await expectNoOverflow(page, 320);
  });

  await test.step("has the choices after a reload, in English too", async () => {
    await context.addCookies([{ name: "locale", value: "en", url: page.url() }]);
    await page.reload();
    const section = page.getByRole("region", { name: "Prayer times" });
    await expect(section.getByRole("button", { name: "City Dubai" })).toBeVisible();
    await expect(section).toContainText("Fajr03:30");
    await section.getByText("Your mosque's difference in minutes").click();
    await expect(section.getByRole("textbox", { name: "Fajr" })).toHaveValue("-4");
    expect(await section.innerText()).not.toMatch(/[\u0600-\u06ff]/);
  });
});

test("a choice that could not be saved stays on the screen, and is sent again", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.goto(address);
  const quiet = page.getByRole("switch", { name: /^هدوء وقت الصلاة/ });
  await expect(quiet).toBeChecked();
  await context.setOffline(true);
  await quiet.uncheck();
  const alert = page.getByRole("alert").filter({ hasText: "لم يُحفظ اختيارك بعد" });
  await expect(alert).toBeVisible();
  await expect(quiet).not.toBeChecked();
  await context.setOffline(false);
  await alert.getByRole("button", { name: "إعادة المحاولة" }).click();
  await saved(page);
  await page.reload();
  await expect(quiet).not.toBeChecked();
});
