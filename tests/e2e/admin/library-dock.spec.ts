import type { Page } from "@playwright/test";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { countPresses } from "../presses.ts";
import { api, boxOf, day, itemsOf, plan, screenOf, weekApi } from "./planning.ts";
import { addExercises, planSunday } from "./prescribing.ts";
import { expect, expectNoOverflow, test, toast } from "./trainer.ts";

/** Trainerize's and Everfit's: about 45; with a dialog for each day it was 62. */
const maxPresses = 45;
const perDay = 5;
const days = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

const library = (page: Page) => page.getByRole("complementary", { name: "المكتبة" });
const offered = (page: Page) => library(page).getByRole("listitem").locator("[data-result]");
const head = (page: Page, name: string) =>
  day(page, name).getByRole("heading").getByRole("button", { name });

test("a week of 35 exercises takes 42 presses, and the library stays open", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  test.slow();
  const { id } = await addTrainee();
  await page.goto(screenOf(id));
  const create = page.getByRole("button", { name: "إنشاء جدول جديد" });
  await expect(create).toBeVisible();
  const presses = await countPresses(page);

  await create.click();
  await expect(offered(page).nth(days.length * perDay - 1)).toBeAttached();
  const names: string[] = [];
  for (const [at, name] of days.entries()) {
    if (at > 0) await head(page, name).click();
    await expect(head(page, name)).toHaveAttribute("aria-pressed", "true");
    for (let index = 0; index < perDay; index += 1) {
      const next = offered(page).nth(at * perDay + index);
      names.push(await next.locator("bdi").first().innerText());
      await next.click();
    }
    await expect(itemsOf(page, name)).toHaveCount(perDay);
  }
  expect(await presses()).toBe(1 + days.length * perDay + days.length - 1);
  expect(await presses()).toBeLessThanOrEqual(maxPresses);

  await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
  const { exercises } = await api(context.request, trainer.token).get<PlannedWeek>(weekApi(id));
  expect(exercises.map((item) => item.name)).toEqual(names);
  expect(exercises.map((item) => item.dayOfWeek)).toEqual(
    days.flatMap((_, at) => Array(perDay).fill(at)),
  );
  await expectNoOverflow(page);
});

test("the library adds several exercises to several days, is dragged from, searched by keyboard and folded", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  await plan(context.request, trainer.token, id);
  await page.goto(screenOf(id));
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);

  await test.step("recent exercises come first", async () => {
    await expect(library(page).getByRole("heading", { name: "المستخدمة مؤخراً" })).toBeVisible();
  });

  await test.step("two to all days at once, and one undo", async () => {
    for (const at of [0, 1])
      await library(page).getByRole("listitem").nth(at).getByRole("checkbox").check();
    await library(page).getByText("كل الأيام", { exact: true }).click();
    await library(page).getByRole("button", { name: "إضافة تمرينين" }).click();
    await expect(itemsOf(page, "الأحد")).toHaveCount(5);
    await expect(itemsOf(page, "السبت")).toHaveCount(2);
    await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(itemsOf(page, "السبت")).toHaveCount(0);
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  });

  await test.step("dragged between the exercises of a day", async () => {
    const name = await offered(page).first().locator("bdi").first().innerText();
    await offered(page).first().scrollIntoViewIfNeeded();
    const from = await boxOf(offered(page).first());
    const second = await boxOf(itemsOf(page, "الأحد").nth(1));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(second.x + second.width / 2, second.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect(itemsOf(page, "الأحد")).toHaveCount(4);
    await expect(itemsOf(page, "الأحد").nth(1)).toContainText(name);
    await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  });

  await test.step("by keyboard: Enter takes the first result, PageDown the next day", async () => {
    await page.getByRole("button", { name: "إضافة تمرين إلى الاثنين" }).press("Enter");
    const search = library(page).getByRole("textbox", { name: "بحث عن تمرين" });
    await expect(search).toBeFocused();
    await expect(head(page, "الاثنين")).toHaveAttribute("aria-pressed", "true");
    // Before the debounce ends: Enter waits for the results of these letters.
    await page.keyboard.type("سكوات بالبار");
    await page.keyboard.press("Enter");
    await expect(itemsOf(page, "الاثنين")).toHaveText([/سكوات بالبار/]);
    await page.keyboard.press("PageDown");
    await page.keyboard.type("بلانك");
    await page.keyboard.press("Enter");
    await expect(itemsOf(page, "الثلاثاء")).toHaveText([/بلانك/]);
    await expect(search).toBeFocused();
    await search.fill("");
  });

  await test.step("filtered by muscle and equipment", async () => {
    await library(page).getByText("الصدر", { exact: true }).click();
    await library(page).getByText("دمبل", { exact: true }).first().click();
    await expect(offered(page).first()).toContainText("دمبل");
    await expect(library(page).getByRole("status")).toHaveText(/تمارين|تمرين/);
  });

  await test.step("folded on this device, and then a dialog adds", async () => {
    await library(page).getByRole("button", { name: "طي المكتبة" }).click();
    await expect(library(page)).toBeHidden();
    await page.reload();
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
    await expect(library(page)).toBeHidden();
    await page.getByRole("button", { name: "إضافة تمرين إلى السبت" }).click();
    const picker = page.getByRole("dialog", { name: "إضافة تمارين" });
    await picker.getByRole("listitem").getByRole("checkbox").first().check();
    await picker.getByText("كل الأيام", { exact: true }).click();
    await picker.getByRole("button", { name: "إضافة تمرين", exact: true }).click();
    await expect(itemsOf(page, "السبت")).toHaveCount(1);
    await expect(itemsOf(page, "الأحد")).toHaveCount(4);
    await page.getByRole("button", { name: "المكتبة", exact: true }).click();
    await expect(library(page)).toBeVisible();
  });
});

test("a day goes to all others in two presses, and many exercises share one prescription", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  const exercises = await addExercises(context.request, trainer.token, 2);
  await planSunday(
    context.request,
    trainer.token,
    id,
    exercises.map((each) => ({ exerciseId: each.id, repsTo: 12 })),
  );
  await page.goto(screenOf(id));
  await expect(itemsOf(page, "الأحد")).toHaveCount(2);
  const stored = () => api(context.request, trainer.token).get<PlannedWeek>(weekApi(id));

  await test.step("the day", async () => {
    const presses = await countPresses(page);
    await page.getByRole("button", { name: "خيارات الأحد" }).click();
    await page.getByRole("menuitem", { name: "نسخ إلى كل الأيام" }).click();
    for (const name of days) await expect(itemsOf(page, name)).toHaveCount(2);
    expect(await presses()).toBe(2);
    await expect(toast(page, "تم نسخ يوم الأحد إلى 6 أيام")).toBeVisible();
  });

  await test.step("the prescription: one request, one undo", async () => {
    await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
    await itemsOf(page, "الأحد").first().locator("[data-grip]").focus();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "كل الأسبوع" }).click();
    await expect(page.getByText("14 تمريناً محدداً")).toBeVisible();
    let writes = 0;
    page.on("request", (request) => {
      if (request.method() === "PATCH") writes += 1;
    });
    await page.getByRole("button", { name: "الراحة والجهد والتدرّج" }).click();
    const form = page.getByRole("dialog", { name: "الراحة والجهد والتدرّج" });
    await form.getByRole("textbox", { name: "الجهد" }).fill("11");
    await form.getByRole("button", { name: "حفظ" }).click();
    await expect(form.getByText("القيمة المسموحة بين 1 و10")).toBeVisible();
    await form.getByRole("textbox", { name: "الجهد" }).fill("٨٫٥");
    await form.getByRole("button", { name: /90 ث/ }).click();
    await form.getByText("تدرّج مزدوج", { exact: true }).click();
    await form.getByRole("button", { name: "حفظ" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText("كل شيء محفوظ")).toBeVisible();
    await expect
      .poll(async () =>
        (await stored()).exercises.map(({ rest, rpe, progression }) => [rest, rpe, progression]),
      )
      .toEqual(Array(14).fill([90, 8.5, "double"]));
    expect(writes).toBe(1);
    await page.keyboard.press("Control+z");
    await expect
      .poll(async () =>
        (await stored()).exercises.every(({ rest, rpe }) => rest === null && rpe === null),
      )
      .toBe(true);
    await page.keyboard.press("Control+z");
    await expect(itemsOf(page, "السبت")).toHaveCount(0);
  });
});
