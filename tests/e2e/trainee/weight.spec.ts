import type { Page } from "@playwright/test";
import type { WeightOverview } from "../../../domain/contract/body/weight.ts";
import { holdBack } from "../../support/hold-back.ts";
import {
  changeAnswer,
  daysAgo,
  expect,
  failWith,
  test,
  watchSentWeights,
  weightApi,
} from "./newcomer.ts";
import { field, numberButton, open, sendButton, slider } from "./weighing.ts";

/** The page's own processor time from now on in seconds, independent of the machine's load. */
async function watchScript(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
}

test("implausible weights are refused or confirmed, Arabic digits are sent, and input during a write stays", async ({
  page,
  register,
}) => {
  await register();
  await open(page, 80);
  await test.step("the dialog opens at the current value, steps by 0.1, and saves unless cancelled", async () => {
    const sent = watchSentWeights(page);
    const update = page.getByRole("button", { name: "تحديث وزني!" });
    const dialog = page.getByRole("dialog", { name: "تحديث الوزن" });
    await update.click();
    await dialog.getByRole("button", { name: "زيادة الوزن" }).click();
    await dialog.getByRole("button", { name: "إلغاء" }).click();
    await expect(numberButton(page)).toContainText("80.0");
    expect(sent).toEqual([]);

    await update.click();
    await expect(dialog.getByLabel("الوزن", { exact: true })).toHaveValue("80");
    await dialog.getByRole("button", { name: "إنقاص الوزن" }).click();
    await dialog.getByRole("button", { name: "إنقاص الوزن" }).click();
    await dialog.getByRole("button", { name: "زيادة الوزن" }).click();
    await dialog.getByRole("button", { name: "حفظ" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("تم تحديث الوزن بنجاح").first()).toBeAttached();
    expect(sent).toMatchObject([{ weight: 79.9, source: "updated" }]);
    await expect(numberButton(page)).toContainText("79.9");

    // A failure is shown, and the number stays.
    await update.click();
    await dialog.getByLabel("الوزن", { exact: true }).fill("٧٨٫٣");
    await failWith(page, weightApi, "POST", 409, "conflict");
    await dialog.getByRole("button", { name: "حفظ" }).click();
    await expect(dialog.getByRole("alert")).toContainText("حدث خطأ أثناء تحديث الوزن");
    await expect(dialog.getByLabel("الوزن", { exact: true })).toHaveValue("٧٨٫٣");
    await page.unroute(weightApi);
    await dialog.getByRole("button", { name: "حفظ" }).click();
    await expect(dialog).toBeHidden();
  });

  const sent = watchSentWeights(page);
  await numberButton(page).click();
  await field(page).fill("785");
  await sendButton(page).click();
  await expect(page.getByText("القيمة المسموحة بين 30 و200")).toBeVisible();
  await expect(field(page)).toHaveValue("785");

  await test.step("input during a write stays when it ends", async () => {
    const held = await holdBack(page, weightApi);
    const arrived = page.waitForResponse((answer) => answer.request().method() === "POST");
    await field(page).fill("٧٨٫٥");
    await sendButton(page).click();
    await expect(numberButton(page)).toContainText("78.5");
    // Enter applies the number.
    await numberButton(page).click();
    await field(page).fill("79");
    await page.keyboard.press("Enter");
    await expect(numberButton(page)).toContainText("79.0");
    await expect(numberButton(page)).toBeFocused();
    held.release();
    await arrived;
    await expect(page.getByText("تم إرسال الوزن بنجاح!").first()).toBeAttached();
    await expect(sendButton(page)).toBeEnabled();
    await expect(numberButton(page)).toContainText("79.0");
    expect(sent).toMatchObject([{ weight: 78.5, source: "sent", date: daysAgo(0) }]);
    await page.unroute(weightApi);
  });

  await numberButton(page).click();
  await field(page).fill("58");
  await sendButton(page).click();
  const question = page.getByRole("dialog", { name: "هل الوزن صحيح؟" });
  await question.getByRole("button", { name: "إلغاء" }).click();
  expect(sent).toHaveLength(1);
  await sendButton(page).click();
  await question.getByRole("button", { name: "أرسل وزني!" }).click();
  await expect.poll(() => sent).toMatchObject([{ weight: 78.5 }, { weight: 58 }]);

  // Escape discards the input.
  await expect(numberButton(page)).toContainText("58.0");
  await numberButton(page).click();
  await field(page).fill("50");
  await page.keyboard.press("Escape");
  await expect(numberButton(page)).toContainText("58.0");
});

test.describe("the history", () => {
  test("shows a single weight as a point, lists each day with its change, and keeps the range in the address", async ({
    page,
    register,
  }) => {
    const { weigh } = await register({ weight: 80 });
    await open(page, 80);
    const chart = page.getByRole("slider", { name: "سجل الوزن" });
    await expect(chart.locator("circle")).toHaveCount(1);
    await expect(page.getByText("أول وزن", { exact: true })).toBeVisible();

    // The page receives events of another device.
    await expect(page.locator('html[data-live="connected"]')).toBeAttached();
    await weigh(200, 85);
    await weigh(7, 81.2);
    const rows = page.getByRole("list", { name: "سجل الوزن" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("−1.2");
    await page.getByText("سنة", { exact: true }).click();
    await expect(page).toHaveURL(/\?range=1y$/);
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rows).toHaveCount(3);
  });

  test("shows three years of daily weights in less processor time than the page itself", async ({
    page,
    register,
  }) => {
    await register();
    await changeAnswer<WeightOverview>(page, "**/api/trainee/weight?*range=all", (body) => ({
      ...body,
      days: Array.from({ length: 1095 }, (_, i) => ({
        date: daysAgo(1094 - i),
        weight: 75 + Math.round(30 * Math.sin(i / 40)) / 10,
      })),
    }));
    const cost = await watchScript(page);
    await page.goto("/trainee/weight");
    await expect(slider(page)).toBeVisible();
    const chart = page.getByRole("slider", { name: "سجل الوزن" });
    const start = await cost();
    await page.getByText("الكل", { exact: true }).click();
    await expect(page).toHaveURL(/range=all/);
    await expect(chart).toHaveAttribute("aria-valuemax", "1094");
    await expect(page.getByRole("list", { name: "سجل الوزن" }).getByRole("listitem")).toHaveCount(
      14,
    );
    expect((await cost()) - start).toBeLessThan(start);
  });
});
