import type { Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
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

const logButton = (page: Page, set: number) =>
  page.getByRole("button", { name: `تمت المجموعة ${set}` });
const openCard = (page: Page) => page.getByRole("article").filter({ has: page.locator("form") });

test("the exercises of a superset are done in turn, with the planned rest after each round", async ({
  page,
  registerWithPlan,
}) => {
  const superset = newId();
  const planned = { sets: 2, reps: 8, repsTo: 12, weight: 20, superset };
  const {
    planned: [first, second],
    readWeek,
  } = await registerWithPlan([
    { ...planned, rest: 150, tempo: "3-1-X-0", rpe: 8, note: "انزل ببطء" },
    { ...planned, rest: 150 },
  ]);
  await page.clock.install();
  await page.goto(programPath());
  await expect(page.getByText("سوبرسيت أ")).toHaveCount(2);
  await expect(openCard(page)).toContainText("مجموعتان × ⁦8–12⁩");
  await expect(openCard(page)).toContainText("انزل ببطء");
  await expect(openCard(page)).toContainText("8 من 10");
  await expect(openCard(page)).toContainText("نزول 3 · ثبات 1 · رفع سريع · ثبات 0");
  // A key ends the lift of the due set, and the header comes out from under its bar.
  await page.keyboard.press("Shift");
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, { within: "main" });
  await expectNoOverflow(page, 320);

  await logSets(page, 1);
  await expect(openCard(page)).toContainText(second?.name ?? "");
  await expect(page.getByRole("timer")).toHaveCount(0);
  await logSets(page, 1);
  await expect(openCard(page)).toContainText(first?.name ?? "");
  await expect(page.getByRole("timer")).toContainText("2:");
  const readStatuses = async () => (await readWeek()).items.map(({ status }) => status);
  await logButton(page, 2).click();
  await expect.poll(readStatuses).toEqual(["completed", "pending"]);
  await page.reload();
  await expect(openCard(page)).toContainText(second?.name ?? "");
  await logButton(page, 2).click();
  await expect(page.getByText("أحسنتِ! أنهيتِ تمارين اليوم")).toBeVisible();
  await expect.poll(readStatuses).toEqual(["completed", "completed"]);
});

test("a timed set counts down and is logged automatically; a distance is typed", async ({
  page,
  registerWithPlan,
}) => {
  const { readWeek } = await registerWithPlan([
    { sets: 2, reps: 1, weight: null, seconds: 45 },
    { sets: 1, reps: 1, weight: 24, metres: 30 },
  ]);
  await page.clock.install();
  await page.goto(programPath());
  await expect(openCard(page)).toContainText("2 × 45\u00a0ث");
  await page.getByRole("button", { name: "ابدئي العد" }).click();
  await expect(page.getByText(/^استعدي… [45]$/)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("timer", { name: /^بقي 0:[123]\d$/ })).toBeVisible();
  // A key ends the lift of the due set, and the header comes out from under its bar.
  await page.keyboard.press("Shift");
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, { within: "main" });
  await page.reload();
  await page.clock.fastForward(40_000);
  await expect(openCard(page).getByRole("listitem").first()).toContainText("45\u00a0ث");

  await page.getByRole("button", { name: "ابدئي العد" }).click();
  await page.clock.fastForward(15_000);
  await page.getByRole("button", { name: "إيقاف", exact: true }).click();
  const seconds = page.getByRole("textbox", { name: "ثواني المجموعة 2" });
  await expect(seconds).toHaveValue(/^1\d$/);
  await seconds.fill("0");
  await logButton(page, 2).click();
  await expect(page.getByText("القيمة المسموحة بين 1 و36,000")).toBeVisible();
  await passSet(page);
  await seconds.fill("٣٠");
  await logSets(page, 2);
  await expect(page.getByRole("textbox", { name: "أمتار المجموعة 1" })).toHaveValue("30");
  await logButton(page, 1).click();
  await expect(page.getByText("أحسنتِ! أنهيتِ تمارين اليوم")).toBeVisible();
  await expect
    .poll(async () => {
      const { performed } = await readWeek();
      return performed.map(({ sets }) => sets).sort((a, b) => b.length - a.length);
    })
    .toEqual([
      [
        { setNumber: 1, reps: 0, weight: null, seconds: 45 },
        { setNumber: 2, reps: 0, weight: null, seconds: 30 },
      ],
      [{ setNumber: 1, reps: 0, weight: 24, metres: 30 }],
    ]);
});

test("an automatic progression fills the inputs and shows its reason", async ({
  page,
  registerWithPlan,
}) => {
  const progression = { progression: "linear", progressionRuns: true } as const;
  const one = { sets: 1, reps: 10, weight: 40, ...progression };
  const { planned } = await registerWithPlan([one, one]);
  // The first was completed the previous time, the second was not.
  await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    lastTimes: planned.map(({ exerciseId }, nth) => ({
      exerciseId,
      date: addDays(today(), -7),
      sets: [{ setNumber: 1, reps: nth === 0 ? 10 : 9, weight: 40 }],
      bests: { weight: 40, oneRep: 53.3, volume: 400, seconds: null, metres: null },
    })),
  }));
  const weight = page.getByRole("textbox", { name: "وزن المجموعة 1" });
  await page.goto(programPath());
  await expect(openCard(page)).toContainText("أكملت كل التكرارات: ‎+2.5\u00a0كغ");
  await expect(weight).toHaveValue("42.5");
  // A key ends the lift of the due set, and the header comes out from under its bar.
  await page.keyboard.press("Shift");
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, { within: "main" });
  await logButton(page, 1).click();
  await expect(openCard(page)).toContainText("لم تكتمل المرة الماضية: الهدف نفسه اليوم");
  await expect(weight).toHaveValue("40");
});
