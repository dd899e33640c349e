import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { goWithin } from "../within.ts";
import {
  api,
  boxOf,
  day,
  foldLibrary,
  itemsOf,
  plan,
  said,
  screenOf,
  weekApi,
} from "./planning.ts";
import { expect, failWith, test } from "./trainer.ts";

const ends = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

test("a week is planned by keyboard and pickers, its muscles are counted, and every step is undone", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  await foldLibrary(page);
  await page.goto(screenOf(id));
  await expect(page.getByRole("heading", { name: "لا يوجد جدول لهذا الأسبوع" })).toBeVisible();
  await page.getByRole("button", { name: "إنشاء جدول جديد" }).click();

  await test.step("the muscle map follows the plan, of the week and of a day", async () => {
    const shown = page.getByRole("button", { name: "خريطة العضلات", exact: true });
    const muscles = page.getByRole("complementary", { name: "خريطة العضلات" });
    await expect(muscles.getByText("لا تمارين قوة هنا بعد")).toBeVisible();

    await page.getByRole("button", { name: "إضافة تمرين إلى الثلاثاء" }).click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("textbox", { name: "بحث عن تمرين" }).fill("ضغط صدر");
    await picker
      .getByRole("checkbox", { name: /ضغط صدر/ })
      .first()
      .check();
    await picker
      .getByRole("textbox", { name: /^مجموعات/ })
      .first()
      .fill("7");
    await picker.getByRole("button", { name: "إضافة تمرين", exact: true }).click();
    await expect(itemsOf(page, "الثلاثاء")).toHaveCount(1);

    const map = muscles.getByRole("img");
    await expect(map).toHaveAccessibleName(/الصدر 7 مجموعات/);
    await expect(muscles.getByRole("listitem").first()).toHaveText(/^الصدر/);
    await muscles.getByRole("button", { name: "الأحد", exact: true }).click();
    await expect(map).toHaveCount(0);
    await muscles.getByRole("button", { name: "الأسبوع", exact: true }).click();
    await page.getByRole("textbox", { name: /^مجموعات/ }).fill("5");
    await page.keyboard.press("Enter");
    await expect(map).toHaveAccessibleName(/الصدر 5 مجموعات/);
    await shown.click();
    await expect(muscles).toBeHidden();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(itemsOf(page, "الثلاثاء")).toHaveCount(0);
  });

  await page.getByRole("button", { name: "إضافة تمرين إلى الأحد" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("textbox", { name: "بحث عن تمرين" }).fill("لا يوجد مثله");
  await expect(picker.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
  await picker.getByRole("textbox", { name: "بحث عن تمرين" }).fill("");
  for (const index of [0, 1, 2])
    await picker.getByRole("listitem").getByRole("checkbox").nth(index).check();
  await picker
    .getByRole("textbox", { name: /^مجموعات/ })
    .first()
    .fill("٦");
  await picker.getByRole("button", { name: "إضافة 3 تمارين" }).click();
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  await expect(
    day(page, "الأحد")
      .getByRole("textbox", { name: /^مجموعات/ })
      .first(),
  ).toHaveValue("6");
  await expect(itemsOf(page, "الأحد").first()).toContainText("×");
  const weights = day(page, "الأحد").getByRole("textbox", { name: /^وزن/ });
  await expect(weights).toHaveCount(0);
  await day(page, "الأحد")
    .getByRole("button", { name: /^إضافة وزن/ })
    .first()
    .click();
  await expect(weights).toBeFocused();
  await page.keyboard.type("٣٥");
  await page.keyboard.press("Enter");
  await expect(weights).toHaveValue("35");

  const grip = day(page, "الأحد").locator("[data-grip]").first();
  await grip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await expect(itemsOf(page, "الاثنين")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(itemsOf(page, "الثلاثاء")).toHaveCount(1);
  await expect(day(page, "الثلاثاء").locator("[data-grip]")).toBeFocused();
  await expect(itemsOf(page, "الأحد")).toHaveCount(2);

  await page.getByRole("button", { name: "خيارات الأحد" }).click();
  await page.getByRole("menuitem", { name: "نسخ اليوم إلى…" }).click();
  const copy = page.getByRole("dialog");
  for (const name of ["الأربعاء", "السبت"]) await copy.getByText(name, { exact: true }).click();
  await copy.getByRole("button", { name: "نسخ", exact: true }).click();
  await expect(itemsOf(page, "السبت")).toHaveCount(2);
  await expect(said(page).getByText("كل شيء محفوظ")).toBeVisible();
  const stored = () => api(context.request, trainer.token).get<PlannedWeek>(weekApi(id));
  await expect.poll(async () => (await stored()).exercises.length).toBe(7);

  await page.keyboard.press("Control+z");
  await expect(itemsOf(page, "السبت")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  await page.keyboard.press("Control+Shift+z");
  await expect(itemsOf(page, "الثلاثاء")).toHaveCount(1);
  await expect
    .poll(async () => (await stored()).exercises.map((e) => e.dayOfWeek))
    .toEqual([0, 0, 2]);

  await test.step("the pickers, by keyboard", async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole("button", { name: "إضافة تمرين إلى السبت" }).press("Enter");
    const search = picker.getByRole("textbox", { name: "بحث عن تمرين" });
    const exercises = picker.getByRole("list", { name: "نتائج البحث" }).getByRole("checkbox");
    await expect(search).toBeFocused();
    await expect(search).toHaveAccessibleDescription(/السهم لأسفل/);
    // Before the debounce ends: the arrow waits for the results of these letters.
    await search.pressSequentially("ضغط");
    await press("ArrowDown");
    await expect(exercises.first()).toBeFocused();
    await expect(exercises.first()).toHaveAccessibleName(/ضغط/);
    await press("ArrowDown");
    await expect(exercises.nth(1)).toBeFocused();
    await press("End");
    await expect(picker.locator(":focus")).toBeInViewport();
    await press("Home", "ArrowUp");
    await expect(search).toBeFocused();
    await press("ArrowDown", "Enter", "ArrowDown", "Enter");
    await expect(exercises.first()).toBeChecked();
    await expect(exercises.nth(1)).toBeChecked();
    await press("Enter", "Tab");
    await expect(exercises.nth(1)).not.toBeChecked();
    await expect(exercises.nth(2)).toBeFocused();
    await press("Control+Enter");
    await expect(picker).toBeHidden();
    await expect(itemsOf(page, "السبت")).toHaveCount(1);

    await goWithin(page, `${screenOf(id)}&tab=meals`);
    await page.getByRole("button", { name: "إضافة وجبة إلى غداء السبت" }).press("Enter");
    const meals = picker.getByRole("list", { name: "نتائج البحث" }).getByRole("button");
    await expect(picker.getByRole("textbox", { name: "بحث عن وجبة" })).toBeFocused();
    await page.keyboard.type("دجاج");
    await press("ArrowDown", "ArrowDown");
    await expect(meals.nth(1)).toBeFocused();
    const [name = ""] = (await meals.nth(1).innerText()).split("\n");
    await press("Enter");
    await expect(picker.getByRole("button", { name: "اختيار هذه الوجبة" })).toBeFocused();
    await press("Shift+Tab", "Enter");
    await expect(meals.nth(1)).toBeFocused();
    await press("Enter", "Enter");
    await expect(picker).toBeHidden();
    await expect(itemsOf(page, "السبت")).toContainText([name]);
  });
});

test("an exercise is dragged to another day, and a refused change is reverted", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  const [first = ""] = await plan(context.request, trainer.token, id);
  await page.goto(screenOf(id));
  const dragTo = async (name: string, below = 0) => {
    const from = await page.getByRole("button", { name: `تحريك ${first}` }).boundingBox();
    const to = await day(page, name).boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    const y = below > 0 ? to.y + to.height + below : to.y + to.height / 2;
    await page.mouse.move(to.x + to.width / 2, y, { steps: 6 });
    await page.mouse.up();
  };
  // Under a day's column is its end.
  await dragTo("الخميس", 80);
  await expect(itemsOf(page, "الخميس")).toHaveText([new RegExp(first)]);
  await expect(page.getByText("كل شيء محفوظ")).toBeVisible();

  await failWith(page, `**${weekApi(id)}`, "PATCH", 409, "item_done");
  await dragTo("الجمعة");
  await expect(page.getByRole("alert").getByText(/هذا العنصر منجز/)).toBeAttached();
  await expect(itemsOf(page, "الخميس")).toHaveCount(1);
  await expect(itemsOf(page, "الجمعة")).toHaveCount(0);

  const sets = page.getByRole("textbox", { name: `مجموعات ${first}` });
  await sets.fill("11");
  await sets.press("Enter");
  await expect(day(page, "الخميس").getByRole("alert")).toHaveText("القيمة المسموحة بين 1 و10");

  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => scrollTo(0, 0));
  const grip = await boxOf(page.getByRole("button", { name: `تحريك ${first}` }));
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, 410, { steps: 3 });
  await expect.poll(() => page.evaluate(ends)).toBe(true);
  await page.mouse.move(grip.x + 8, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.up();
});
