import type { Page } from "@playwright/test";
import { addDays, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { ExerciseLibrary } from "../../../domain/contract/libraries/exercises.ts";
import { withMotion } from "../../support/fixtures.ts";
import { goWithin } from "../within.ts";
import { today } from "./newcomer.ts";
import {
  changeAnswer,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  failWith,
  libraryApi,
  logSets,
  programPath,
  test,
  weekApi,
} from "./training.ts";

const bench = { sets: 3, reps: 10, weight: 40 };
const fly = { sets: 2, reps: 12, weight: 15 };

const card = (page: Page) => page.locator("main button[aria-haspopup=dialog]").first();

/** The number of compositing layers of a page. */
async function countLayers(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const counted = new Promise<number>((resolve) => {
    client.on("LayerTree.layerTreeDidChange", ({ layers }) => layers && resolve(layers.length));
  });
  await client.send("LayerTree.enable");
  const count = await counted;
  await client.detach();
  return count;
}

test.describe("with motion", () => {
  test.use(withMotion);

  test("the hub leads to every muscle and finds in both languages", async ({ page, register }) => {
    await register();
    await changeAnswer<ExerciseLibrary>(page, libraryApi, ({ exercises }) => ({
      exercises: exercises.map((each) => ({
        ...each,
        videoUrl: null,
        videoId: null,
        movement: each.englishName === "Zottman curl" ? null : each.movement,
      })),
    }));
    await page.goto("/trainee/exercise");
    const sections = page.getByRole("navigation", { name: "أقسام التمارين" }).getByRole("link");
    await expect(sections).toHaveCount(3);
    await expect(sections.last()).toHaveText(/^الخطوات اليومية\s*0 من 3,000$/);
    // Without a plan the library is the first thing to do.
    await expect(page.getByRole("region", { name: "تمرين اليوم" })).toHaveCount(0);
    await expectNoOverflow(page, 320);
    await page.getByRole("link", { name: /^جميع التمارين/ }).click();
    await expect(page).toHaveURL(/\/trainee\/exercise\/all$/);
    await expect(page.getByRole("navigation", { name: "الفئات" }).getByRole("link")).toHaveCount(8);
    await page.getByRole("link", { name: /^الصدر/ }).click();
    await expect(page.getByRole("heading", { name: "تمارين الصدر" })).toBeVisible();
    const listLayers = await countLayers(page);
    await card(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: /^رسم يوضح الحركة: / })).toBeVisible();
    await expect(dialog).toContainText("وضعية البداية");
    const running = () =>
      page.evaluate(() => document.getAnimations().some((each) => each.playState === "running"));
    await expect.poll(running).toBe(true);
    // Shapes with a layer each drift apart on a slow processor.
    expect((await countLayers(page)) - listLayers).toBeLessThan(12);
    await dialog.getByRole("button", { name: "إيقاف الحركة" }).click();
    await expect.poll(running).toBe(false);
    await dialog.getByRole("button", { name: "الخطوة التالية" }).click();
    await expect(dialog.getByRole("button", { name: "تشغيل الحركة" })).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^السجل/ })
      .click();
    await expect(page.getByText("لا سجل لهذا التمرين بعد")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toContainText("أخطاء شائعة");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await card(page).click();
    await expect(dialog.getByRole("button", { name: "تشغيل الحركة" })).toBeVisible();
    await expect.poll(running).toBe(false);
    await page.keyboard.press("Escape");
    await page.goBack();
    // An exercise without a movement keeps the figure of its muscle.
    await page.getByRole("searchbox").fill("zottman");
    await card(page).click();
    await expect(dialog).toContainText("لا يوجد فيديو متاح لهذا التمرين");
    await expect(dialog).toContainText("لم يكتب المدرب شرحاً لهذا التمرين");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("BENCH");
    await expect(card(page)).toContainText("ench");
    await page.getByRole("searchbox").fill("قطار");
    await expect(page.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
    await expectNoOverflow(page, 320);
  });
});

test.describe("the workout of today on the hub", () => {
  test.use(withMotion);

  test("moves its first drawing, tells its time and its muscles, begins, goes on and is done", async ({
    page,
    registerWithPlan,
  }) => {
    await registerWithPlan([{ ...bench, rest: 60 }, fly]);
    await page.goto("/trainee/exercise");
    const hero = page.getByRole("region", { name: "تمرين اليوم" });
    // 60 + 3 × 30 + 2 × 60, and 60 + 2 × 36 + 90 seconds.
    await expect(hero).toContainText("نحو 10 دقائق");
    await expect(hero).toContainText("تمرينان");
    await expect(hero.getByRole("img", { name: /^رسم يوضح الحركة: / })).toBeVisible();
    await expect(hero.getByRole("img", { name: /^الجسم من الأمام والخلف: الصدر/ })).toBeVisible();
    const running = () =>
      page.evaluate(() => document.getAnimations().some((each) => each.playState === "running"));
    await expect.poll(running).toBe(true);
    await hero.getByRole("button", { name: "إيقاف الحركة" }).click();
    await expect.poll(running).toBe(false);
    // A key ends the lift of the due set, and the header comes out from under its bar.
    await page.keyboard.press("Shift");
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeViolations(page, { within: "main" });
    await hero.getByRole("link", { name: "ابدئي" }).click();
    await expect(page).toHaveURL(new RegExp(`${programPath()}$`));
    await logSets(page, 1, 2, 3);
    await expect(page.getByText("تمارين اليوم: 1 من 2")).toBeVisible();
    await goWithin(page, "/trainee/exercise");
    await expect(hero.getByRole("link", { name: "تابعي" })).toBeVisible();
    await expect(hero).toContainText("بقي تمرين واحد");
    await expect(page.getByRole("link", { name: /^تمارين الأسبوع/ })).toContainText("1 من 2");
    await goWithin(page, programPath());
    await page
      .getByRole("button", { name: /^تخطي / })
      .first()
      .click();
    await goWithin(page, "/trainee/exercise");
    await expect(hero).toContainText("أتممتِ تمرين اليوم");
    await hero.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${programPath()}$`));
  });

  test("names the next training on a rest day", async ({ page, registerWithPlan }) => {
    await registerWithPlan([bench]);
    await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
      ...week,
      items: week.items.map((item) => ({ ...item, date: addDays(week.weekStart, 6) })),
    }));
    await page.clock.setFixedTime(Date.parse(`${weekStart(today())}T10:00:00Z`));
    await page.goto("/trainee/exercise");
    const hero = page.getByRole("region", { name: "تمرين اليوم" });
    await expect(hero).toContainText("التمرين القادم: السبت");
  });
});

test("an empty plan and failed loads are reported, with a next step", async ({
  page,
  register,
}) => {
  await register();
  await failWith(page, weekApi, "GET", 500, "internal");
  await failWith(page, libraryApi, "GET", 500, "internal");
  await page.goto("/trainee/exercise/programs");
  await expect(page.getByText("حدث خطأ أثناء تحميل برامج التمارين")).toBeVisible();
  await page.unroute(weekApi);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByText("لا يوجد جدول لك بعد")).toBeVisible();
  await goWithin(page, "/trainee/exercise/all/chest");
  await expect(page.getByText("حدث خطأ أثناء تحميل التمارين")).toBeVisible();
});
