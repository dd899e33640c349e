import type { Page } from "@playwright/test";
import { dayOfWeek } from "../../../domain/calendar.ts";
import { daysAgo, expect, expectNoAxeViolations, test, today } from "./newcomer.ts";

const stepsApi = "**/api/trainee/steps";

test("steps are validated, only a target reached by steps is praised, days are corrected, and a phone's link writes", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      localStorage.setItem("shaken", String(Number(localStorage.getItem("shaken")) + 1));
      return true;
    };
  });
  const listening = page.waitForResponse(/later-parts/);
  await page.goto("/trainee/steps");
  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  const field = page.getByRole("textbox", { name: "خطوات اليوم" });
  await field.fill("200000");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("القيمة المسموحة بين 0 و100,000")).toBeVisible();
  await expect(field).toHaveValue("200000");
  await field.fill("٢٬٩٠٠");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("بقيت 100\u00a0خطوة")).toBeVisible();

  await page.getByRole("button", { name: "تعديل الهدف" }).click();
  const target = page.getByRole("textbox", { name: "الهدف اليومي" });
  await target.fill("1");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("القيمة المسموحة بين 1,000 و20,000")).toBeVisible();
  await target.fill("1000");
  await listening;
  const homeAgain = page.waitForResponse(/\/api\/trainee\/home/);
  await page.getByRole("button", { name: "حفظ" }).click();
  await homeAgain;
  const reached = page.getByText("اكتمل هدف اليوم. كل خطوة إضافية مكسب.");
  await expect(reached).toBeVisible();
  await expect(page.getByRole("region", { name: "رسائل الشاشة" })).toContainText("حُفظ الهدف");
  expect(await shaken(page)).toBe(0);
  await page.getByRole("button", { name: "تعديل الهدف" }).click();
  await target.fill("3000");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("من 3,000", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  await page.getByRole("button", { name: "زيادة خطوات اليوم" }).click();
  const praise = page.getByRole("status").filter({ hasText: "اكتمل هدف الخطوات!" });
  const stored = page.waitForResponse(stepsApi);
  await Promise.all([
    expect(praise).toContainText("3,000 من 3,000"),
    page.getByRole("button", { name: "حفظ" }).click(),
  ]);
  expect((await stored).ok()).toBe(true);
  await expect(reached).toBeVisible();
  await expect(praise).toBeHidden();
  expect(await shaken(page)).toBe(1);
  await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("3,000");

  await test.step("a day is corrected, and a phone's link updates the open screen", async () => {
    const days = page.getByRole("button", { name: /^تصحيح خطوات/ });
    const lastWeek = page.getByText("أيام الأسبوع الماضي");
    await expect(days.first()).toBeVisible();
    if (dayOfWeek(today()) < 6) await lastWeek.click();
    await expect(days).toHaveCount(7);
    const corrected = page.waitForRequest(stepsApi);
    await days.first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("1234");
    await dialog.getByRole("button", { name: "حفظ" }).click();
    expect((await corrected).postDataJSON().steps).toBe(1234);
    await expect(page.getByText("1,234").first()).toBeVisible();

    await page.getByRole("button", { name: "إعداد الرابط" }).click();
    await expect(page).toHaveURL(/settings=steps/);
    const settings = page.getByRole("dialog", { name: "خطوات بلا كتابة" });
    await settings.getByRole("button", { name: "إنشاء رابط" }).click();
    const url = await settings.getByRole("textbox", { name: "الرابط الشخصي" }).inputValue();
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    const path = new URL(url).pathname;
    const answer = await context.request.post(path, { form: { steps: "7,777", date: daysAgo(0) } });
    expect(answer.status()).toBe(200);
    await page.goBack();
    await expect(settings).toBeHidden();
    await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("7,777");
  });
});

/** The number of praises, counted by vibrations. */
const shaken = (page: Page) => page.evaluate(() => Number(localStorage.getItem("shaken")));
