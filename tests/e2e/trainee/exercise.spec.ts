import type { Locator, Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { today } from "./newcomer.ts";
import {
  changeAnswer,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  expectOneLine,
  logSets,
  passSet,
  programPath,
  test,
  watchWrites,
  weekApi,
} from "./training.ts";

const bench = { sets: 3, reps: 10, weight: 40 };
const fly = { sets: 2, reps: 12, weight: 15 };

const logButton = (page: Page) => page.getByRole("button", { name: /^تمت المجموعة/ });
const card = (page: Page) => page.locator("main button[aria-haspopup=dialog]").first();
const weight = (page: Page, set: number) =>
  page.getByRole("textbox", { name: `وزن المجموعة ${set}` });

test("a day is logged set by set, beside the previous day", async ({ page, registerWithPlan }) => {
  const {
    planned: [first, second],
    readWeek,
  } = await registerWithPlan([bench, fly]);
  const date = addDays(today(), -7);
  await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    lastTimes: [
      {
        exerciseId: first?.exerciseId ?? "",
        date,
        sets: [1, 2, 3].map((setNumber) => ({ setNumber, reps: 9, weight: 42.5 })),
        bests: { weight: 42.5, oneRep: 55.3, volume: 1147.5, seconds: null, metres: null },
      },
    ],
  }));
  await page.goto("/trainee/exercise/programs");
  await page.getByRole("link", { name: "ابدئي تمارين اليوم" }).click();
  const sent = watchWrites(page);
  await expect(weight(page, 1)).toHaveValue("40");
  await expect(page.getByRole("textbox", { name: "تكرارات المجموعة 1" })).toHaveValue("10");
  await expect(page.getByText("المرة السابقة 42.5 كغ × 9").first()).toBeVisible();
  await expectNoOverflow(page, 320);

  await weight(page, 1).fill("785");
  await logButton(page).click();
  await expect(page.getByText("القيمة المسموحة بين 0 و500")).toBeVisible();
  await passSet(page);
  expect(sent).toEqual([]);
  await weight(page, 1).fill("٧٨٫٥");
  // Praise disappears by itself, so the test watches from before the tap.
  const praise = page.getByRole("status").filter({ hasText: "رقم قياسي جديد!" });
  await Promise.all([expect(praise).toContainText("بزيادة 36\u00a0كغ"), logSets(page, 1, 2, 3)]);
  await expect(page.getByText("تمارين اليوم: 1 من 2")).toBeVisible();
  const next = page.getByRole("button", { name: `تخطي ${second?.name}` });
  await next.click();
  await expect(page.getByText("انتهت تمارين هذا اليوم")).toBeVisible();
  const summary = page.getByRole("region", { name: "ملخص اليوم" });
  await expect(summary).toContainText("1 من 2");
  await expect(summary).toContainText("أثقل وزن: 78.5 كغ، بزيادة 36 كغ");
  // A key ends the lift of the due set, and the header comes out from under its bar.
  await page.keyboard.press("Shift");
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, { within: "main" });
  await expect
    .poll(() => sent.map(({ status, sets, completes }) => status ?? [sets?.length, completes]))
    .toEqual([[1, undefined], [2, undefined], [3, true], "skipped"]);
  expect(sent[0]?.sets).toEqual([{ setNumber: 1, reps: 10, weight: 78.5 }]);

  await expect
    .poll(async () => (await readWeek()).items.map(({ status }) => status))
    .toEqual(["completed", "skipped"]);
  const { performed } = await readWeek();
  expect(performed.flatMap(({ sets }) => sets.map(({ weight }) => weight))).toEqual([
    78.5, 78.5, 78.5,
  ]);
  await page
    .getByRole("heading", { name: first?.name ?? "" })
    .getByRole("button")
    .click();
  await page.getByRole("button", { name: `السجل: ${first?.name}` }).click();
  const history = page.getByRole("dialog", { name: first?.name ?? "" });
  await expect(history.getByText("78.5\u00a0كغ × 10").first()).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await page.keyboard.press("Escape");
  await expect(history).toBeHidden();

  await page.getByRole("link", { name: "العودة إلى تمارين الأسبوع" }).click();
  await page.getByRole("tab", { name: "الشهر" }).click();
  await expect(page).toHaveURL(new RegExp(`/programs\\?month=${today().slice(0, 7)}$`));
  await expect(page.getByRole("link", { name: /: 1 من 2$/ })).toBeVisible();
  await expectNoOverflow(page, 320);
  await page.getByRole("link", { name: "مِران" }).click();
  await expect(page.getByText("1 من 2").first()).toBeAttached();
});

test("the first set is at hand above the dock on arrival", async ({ page, registerWithPlan }) => {
  await registerWithPlan([{ ...bench, weight: 100, rest: 90, rpe: 8, note: "انزل ببطء" }, fly]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(programPath());
    const dock = page.getByRole("button").filter({ hasText: /المجموعة 1 من/ });
    await expect(dock).toBeVisible();
    const topOf = (of: Locator) => of.evaluate((each) => each.getBoundingClientRect().top);
    const bottomOf = (of: Locator) => of.evaluate((each) => each.getBoundingClientRect().bottom);
    await expect
      .poll(async () => (await topOf(dock)) - (await bottomOf(logButton(page))))
      .toBeGreaterThan(0);
    expect(await topOf(weight(page, 1))).toBeGreaterThan(64);
  }
});

test("a second tap logs no set, neither of this exercise nor of the next", async ({
  page,
  registerWithPlan,
}) => {
  const { readWeek } = await registerWithPlan([{ ...bench, sets: 2 }, fly]);
  await page.goto(programPath());
  const sent = watchWrites(page);
  const submit = page.locator("main form [type=submit]");
  const tapAt = async (ms: number) => {
    await page.evaluate(
      (ms) =>
        Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: () => ms }),
      ms,
    );
    await submit.click();
  };
  const tapThrice = async (ms: number) => {
    const label = await submit.textContent();
    await tapAt(ms);
    await expect(submit).not.toHaveText(label ?? "");
    await tapAt(ms + 80);
    await tapAt(ms + 480);
  };
  await tapThrice(10_000);
  await weight(page, 2).fill("45");
  await tapThrice(12_000);
  await expect(page.getByText("تمارين اليوم: 1 من 2")).toBeVisible();
  await expect(weight(page, 1)).toHaveValue("15");
  await tapAt(14_000);
  await expect.poll(() => sent.map(({ sets }) => sets?.length)).toEqual([1, 2, 1]);
  await expect.poll(async () => (await readWeek()).performed.length).toBe(2);
  expect(sent[1]?.sets?.map(({ weight }) => weight)).toEqual([40, 45]);
});

test("typed values stay, and the rest timer continues across pages", async ({
  page,
  registerWithPlan,
}) => {
  await registerWithPlan([bench]);
  await page.clock.install();
  await page.goto(programPath());
  await weight(page, 1).fill("٤٥");
  await logButton(page).click();
  const timer = page.getByRole("timer");
  await expect(timer).toContainText("1:");
  await page.clock.fastForward(30_000);
  // Less than a minute, however long a busy machine takes for the reload.
  await expect(timer).toContainText(/0:[0-5]\d/);
  await weight(page, 2).fill("٤٤");
  await page.getByRole("link", { name: "العودة إلى تمارين الأسبوع" }).click();
  await expect(page).toHaveURL(/programs$/);
  await page.reload();
  await page.getByRole("link", { name: /تمارين اليوم$/ }).click();
  await expect(weight(page, 2)).toHaveValue("٤٤");
  await expect(timer).toContainText(/0:[0-5]\d/);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("region", { name: "راحة" })).toContainText("انتهت الراحة");
  // A key ends the lift of the due set, and the header comes out from under its bar.
  await page.keyboard.press("Shift");
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page, { within: "main" });
  await logButton(page).click();
  await expect(timer).toContainText("1:");
  await expect(page.getByRole("listitem").getByText("45 كغ × 10")).toHaveCount(1);
  await expect(page.getByRole("listitem").getByText("44 كغ × 10")).toHaveCount(1);
  const dock = page.getByRole("button").filter({ hasText: /المجموعة 3 من/ });
  await expect(dock).toContainText("44 كغ × 10");
  await expect(page.locator("[data-bottom-bar]")).toHaveCount(0);
});

test("long names stay within the screen, and a week's names and numbers stay whole at 200% text", async ({
  page,
  registerWithPlan,
}) => {
  await registerWithPlan([bench, fly, bench]);
  const whole = "سحب علوي أمامي بالحبل";
  const unbroken = `ضغط${"ـ".repeat(40)}`;
  // The hub shows the first one, the pages behind it all three.
  const names = [unbroken, "ضغط الصدر المائل بالدمبل على مقعد قابل للتعديل", whole];
  await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    items: week.items.map((item, index) => ({ ...item, name: names[index] ?? item.name })),
  }));
  const expectWithin = async () => {
    await expect(page.getByText(unbroken).first()).toBeVisible();
    await expectNoOverflow(page, 320);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoOverflow(page, 390);
  };
  const leadOn = async (name: RegExp) => {
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.getByRole("main").getByRole("link", { name }).first().click();
  };
  await page.goto("/trainee/exercise");
  await expectWithin();
  await leadOn(/^تمارين الأسبوع/);
  await expect(page).toHaveURL(/programs$/);
  await expectWithin();
  const line = page.getByRole("listitem").getByText(whole).first();
  const cut = () => line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await cut()).toBe(false);
  expect((await line.boundingBox())?.width).toBeGreaterThan(200);
  const summary = page.getByLabel("ملخص الأسبوع");
  for (const part of await summary.locator("dt, dd").all()) await expectOneLine(part);
  await leadOn(/تمارين اليوم$/);
  await expect(logButton(page)).toBeVisible();
  await expectWithin();
});

test("an Arabic name is aligned with its English one", async ({
  page,
  register,
  context,
  baseURL,
}) => {
  await register();
  await context.addCookies([{ name: "locale", value: "en", url: baseURL ?? "" }]);
  await page.goto("/trainee/exercise/all/chest");
  const [arabic, english] = await Promise.all([
    textStart(card(page).getByText(/[ء-ي]/)),
    textStart(card(page).getByText(/[a-z]{3}/i)),
  ]);
  expect(arabic).toBeCloseTo(english, 0);
});

const textStart = (text: Locator) =>
  text.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
