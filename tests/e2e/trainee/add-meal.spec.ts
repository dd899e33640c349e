import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { MealsAtHand, MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { FoodsPage } from "../../../domain/contract/libraries/foods.ts";
import { newId } from "../../../domain/id.ts";
import { countTaps } from "../taps.ts";
import { expect, expectKept, expectNoAxeViolations, expectNoOverflow, test } from "./flight.ts";
import { daysAgo, today } from "./newcomer.ts";

const headers = { "sec-fetch-site": "same-origin" };
const add = (page: Page) => page.getByRole("button", { name: "إضافة وجبة إلى فطور" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "إضافة وجبة إلى فطور" });
const plate = (page: Page) => sheet(page).getByRole("region", { name: "الطبق" });
const done = (page: Page) => plate(page).getByRole("button", { name: "تم", exact: true });
const put = (page: Page, name: string) =>
  sheet(page).getByRole("button", { name: `إضافة ${name}`, exact: true });

/** Two taps of a wet finger on the same place, a fifth of a second apart however busy the page is. */
async function tapTwice(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("the target is not drawn");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const input = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.2]) {
    await input.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [at],
      timestamp,
    });
    await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  }
}

/** A person's requests beside the page. */
function eater(request: APIRequestContext, token: string) {
  const authorized = { ...headers, authorization: `Bearer ${token}` };
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await request.get(`/api/trainee/${path}`, { headers: authorized })).json();
  return {
    /** Eats the first food of a search, in its first measure. */
    async eat(search: string, count: number, days: readonly number[]) {
      const query = new URLSearchParams({ search }).toString();
      const { foods } = await read<FoodsPage>(`foods?${query}`);
      const [food] = foods;
      const [portion] = food?.portions ?? [];
      const quantity = (portion?.grams ?? 100) * count;
      const amount = portion ? { quantity, portion: { name: portion.name, count } } : { quantity };
      for (const ago of days) {
        const data = { id: newId(), date: daysAgo(ago), kind: "food", foodId: food?.id, ...amount };
        const sent = await request.post("/api/trainee/own-meals", {
          headers: authorized,
          data: { ...data, category: "breakfast" },
        });
        if (!sent.ok()) throw new Error(await sent.text());
      }
    },
    readToday: async () => {
      const { ownMeals } = await read<MealWeek>(`meal-week?date=${today()}`);
      return ownMeals.filter(({ date }) => date === today());
    },
  };
}

test("a usual food takes two taps, a new one four, and none waits for the end", async ({
  page,
  context,
  register,
}) => {
  const { token } = await register();
  const { eat, readToday } = eater(context.request, token);
  await eat("خبز عربي أبيض", 0.5, [1, 2]);
  await eat("لبنة", 1, [1]);
  await eat("بيض مسلوق", 2, [7]);
  const names = async () => (await readToday()).map(({ name }) => name).toSorted();
  await page.goto("/trainee/diet");
  await expect(add(page)).toBeVisible();
  const taps = await countTaps(page);

  await test.step("a usual food, in its last amount", async () => {
    await add(page).click();
    await expect(sheet(page).getByRole("textbox", { name: "بحث عن طعام" })).toBeFocused();
    const usual = sheet(page).getByRole("region", { name: "المعتاد على الفطور" });
    await expect(usual.getByRole("listitem")).toContainText(["نصف رغيف كماج تقريباً 50 غ"]);
    await put(page, "خبز عربي أبيض").click();
    await expect.poll(readToday).toMatchObject([{ quantity: 50, portion: { count: 0.5 } }]);
    expect(await taps()).toBe(2);
    await expect(plate(page)).toContainText("صنف واحد");
  });

  await test.step("also in a search", async () => {
    await page.keyboard.press("Escape");
    await add(page).click();
    await page.keyboard.type("خبز");
    const results = sheet(page).getByRole("region", { name: "نتائج البحث" });
    await expect(results.getByRole("listitem").first()).toContainText("نصف رغيف");
  });

  await test.step("it stands without the end of the sheet, and a second tap takes it back", async () => {
    await page.reload();
    await expect(page.getByRole("listitem").filter({ hasText: "خبز عربي أبيض" })).toBeVisible();
    await add(page).click();
    const bread = put(page, "خبز عربي أبيض");
    await bread.click();
    await expect(bread).toHaveAttribute("aria-pressed", "true");
    await expect.poll(names).toHaveLength(2);
    await plate(page).getByRole("button", { name: "صنف واحد" }).click();
    await plate(page).getByRole("button", { name: "إزالة خبز عربي أبيض من الطبق" }).click();
    await expect(bread).toHaveAttribute("aria-pressed", "false");
    await expect.poll(names).toHaveLength(1);
  });

  await test.step("the breakfast of yesterday, and of a week ago, in one", async () => {
    const lines = sheet(page).getByRole("list", { name: "وجبات سابقة" }).getByRole("listitem");
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText("نفس فطور أمس");
    await expect(lines.first()).toContainText("خبز عربي أبيض، لبنة");
    await put(page, "نفس فطور أمس").click();
    await expect(plate(page)).toContainText("صنفان");
    await expect.poll(names).toHaveLength(3);
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expectNoOverflow(page, 320);
  });

  await test.step("escape takes one step back", async () => {
    await sheet(page)
      .getByRole("button", { name: /^خبز عربي أبيض/ })
      .click();
    const amount = page.getByRole("dialog", { name: "خبز عربي أبيض" });
    await expect(amount.getByRole("slider")).toBeFocused();
    await page.keyboard.press("Escape");
    const opened = plate(page).getByRole("button", { name: "صنفان" });
    await opened.click();
    await expect(opened).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(opened).toHaveAttribute("aria-expanded", "false");
    await sheet(page).getByRole("textbox", { name: "بحث عن طعام" }).fill("خبز");
    await page.keyboard.press("Escape");
    await expect(sheet(page).getByRole("region", { name: "المعتاد على الفطور" })).toBeVisible();
  });

  await test.step("a new food, with another amount", async () => {
    await tapTwice(page, done(page));
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/trainee\/diet$/);
    const again = await countTaps(page);
    await add(page).click();
    await page.keyboard.type("شكشوكة");
    await sheet(page).getByRole("button", { name: "شكشوكة" }).first().click();
    const slider = page.getByRole("dialog").getByRole("slider");
    await expect(slider).toBeFocused();
    await slider.press("ArrowRight");
    await expect(page.getByRole("textbox", { name: "الكمية" })).toHaveValue("0.75");
    await page.getByRole("button", { name: "إضافة", exact: true }).click();
    await expect(plate(page)).toContainText("صنف واحد");
    await done(page).click();
    await expect(page.getByRole("listitem").filter({ hasText: "شكشوكة" })).toBeVisible();
    expect(await again()).toBe(4);
    await expect.poll(names).toContain("شكشوكة");
  });

  await test.step("by hand, from the searched words", async () => {
    await add(page).click();
    await page.keyboard.type("طبخة ستي");
    await sheet(page).getByRole("button", { name: "إضافة «طبخة ستي» بيدك" }).click();
    const form = page.getByRole("dialog", { name: "كتابة يدوية" });
    await expect(form.getByLabel("اسم الوجبة")).toHaveValue("طبخة ستي");
    for (const field of ["السعرات", "بروتين", "كربوهيدرات", "دهون"]) {
      await form.getByLabel(field).fill("٢٠");
    }
    // Back returns to the list, and the draft stays.
    await page.goBack();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole("button", { name: "إضافة «طبخة ستي» بيدك" }).click();
    await expect(form.getByLabel("السعرات")).toHaveValue("٢٠");
    await form.getByRole("button", { name: "إضافة", exact: true }).click();
    await expect(plate(page)).toContainText("20 سعرة");
    await expect.poll(names).toContain("طبخة ستي");
  });
});

test("no row moves while foods are added", async ({ page, context, register }) => {
  const { token } = await register();
  await eater(context.request, token).eat("لبنة", 1, [1]);
  await page.goto("/trainee/diet");
  await add(page).click();
  const recents = sheet(page).getByRole("region", { name: "الأخيرة" });
  await expect(recents).toContainText("لبنة");
  const common = sheet(page).getByRole("region", { name: "أطعمة يومية" });
  const chosen = common.getByRole("button", { name: /^إضافة / }).nth(3);
  const place = () => chosen.boundingBox();
  const before = await place();
  const name = await chosen.getAttribute("aria-label");
  const refreshed = page.waitForResponse(
    (response) => response.url().includes("meals-at-hand") && response.ok(),
  );
  await chosen.click();
  const fresh: MealsAtHand = await (await refreshed).json();
  expect(fresh.recents.map((meal) => `إضافة ${meal.name}`)).toContain(name);
  await expect(plate(page)).toContainText("صنف واحد");
  expect(await place()).toEqual(before);
  await expect(recents.getByRole("listitem")).toHaveCount(1);
  // Another search is another list.
  const search = sheet(page).getByRole("textbox", { name: "بحث عن طعام" });
  await search.fill("لبنة");
  await search.fill("");
  await expect(recents.getByRole("listitem")).toHaveCount(2);
});

test("two usual foods show over an open keyboard", async ({ page, context, register }) => {
  const { token } = await register();
  const { eat } = eater(context.request, token);
  for (const name of ["خبز عربي أبيض", "لبنة", "بيض مسلوق"]) await eat(name, 1, [1, 2]);
  await eat("زيت زيتون", 1, [7]);
  await page.goto("/trainee/diet");
  await page.setViewportSize({ width: 390, height: 500 });
  await add(page).click();
  const usual = sheet(page).getByRole("region", { name: "المعتاد على الفطور" });
  for (const at of [0, 1]) {
    await expect(usual.getByRole("listitem").nth(at)).toBeInViewport({ ratio: 1 });
  }
  await expect(sheet(page).getByRole("list", { name: "وجبات سابقة" })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sheet(page).getByRole("button", { name: "إغلاق" })).toBeVisible();
});

test("a phone that never opened the diet finds everyday foods and its own without a network", async ({
  phone,
  register,
  readDay,
  context,
}) => {
  test.slow();
  const { token, credentials } = await register();
  await eater(context.request, token).eat("زيت زيتون", 1, [1]);
  let page = await phone.open();
  await phone.signIn(credentials);
  await page.goto("/trainee");
  await expectKept(page, ["meals-at-hand", "meal-week"]);
  await phone.close();
  page = await phone.open();
  await page.context().setOffline(true);
  await page.goto("/trainee/diet");
  await add(page).click();
  await put(page, "زيت زيتون").click();
  await sheet(page).getByRole("textbox", { name: "بحث عن طعام" }).fill("الخبز");
  await expect(sheet(page)).toContainText("البحث في الأطعمة اليومية");
  await put(page, "خبز طابون").click();
  await expect(plate(page)).toContainText("صنفان");
  await done(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "خبز طابون" })).toContainText(
    "بانتظار الإرسال",
  );
  await page.context().setOffline(false);
  const logged = async () =>
    (await readDay(credentials)).meals.ownMeals
      .filter(({ date }) => date === today())
      .map(({ name, category }) => [name, category])
      .toSorted();
  await expect.poll(logged, { timeout: 30_000 }).toEqual([
    ["خبز طابون", "breakfast"],
    ["زيت زيتون", "breakfast"],
  ]);
});
