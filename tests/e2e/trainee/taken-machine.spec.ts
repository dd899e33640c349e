import type { Page } from "@playwright/test";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import {
  changeAnswer,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  libraryApi,
  logSets,
  passSet,
  programPath,
  test,
  weekApi,
} from "./training.ts";

const bench = { sets: 2, reps: 10, weight: 100 };

const busy = (page: Page) => page.getByRole("button", { name: "الجهاز مشغول؟" });
const waiting = (page: Page) => page.getByRole("button", { name: /^بانتظار الإرسال/ });
const weight = (page: Page) => page.getByRole("textbox", { name: "وزن المجموعة 1" });

test("a taken machine has alternatives for today, which count as done", async ({
  page,
  context,
  registerWithPlan,
}) => {
  const { planned, readWeek } = await registerWithPlan([bench]);
  const name = planned[0]?.name ?? "";
  await page.goto(programPath());
  await busy(page).click();
  const dialog = page.getByRole("dialog");
  const choices = dialog.getByRole("button", { name: /^تبديل اليوم: / });
  await expect(choices).toHaveCount(3);
  await expect(dialog).toContainText("لم تُسجّل من قبل");
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await expectNoOverflow(page, 320);
  await context.setOffline(true);
  await choices.first().click();
  await expect(page.getByText(`بدل: ${name}`)).toBeVisible();
  await expect(weight(page)).toHaveValue("");
  await expect(waiting(page)).toBeVisible();
  // The next one is taken too: what else stands for the planned one, and not for the chosen one.
  const chosen = page.getByRole("heading", { level: 2 }).first();
  const first = (await chosen.textContent()) ?? "";
  await busy(page).click();
  await expect(dialog.getByRole("list", { name: `بدائل ${name}` })).toBeVisible();
  await expect(choices).toHaveCount(2);
  await choices.first().click();
  await expect(page.getByText(`بدل: ${name}`)).toBeVisible();
  await expect(chosen).not.toHaveText(first);
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  await page.getByRole("button", { name: `إرجاع ${name}` }).click();
  await expect(weight(page)).toHaveValue("100");

  await busy(page).click();
  await choices.first().click();
  await logSets(page, 1, 2);
  await expect
    .poll(async () => (await readWeek()).items.map(({ status }) => status))
    .toEqual(["completed"]);
  const { items, performed } = await readWeek();
  expect(items[0]?.exerciseId).toBe(planned[0]?.exerciseId);
  expect(performed[0]?.exerciseId).toBe(items[0]?.substitute?.exerciseId);
});

test("a machine is also taken where there is no network", async ({
  page,
  context,
  registerWithPlan,
}) => {
  const { planned } = await registerWithPlan([bench, bench]);
  const kept = page.waitForResponse(libraryApi);
  await page.goto(programPath());
  await (await kept).finished();
  const choices = page.getByRole("dialog").getByRole("button", { name: /^تبديل اليوم: / });
  await busy(page).click();
  await expect(choices).toHaveCount(3);
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  const second = planned[1]?.name ?? "";
  await page.getByRole("heading", { name: second }).getByRole("button").click();
  await busy(page).click();
  await expect(choices).toHaveCount(3);
  await expect(page.getByRole("list", { name: `بدائل ${second}` })).toBeVisible();
});

test("an alternative is asked of the trainer for good, once there is a network", async ({
  page,
  context,
  registerWithPlan,
}) => {
  await registerWithPlan([bench]);
  await page.goto(programPath());
  await busy(page).click();
  const ask = page.getByRole("dialog").getByRole("button", { name: /^اطلبي تبديله دائماً: / });
  await expect(ask.first()).toBeVisible();
  await context.setOffline(true);
  await ask.first().click();
  await expect(page.getByText(/^يصل طلبك إلى المدرب عند عودة الاتصال/).first()).toBeAttached();
  await expect(waiting(page)).toBeVisible();
  await context.setOffline(false);
  await expect(waiting(page)).toBeHidden();
  await page.goto("/trainee/notes");
  await expect(page.getByText(/^أرغب في تبديل «.+» بـ«.+» دائماً\.$/)).toBeVisible();
});

test("the bar shows its plates, and warm-up sets lead to the first set", async ({
  page,
  registerWithPlan,
}) => {
  const { readWeek } = await registerWithPlan([bench]);
  await page.goto(programPath());
  const plates = page.getByRole("button", { name: /^الأقراص لكل جهة: 25 \+ 15/ });
  await plates.click();
  await page.getByText("15\u00a0كغ", { exact: true }).click();
  await expect(
    page.getByRole("button", { name: /^الأقراص لكل جهة: 25 \+ 15 \+ 2.5/ }),
  ).toBeVisible();
  await page.getByText("مجموعات إحماء مقترحة").click();
  await expect(page.getByText(/^80\u00a0كغ × 3$|80 كغ × 3/)).toBeVisible();
  await expectNoAxeViolations(page, { within: "main" });
  await expectNoOverflow(page, 320);
  expect((await readWeek()).performed).toEqual([]);
});

test("gear asks for a weight, once and without a stop; the own body does not", async ({
  page,
  registerWithPlan,
}) => {
  const { planned, readWeek } = await registerWithPlan([
    { sets: 3, reps: 10, weight: null },
    { sets: 1, reps: 10, weight: null },
    { sets: 1, reps: 10, weight: null },
  ]);
  const drawn = ["chest-dumbbell-bench-press", "chest-push-up", "chest-barbell-bench-press"];
  await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    movements: planned.map(({ exerciseId }, nth) => ({ exerciseId, movement: drawn[nth] ?? "" })),
  }));
  await page.goto(programPath());
  const log = (set: number) => logSets(page, set);
  await expect(weight(page)).toHaveAttribute("placeholder", "الوزن");
  await log(1);
  const asked = page.getByText(/بلا وزن/);
  await expect(asked).toContainText("سُجّلت المجموعة 1 بلا وزن");
  await log(2);
  await expect(asked).toHaveCount(0);
  await page.getByRole("button", { name: "التراجع عن المجموعة 2" }).click();
  await page.getByRole("button", { name: "إضافة الوزن" }).click();
  await weight(page).fill("20");
  await page.getByRole("button", { name: "تعديل المجموعة 1" }).click();
  await passSet(page);
  await expect(asked).toHaveCount(0);
  await expect.poll(async () => (await readWeek()).performed[0]?.sets[0]?.weight).toBe(20);
  await log(2);
  await log(3);
  await expect(weight(page)).toHaveAttribute("placeholder", "وزن الجسم");
  await expect(busy(page)).toHaveCount(0);
  await page.getByRole("button", { name: "تبديل التمرين؟" }).click();
  await expect(page.getByRole("dialog", { name: "تبديل التمرين؟" })).toBeVisible();
  await page.keyboard.press("Escape");
  await log(1);
  await page.getByRole("button", { name: "زيادة وزن المجموعة 1" }).click();
  await expect(weight(page)).toHaveValue("20");
});

test("the seat of a machine is remembered, also without a network", async ({
  page,
  context,
  registerWithPlan,
}) => {
  const { planned, readWeek } = await registerWithPlan([bench]);
  await changeAnswer<ExerciseWeek>(page, weekApi, (week) => ({
    ...week,
    movements: week.movements.map((each) => ({ ...each, movement: "chest-machine-chest-press" })),
  }));
  await page.goto(programPath());
  await page.getByRole("button", { name: /^مقعد / }).click();
  await page.getByRole("textbox", { name: "المقعد" }).fill("5");
  await context.setOffline(true);
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByRole("button", { name: `مقعد ${planned[0]?.name}: 5` })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await readWeek()).seats)
    .toEqual([{ exerciseId: planned[0]?.exerciseId, seat: "5" }]);
  await expectNoOverflow(page, 320);
});
