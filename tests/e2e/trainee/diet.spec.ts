import type { Page } from "@playwright/test";
import {
  calories,
  expect,
  expectNoOverflow,
  expectOneLine,
  failWith,
  test,
  watchWrites,
} from "./eating.ts";

const lunch = { name: "مجدرة بالبصل", timing: "lunch" as const };
const dinner = { name: "شوربة خضار", timing: "dinner" as const };

test("done and food count, skip does not, a swap keeps the calories, and a future day is read-only", async ({
  page,
  planToday,
}) => {
  const { readWeek } = await planToday([lunch, dinner]);
  await page.goto("/trainee/diet");
  const sent = watchWrites(page);
  await expect(calories(page)).toContainText("من 900 سعرة");
  const done = page.getByRole("button", { name: `تم: ${lunch.name}` });
  await done.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await expect(done).toHaveAttribute("aria-pressed", "true");
  await expect(calories(page)).toContainText("450");
  await page.getByRole("button", { name: `خيارات ${dinner.name}` }).click();
  await page.getByRole("menuitem", { name: "تخطي" }).click();
  await expect(calories(page)).toContainText("بقي 450 سعرة");
  await expect.poll(() => sent.map(({ body }) => body.status)).toEqual(["consumed", "skipped"]);
  const { meals } = await readWeek();
  expect(meals.map(({ name, status }) => [name, status])).toEqual([
    [dinner.name, "skipped"],
    [lunch.name, "consumed"],
  ]);
  await page.getByRole("button", { name: `خيارات ${lunch.name}` }).click();
  await page.getByRole("menuitem", { name: "تراجع" }).click();
  await expect(calories(page)).toContainText("بقي 900 سعرة");

  await test.step("a swap keeps the calories within 5%, and can be reverted", async () => {
    const planned = async () => (await readWeek()).meals.find(({ name }) => name === lunch.name);
    await page.getByRole("button", { name: lunch.name }).first().click();
    const slot = page.getByRole("dialog", { name: "غداء" });
    await expect(slot).toContainText("عدس وأرز مع بصل محمّر");
    await slot.getByRole("button", { name: "اختيار وجبة بديلة" }).click();
    const picker = page.getByRole("dialog", { name: `بديل عن ${lunch.name}` });
    await picker.getByRole("listitem").first().getByRole("button").click();
    // Back returns one step, and closes the dialog at the first step.
    const take = picker.getByRole("button", { name: "اختيار هذه الوجبة" });
    await expect(take).toBeVisible();
    await page.goBack();
    await expect(take).toBeHidden();
    await expect(picker).toBeVisible();
    await picker.getByRole("listitem").first().getByRole("button").click();
    await take.click();
    await expect(page.getByText("بديل", { exact: true })).toBeVisible();
    const swapped = async () => (await planned())?.substitute;
    await expect.poll(swapped).toBeTruthy();
    const { substitute, calories: assigned, quantity } = (await planned()) ?? {};
    const before = ((assigned ?? 0) * (quantity ?? 0)) / 100;
    const after = ((substitute?.calories ?? 0) * (substitute?.quantity ?? 0)) / 100;
    expect(Math.abs(after - before) / before).toBeLessThanOrEqual(0.05);
    await page
      .getByRole("button", { name: substitute?.name ?? "" })
      .first()
      .click();
    await page.getByRole("button", { name: "العودة إلى الوجبة المعينة" }).click();
    await expect.poll(swapped).toBeNull();
    await page.keyboard.press("Escape");
    await expect(slot).toBeHidden();
  });

  await test.step("half a plate stays half a plate, and a favourite has its amount", async () => {
    const add = page.getByRole("button", { name: "إضافة وجبة إلى غداء" });
    const sheet = page.getByRole("dialog");
    const amount = sheet.getByLabel("الكمية", { exact: true });
    const put = sheet.getByRole("button", { name: "إضافة", exact: true });
    const done = sheet.getByRole("button", { name: "تم", exact: true });
    const favourite = sheet.getByRole("region", { name: "المفضّلة" }).getByRole("listitem");
    const dish = "مقلوبة دجاج بالباذنجان";
    const eaten = async () => (await readWeek()).ownMeals;
    await add.click();
    await expect(page.getByRole("textbox", { name: "بحث عن طعام" })).toBeFocused();
    await page.keyboard.type(dish);
    await sheet.getByRole("button", { name: dish }).first().click();
    await expect(sheet).toHaveAccessibleName(dish);
    await amount.fill("٠٫٥");
    await expect(sheet.getByRole("slider")).toHaveAttribute("aria-valuetext", "نصف طبق");
    await sheet.getByRole("button", { name: "مفضّل" }).click();
    await expect(sheet.getByRole("button", { name: "مفضّل", pressed: true })).toBeVisible();
    await put.click();
    await expect(sheet.getByRole("region", { name: "الطبق" })).toContainText("صنف واحد");
    await expect.poll(async () => (await eaten()).length).toBe(1);
    const [meal] = await eaten();
    const half = { category: "lunch", quantity: 200, portion: { name: "طبق", count: 0.5 } };
    expect(meal).toMatchObject({ ...half, status: "consumed" });
    await done.click();
    await expect(calories(page)).toContainText(String(Math.round((meal?.calories ?? 0) * 2)));
    await expect(page.getByRole("listitem").filter({ hasText: "نصف طبق" })).toHaveCount(1);

    await add.click();
    await expect(favourite).toContainText(["نصف طبق 200 غ"]);
    await favourite.getByRole("button", { name: dish }).first().click();
    await expect(amount).toHaveValue("0.5");
    await sheet.getByRole("slider").press("ArrowLeft");
    await expect(amount).toHaveValue("0.75");
    await sheet.getByText("غرام", { exact: true }).click();
    await amount.fill("٢٥٠");
    await put.click();
    await expect(favourite.getByRole("button").first()).toBeFocused();
    await expect(favourite.getByRole("button", { pressed: true })).toHaveCount(1);
    await expect.poll(async () => (await eaten()).length).toBe(2);
    await done.click();
    const { foodId } = meal ?? {};
    expect((await eaten()).slice(1)).toMatchObject([
      { foodId, quantity: 250, portion: null, category: "lunch" },
    ]);
  });

  await test.step("a logged food changes its amount where it stands, and can be removed", async () => {
    await page.getByRole("button", { name: /مقلوبة.*250/ }).click();
    const edit = page.getByRole("dialog", { name: "مقلوبة" });
    await edit.getByText("طبق (400 غ)").click();
    await edit.getByRole("button", { name: "حفظ" }).click();
    await expect
      .poll(async () => (await readWeek()).ownMeals.map(({ portion }) => portion?.count))
      .toEqual([0.5, 1]);
    await page.getByRole("button", { name: /مقلوبة.*نصف طبق/ }).click();
    await edit.getByRole("button", { name: "حذف الوجبة" }).click();
    await expect
      .poll(async () => (await readWeek()).ownMeals.map(({ portion }) => portion?.count))
      .toEqual([1]);
  });

  await test.step("the menu of a meal outside the plan removes it, with undo", async () => {
    const row = page.getByRole("listitem").filter({ hasText: "مقلوبة" });
    await row.getByRole("button", { name: /^خيارات/ }).click();
    await page.getByRole("menuitem", { name: "حذف الوجبة" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "تراجع" }).last().click();
    await expect(row).toHaveCount(1);
  });

  await page.getByRole("button", { name: "اليوم التالي" }).click();
  await expect(page).toHaveURL(/\?date=/);
  await expect(page.getByText("لم يحن هذا اليوم بعد")).toBeVisible();
  await expect(page.getByRole("button", { name: /^تم: / })).toHaveCount(0);
  await page.getByRole("group", { name: "اختيار اليوم" }).press("ArrowRight");
  await expect(done).toBeVisible();
});

test("a day without a note is sent after a question, ten taps send one, and a refusal keeps the text", async ({
  page,
  planToday,
}) => {
  const { readWeek } = await planToday([lunch]);
  await page.goto("/trainee/diet");
  const sent = watchWrites(page);
  const send = page.getByRole("button", { name: "إرسال للمدرب" });
  const words = page.getByLabel("ملاحظة إلى المدرب");
  const arrived = page.getByText("وصل ملخص يومك إلى المدرب").first();
  await test.step("without a note it asks once", async () => {
    await send.click();
    const question = page.getByRole("dialog", { name: "إرسال اليوم بلا ملاحظة؟" });
    await question.getByRole("button", { name: "إلغاء" }).click();
    await expect(question).toBeHidden();
    await send.click();
    expect(sent).toEqual([]);
    await question.getByRole("button", { name: "إرسال بلا ملاحظة" }).click();
    await expect(question).toBeHidden();
    await expect(arrived).toBeAttached();
    await send.click();
    await expect(question).toBeHidden();
    expect((await readWeek()).notes).toHaveLength(1);
  });

  await test.step("the text outlives the page and a refusal", async () => {
    await words.fill("شعرت بالجوع مساءً");
    await page.reload();
    await expect(words).toHaveValue("شعرت بالجوع مساءً");
    await failWith(page, "**/api/trainee/notes", "POST", 409, "conflict");
    await send.click();
    await expect(
      page.getByText("تغيّرت البيانات في مكان آخر. يلزم تحديث الصفحة ثم إعادة المحاولة").first(),
    ).toBeAttached();
    await expect(words).toHaveValue("شعرت بالجوع مساءً");
    await page.unroute("**/api/trainee/notes");
  });

  sent.length = 0;
  await send.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click();
  });
  await expect(arrived).toBeAttached();
  const notes = page.getByRole("list", { name: "الملاحظات الغذائية" }).getByRole("listitem");
  await expect(notes).toHaveCount(2);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  expect((await readWeek()).notes).toHaveLength(2);
});

test("the home shows the day, one tap logs a meal, and the last one is praised once", async ({
  page,
  planToday,
}) => {
  const { readWeek } = await planToday([lunch, dinner]);
  const praises = await countPraises(page);
  const listening = page.waitForResponse(/later-parts/);
  await page.goto("/trainee");
  await listening;
  const day = page.getByRole("region", { name: "اليوم" });
  const behind = day.getByRole("group").filter({ hasText: "أُنجز" });
  const tick = (name: string, within = day) =>
    within.getByRole("button", { name: `تم: ${name}` }).click();
  // It stays open while another task is done, as the week's weight on a Sunday.
  const showDone = async () => {
    const isOpen = await behind.evaluate((group: HTMLDetailsElement) => group.open);
    if (!isOpen) await day.getByText("أُنجز").click();
  };
  const eaten = async () => (await readWeek()).meals.map(({ name, status }) => [name, status]);
  await test.step("a tap logs, and another reverts", async () => {
    await expect(day.getByText("التالي")).toBeVisible();
    await expect(day).toContainText("أداء اليوم0%");
    await tick(dinner.name);
    await expect(day).toContainText("أداء اليوم25%");
    await expect.poll(eaten).toContainEqual([dinner.name, "consumed"]);
    await showDone();
    await tick(dinner.name, behind);
    await expect(behind.getByRole("button", { name: `تم: ${dinner.name}` })).toBeHidden();
  });

  await tick(lunch.name);
  await expect(day).toContainText("أداء اليوم25%");
  const praise = page.getByRole("status").filter({ hasText: "اكتملت وجبات اليوم!" });
  await Promise.all([expect(praise).toContainText("2 من 2"), tick(dinner.name)]);
  await expect(day).toContainText("أداء اليوم50%");

  await test.step("a repeated completion is not praised again, on any screen", async () => {
    await showDone();
    await tick(dinner.name, behind);
    await expect(day).toContainText("أداء اليوم25%");
    await tick(dinner.name);
    await expect(day).toContainText("أداء اليوم50%");
    await expect
      .poll(async () => (await eaten()).map(([, status]) => status))
      .toEqual(["consumed", "consumed"]);
    const again = page.waitForResponse(/later-parts/);
    const home = page.waitForResponse(/\/api\/trainee\/home/);
    await page.goto("/trainee/diet");
    await Promise.all([again, home]);
    await expect(page.getByRole("button", { name: `تم: ${dinner.name}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await praises()).toBe(1);
  });
});

/** The number of praises, counted by vibrations across reloads. */
async function countPraises(page: Page) {
  await page.addInitScript(() => {
    navigator.vibrate = () => {
      localStorage.setItem("shaken", String(Number(localStorage.getItem("shaken")) + 1));
      return true;
    };
  });
  return () => page.evaluate(() => Number(localStorage.getItem("shaken")));
}

test("a day counts against the trainer's target, and stays within the screen", async ({
  page,
  planToday,
}) => {
  const unbroken = `مجدرة${"ـ".repeat(40)}`;
  const { setTarget } = await planToday([
    { ...lunch, name: "مجدرة بالبصل المحمّر والسلطة العربية واللبن الرائب" },
    { ...lunch, name: unbroken },
  ]);
  await setTarget(1850);
  await page.goto("/trainee/diet");
  await expect(calories(page)).toContainText("بقي 1,850 سعرة من هدفك اليوم");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoOverflow(page, 390);
  await expectOneLine(page.getByRole("heading", { name: "غداء" }));
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.getByRole("button", { name: unbroken }).first().click();
  await expect(page.getByRole("dialog", { name: "غداء" })).toBeFocused();
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "جميع وجبات اليوم" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "مجدرة" })).toHaveCount(2);
  await page.getByLabel("بحث في وجبات اليوم").fill("بيتزا");
  await expect(page.getByText("لا توجد نتائج")).toBeVisible();
});
