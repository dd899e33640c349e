import type { Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { withMotion } from "../../support/fixtures.ts";
import { today } from "./newcomer.ts";
import {
  changeAnswer,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  logSets,
  passSet,
  programPath,
  test,
  weekApi,
} from "./training.ts";

const bench = { sets: 2, reps: 10, weight: 40 };
const fly = { sets: 2, reps: 12, weight: 15 };

const summary = (page: Page) => page.getByRole("region", { name: "ملخص اليوم" });

const effort = (page: Page, of: number) => page.getByRole("radio", { name: `الجهد ${of} من 10` });

/** Taps an effort. It is drawn once it is among the waiting writes, a task after the tap: `check` looks sooner. */
async function chooseEffort(page: Page, of: number): Promise<void> {
  await effort(page, of).click();
  await expect(effort(page, of)).toBeChecked();
}

/** Shows a week in which both exercises were done seven days ago. */
const withLastWeek = (page: Page) =>
  changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    lastTimes: week.items.map(({ exerciseId }) => ({
      exerciseId: exerciseId ?? "",
      date: addDays(today(), -7),
      sets: [1, 2].map((setNumber) => ({ setNumber, reps: 10, weight: 30 })),
      bests: { weight: 30, oneRep: 40, volume: 600, seconds: null, metres: null },
    })),
  }));

async function finish(page: Page): Promise<void> {
  await logSets(page, 1, 2);
  await page.getByRole("button", { name: /^إكمال / }).click();
}

test("a finished day has one figure, and tells the trainer how it felt", async ({
  page,
  context,
  registerWithPlan,
}) => {
  const { readWeek } = await registerWithPlan([bench, fly]);
  await withLastWeek(page);
  await page.goto(programPath());
  await finish(page);
  await expect(summary(page)).toContainText("+200");
  await expect(summary(page)).toContainText(/عن \S+ الماضية? في التمارين نفسها|عن \S+ الماضية?/);
  await expect(summary(page)).toContainText("2 من 2 تمارين");

  // Completed without sets: the plan's are one tap away, and back.
  await page.getByRole("button", { name: "نفّذتُها كما في الجدول: سجّليها" }).click();
  await expect(summary(page)).toContainText("4 مجموعات");
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(summary(page)).toContainText("مجموعتان مسجّلتان");
  await expect(summary(page)).toContainText("تمرين منجز بلا مجموعات مسجّلة");

  // One tap each, sent at once; another tap changes it, and only own words have a button.
  const send = page.getByRole("button", { name: "أرسلي للمدرب" });
  await expect(send).toBeDisabled();
  const told = summary(page).getByRole("status").filter({ hasText: "أخبرتِ المدرب" });
  await context.setOffline(true);
  await chooseEffort(page, 7);
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "ثقيل اليوم" }).click();
  await expect(page.getByRole("button", { name: "ثقيل اليوم", pressed: true })).toBeVisible();
  await expectNoAxeViolations(page, { within: "main" });
  await expectNoOverflow(page, 320);
  await context.setOffline(false);
  const felt = { date: today(), effort: 7, words: "ثقيل اليوم" };
  const readFeelings = async () => (await readWeek()).feelings;
  await expect.poll(readFeelings).toEqual([felt]);

  await chooseEffort(page, 8);
  await expect.poll(readFeelings).toEqual([{ ...felt, effort: 8 }]);
  await page.getByRole("textbox", { name: "كلمة أخرى للمدرب" }).fill("نمت قليلاً");
  await send.click();
  await expect.poll(readFeelings).toEqual([{ ...felt, effort: 8, words: "نمت قليلاً" }]);
  await page.reload();
  await expect(summary(page)).toContainText("الجهد 8 من 10");
  await page.getByRole("button", { name: "تغيير" }).click();
  await expect(effort(page, 8)).toBeChecked();
  // Nothing floats over the finished day; the header leads back.
  await expect(page.getByRole("link", { name: "العودة إلى تمارين الأسبوع" })).toHaveCount(1);
});

test("the picture shows nothing of the person unless ticked, and is saved", async ({
  page,
  registerWithPlan,
}) => {
  await registerWithPlan([bench, fly]);
  await withLastWeek(page);
  await page.goto(programPath());
  await finish(page);
  await page.getByRole("button", { name: "صورة للمشاركة" }).click();
  const dialog = page.getByRole("dialog");
  const picture = dialog.getByRole("img", { name: /^صورة التمرين: \+200/ });
  await expect(picture).toBeVisible();
  const drawn = () =>
    picture.evaluate((canvas: HTMLCanvasElement) => [
      canvas.width,
      canvas.height,
      canvas.toDataURL().length,
    ]);
  await expect.poll(async () => (await drawn())[2]).toBeGreaterThan(10_000);
  const [width, height, plain] = await drawn();
  expect([width, height]).toEqual([1080, 1350]);
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await dialog.getByRole("checkbox", { name: "الاسم" }).check();
  await expect.poll(async () => (await drawn())[2]).not.toBe(plain);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "مشاركة", exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

for (const locale of ["ar", "en"])
  test(`the picture writes the longest comparison whole: ${locale}`, async ({
    page,
    context,
    baseURL,
    registerWithPlan,
  }) => {
    await registerWithPlan([bench, fly, { sets: 1, reps: 15, weight: null }]);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    // Longer ago than a week and of two exercises of three: the longest words beside the figure.
    const before = addDays(today(), -40);
    await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
      ...week,
      lastTimes: week.items.slice(0, 1).map(({ exerciseId }) => ({
        exerciseId: exerciseId ?? "",
        date: before,
        sets: [1, 2].map((setNumber) => ({ setNumber, reps: 10, weight: 30 })),
        bests: { weight: 30, oneRep: 40, volume: 600, seconds: null, metres: null },
      })),
    }));
    await page.addInitScript(() => {
      const written: string[] = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (...drawn) {
        written.push(drawn[0]);
        fillText.apply(this, drawn);
      };
      Object.assign(globalThis, { written });
    });
    await page.goto(programPath());
    const submit = page.locator("main form [type=submit]");
    for (const set of [1, 2, 3, 4]) {
      await expect(submit).toContainText(String(set > 2 ? set - 2 : set));
      await submit.click();
      await passSet(page);
    }
    await submit.click();
    await page.getByRole("button", { name: /صورة للمشاركة|picture to share/ }).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    const written = () =>
      page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
    await expect
      .poll(async () => (await written()).join(" "))
      .toMatch(/في التمارين نفسها|in the same exercises/);
    expect((await written()).filter((text) => text.includes("…"))).toEqual([]);
  });

test.describe("with motion", () => {
  test.use(withMotion);

  test("the mark of a full day closes once", async ({ page, registerWithPlan }) => {
    await registerWithPlan([bench]);
    await page.goto(programPath());
    await page.getByRole("button", { name: /^إكمال / }).click();
    const closing = summary(page).locator(".mim-loop");
    await expect(closing).toBeVisible();
    await page.reload();
    await expect(summary(page)).toBeVisible();
    await expect(closing).toHaveCount(0);
  });
});
