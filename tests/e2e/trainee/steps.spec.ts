import { dayOfWeek } from "../../../domain/calendar.ts";
import { goOffline } from "../../support/fixtures.ts";
import {
  daysAgo,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  test,
  today,
} from "./newcomer.ts";

const stepsApi = "**/api/trainee/steps";

test("counts the day, refuses a slip, sets the target and says when it is reached", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/steps");
  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  const field = page.getByRole("textbox", { name: "خطوات اليوم" });
  await field.fill("200000");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("القيمة المسموحة بين 0 و100000")).toBeVisible();
  await expect(field).toHaveValue("200000");
  await field.fill("٢٬٩٠٠");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("بقيت 100\u00a0خطوة")).toBeVisible();

  await page.getByRole("button", { name: "تعديل الهدف" }).click();
  const target = page.getByRole("textbox", { name: "الهدف اليومي" });
  await target.fill("1");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("القيمة المسموحة بين 1000 و20000")).toBeVisible();
  await page.getByRole("button", { name: "إلغاء" }).click();
  await expect(page.getByText("من 3,000", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  await page.getByRole("button", { name: "زيادة خطوات اليوم" }).click();
  const praise = page.getByRole("status").filter({ hasText: "اكتمل هدف الخطوات!" });
  await Promise.all([
    expect(praise).toContainText("3,000 من 3,000"),
    page.getByRole("button", { name: "حفظ" }).click(),
  ]);
  await expect(page.getByText("اكتمل هدف اليوم. كل خطوة زيادة مكسب.")).toBeVisible();
  await expect(praise).toBeHidden();
  await page.reload();
  await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("3,000");
  await expectNoOverflow(page, 320);
});

test("praises the target that is reached, not the one that comes down", async ({
  page,
  register,
}) => {
  await register();
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      localStorage.setItem("shaken", "yes");
      return true;
    };
  });
  const listening = page.waitForResponse(/later-parts/);
  await page.goto("/trainee/steps");
  await listening;
  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  await page.getByRole("textbox", { name: "خطوات اليوم" }).fill("1500");
  await page.getByRole("button", { name: "حفظ" }).click();
  await page.getByRole("button", { name: "تعديل الهدف" }).click();
  await page.getByRole("textbox", { name: "الهدف اليومي" }).fill("1000");
  const homeAgain = page.waitForResponse(/\/api\/trainee\/home/);
  await page.getByRole("button", { name: "حفظ" }).click();
  await homeAgain;
  await expect(page.getByText("اكتمل هدف اليوم. كل خطوة زيادة مكسب.")).toBeVisible();
  await expect(page.getByRole("region", { name: "رسائل الشاشة" })).toContainText("حُفظ الهدف");
  expect(await page.evaluate(() => localStorage.getItem("shaken"))).toBeNull();
});

test("waits without a network, is drawn and sent once", async ({ page, context, register }) => {
  const { token } = await register();
  await page.goto("/trainee/steps");
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.postDataJSON());
  });
  await expect(page.getByRole("button", { name: "تعديل الخطوات" })).toBeVisible();
  await goOffline(page);
  await page.getByRole("button", { name: "تعديل الخطوات" }).click();
  await page.getByRole("textbox", { name: "خطوات اليوم" }).fill("4444");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("4,444");
  await expect(page.getByText("محفوظة على الهاتف، وتُرسل عند عودة الاتصال.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("محفوظة على الهاتف، وتُرسل عند عودة الاتصال.")).toBeHidden();
  await expect
    .poll(async () => {
      const answer = await context.request.get(`/api/trainee/steps?date=${today()}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()).records;
    })
    .toMatchObject([{ date: today(), steps: 4444 }]);
  expect(sent).toEqual([{ date: today(), steps: 4444 }]);
});

test("corrects a day, and a phone's link writes over the open screen", async ({
  page,
  context,
  register,
}) => {
  await register();
  await page.goto("/trainee/steps");
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
  await expectNoAxeViolations(page);
  const path = new URL(url).pathname;
  const answer = await context.request.post(path, { form: { steps: "7,777", date: daysAgo(0) } });
  expect(answer.status()).toBe(200);
  await page.goBack();
  await expect(settings).toBeHidden();
  await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("7,777");
});
