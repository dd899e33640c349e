import { goOffline } from "../../support/fixtures.ts";
import { holdBack } from "../../support/hold-back.ts";
import { expect, failWith, meetMenu, test, watchSentWeights, weightApi } from "./newcomer.ts";
import { waitingWrites } from "./waiting.ts";
import { numberButton, open, sendButton, slider } from "./weighing.ts";

test.describe("a sent weight", () => {
  test("shows at once, waits without a network, arrives once, and can be repeated after a refusal", async ({
    page,
    context,
    register,
  }) => {
    await register();
    await open(page, 80);
    await test.step("it waits without a network, and a sign-out warns of it", async () => {
      await meetMenu(page);
      const sent = watchSentWeights(page);
      await goOffline(page);
      await slider(page).press("PageDown");
      await sendButton(page).click();
      await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeVisible();
      await expect(page.getByText("الوزن 79.0 كغ محفوظ هنا")).toBeVisible();
      await sendButton(page).click();
      await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeVisible();
      expect(sent).toEqual([]);
      await page.getByRole("button", { name: "فتح القائمة" }).click();
      await page.getByRole("button", { name: "تسجيل الخروج" }).click();
      const dialog = page.getByRole("dialog", { name: "بيانات لم تُرسل بعد" });
      await expect(dialog).toContainText("تغيير واحد لم يُرسل بعد");
      await dialog.getByRole("button", { name: "إلغاء" }).click();
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await waitingWrites(page)).toHaveLength(1);
      await context.setOffline(false);
      await expect(page.getByText("تم إرسال الوزن بنجاح!").first()).toBeAttached();
      await expect(page.getByText("بانتظار الإرسال")).toHaveCount(0);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", "79");
      await page.waitForLoadState("networkidle");
      expect(sent).toHaveLength(1);
    });

    await test.step("ten rapid taps before the answer", async () => {
      const sent = watchSentWeights(page);
      const held = await holdBack(page, weightApi);
      await slider(page).press("PageDown");
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) button.click();
      });
      await expect(page.getByText(/^آخر وزن 78\.0\sكغ/)).toBeVisible();
      await expect(page.getByText("جارٍ الإرسال…")).toBeVisible();
      const arrived = page.waitForResponse((answer) => answer.request().method() === "POST");
      held.release();
      expect((await arrived).ok()).toBe(true);
      await expect(page.getByText("جارٍ الإرسال…")).toBeHidden();
      await expect(page.getByText(/^آخر وزن 78\.0\sكغ/)).toBeVisible();
      await sendButton(page).click();
      await page.waitForLoadState("networkidle");
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      await page.unroute(weightApi);
    });

    await test.step("a refusal shows its reason", async () => {
      await failWith(page, weightApi, "POST", 400, "date_in_future");
      await slider(page).press("PageDown");
      await sendButton(page).click();
      await expect(
        page.getByRole("alert").filter({ hasText: "هذا اليوم لم يأتِ بعد." }),
      ).toBeVisible();
      await page.unroute(weightApi);
    });

    await test.step("the value stays, and is sent again with the same id", async () => {
      const sent = watchSentWeights(page);
      await failWith(page, weightApi, "POST", 409, "conflict");
      await slider(page).press("PageDown");
      await sendButton(page).click();
      const failed = page.getByRole("alert").filter({ hasText: "حدث خطأ أثناء إرسال الوزن" });
      await expect(failed).toBeVisible();
      await expect(page.getByText(/^آخر وزن 78\.0\sكغ/)).toBeVisible();
      await expect(numberButton(page)).toContainText("76.0");
      await page.unroute(weightApi);
      await sendButton(page).click();
      await expect(page.getByText(/^آخر وزن 76\.0\sكغ/)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: "حدث خطأ" })).toHaveCount(0);
      await expect(sendButton(page)).toBeEnabled();
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    });
  });

  test("needs a confirmation after a jump, counts for the week, and its deletion can be undone", async ({
    page,
    register,
  }) => {
    await register({ weight: 74.5 });
    await open(page, 74.5);
    for (let kg = 0; kg < 4; kg += 1) await slider(page).press("PageUp");
    await sendButton(page).click();
    const question = page.getByRole("dialog", { name: "هل الوزن صحيح؟" });
    await expect(question).toContainText("74.5");
    await question.getByRole("button", { name: "أرسل وزني!" }).click();
    await expect(page.getByText("وصل وزن هذا الأسبوع")).toBeVisible();
    const rows = page.getByRole("list", { name: "سجل الوزن" }).getByRole("listitem");
    await rows
      .first()
      .getByRole("button", { name: /^حذف وزن/ })
      .click();
    await expect(page.getByText(/^آخر وزن 74\.5\sكغ/)).toBeVisible();
    const restored = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(page.getByText(/^آخر وزن 78\.5\sكغ/)).toBeVisible();
    expect((await restored).ok()).toBe(true);
  });

  test("shows in another tab, and is refetched once in its own", async ({
    page,
    context,
    register,
  }) => {
    const { weigh } = await register();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, 80);
      await expect(tab.locator('html[data-live="connected"]')).toBeAttached();
    }
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().includes("/api/trainee/weight"))
        asked.push(request.url());
    });
    await slider(page).press("PageDown");
    await sendButton(page).click();
    await expect(other.getByText(/^آخر وزن 79\.0\sكغ/)).toBeVisible();
    // Another device's weight arrives after the earlier events, and causes one more query.
    await weigh(0, 78.2);
    await expect(page.getByText(/^آخر وزن 78\.2\sكغ/)).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});
