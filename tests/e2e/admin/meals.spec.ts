import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { api, weekApi } from "./planning.ts";
import {
  choose,
  expect,
  expectNoAxeViolations,
  failWith,
  marker,
  searchBox,
  test,
  toast,
} from "./trainer.ts";

const foodBox = (page: Page) => page.getByRole("textbox", { name: "بحث عن طعام" });
const results = (page: Page) => page.getByRole("region", { name: "نتائج البحث" });
const foodNames = (page: Page) => results(page).getByRole("button").allInnerTexts();

async function openNew(page: Page) {
  await page.getByRole("button", { name: "إضافة وجبة" }).first().click();
}

async function findFoods(page: Page, text: string) {
  const answered = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith("/api/admin/foods"),
  );
  await foodBox(page).fill(text);
  await answered;
  await expect(results(page)).not.toHaveAttribute("aria-busy");
}

test("a meal is made from plausible values or from foods, edited and deleted", async ({ page }) => {
  const name = `مجدرة ${marker()}`;
  await page.goto("/admin/meals");
  await openNew(page);
  await test.step("impossible values are refused and stay", async () => {
    const typed = `شوربة ${marker()}`;
    await page.getByRole("textbox", { name: "اسم الوجبة" }).fill(typed);
    await page.getByRole("button", { name: "حفظ" }).click();
    await expect(page.getByText("المطلوب طعام واحد على الأقل")).toBeVisible();
    await page.getByText("أكتبها لكل 100 غ").click();
    const fill = (label: string, text: string) =>
      page.getByRole("textbox", { name: label }).fill(text);
    await fill("السعرات", "٩٠");
    await fill("بروتين", "60");
    await fill("كربوهيدرات", "50");
    await fill("دهون", "1,5");
    await page.getByRole("button", { name: "حفظ" }).click();
    await expect(page.getByRole("textbox", { name: "دهون" })).toHaveAttribute("aria-invalid");
    await expect(page.getByText(/المغذيات تعطي نحو/)).toBeVisible();
    await fill("بروتين", "5");
    await fill("كربوهيدرات", "14");
    await page.getByRole("button", { name: "حفظ" }).click();
    await expect(toast(page, `تمت إضافة ${typed}`)).toBeVisible();
  });

  await openNew(page);
  await page.getByRole("textbox", { name: "اسم الوجبة" }).fill(name);
  const form = page.getByRole("dialog", { name: "وجبة جديدة" });
  await form.getByRole("combobox", { name: "الفترة" }).selectOption("lunch");
  await expect(form.getByRole("combobox", { name: "وقت الأكل" })).toHaveValue("lunch");
  const addFood = page.getByRole("button", { name: "إضافة طعام" });
  await addFood.click();
  await test.step("foods are found with and without hamza and tashkeel, and on a second try after a failure", async () => {
    await expect(page.getByText("حرفان على الأقل")).toBeVisible();
    await foodBox(page).fill("ا");
    await findFoods(page, "ارز");
    const plain = await foodNames(page);
    expect(plain.length).toBeGreaterThan(3);
    await findFoods(page, "أَرُزّ");
    expect(await foodNames(page)).toEqual(plain);

    await failWith(page, /\/api\/admin\/foods/, "GET", 400, "invalid_request");
    await foodBox(page).fill("حليب");
    await expect(page.getByText("حدث خطأ أثناء البحث")).toBeVisible();
    await page.unroute(/\/api\/admin\/foods/);
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(results(page)).toBeVisible();
    await foodBox(page).fill("غغغغغغ");
    await expect(page.getByRole("heading", { name: "لا توجد نتائج" })).toBeVisible();
  });
  for (const [at, food] of ["أرز أبيض مطبوخ", "عدس مسلوق"].entries()) {
    if (at > 0) await addFood.click();
    await findFoods(page, food);
    await results(page).getByRole("button").first().click();
    await page.getByText("غرام", { exact: true }).click();
    await page.getByRole("textbox", { name: "الكمية" }).fill("١٥٠");
    await page.getByRole("button", { name: "إضافة", exact: true }).click();
  }
  const made = page.getByRole("list", { name: "مكوّنات الوجبة" }).getByRole("listitem");
  await expect(made).toHaveCount(2);
  await expect(made.first()).toContainText("USDA SR28");
  await expect(page.getByText("الوجبة كلها: 300 غ")).toBeVisible();
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(toast(page, `تمت إضافة ${name}`)).toBeVisible();

  await searchBox(page).fill(name);
  await expect(page.getByText("وجبة واحدة", { exact: true })).toBeVisible();
  await expect(page.getByText("محسوبة من مكوّنين")).toBeVisible();
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("textbox", { name: /^غرامات أرز/ }).fill("50");
  await expect(page.getByText("الوجبة كلها: 200 غ")).toBeVisible();
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(toast(page, `تم حفظ ${name}`)).toBeVisible();

  await choose(page, name, "حذف");
  await page.getByRole("button", { name: "حذف الوجبة" }).click();
  await expect(page.getByRole("heading", { name: "لا توجد نتائج" })).toBeVisible();
});

test("the deletion of a meal shows its trainees, replaces it with an undo, or archives it", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { post, patch, get } = api(context.request, trainer.token);
  const { id: traineeId } = await addTrainee();
  const meal = { description: null, category: "snack", timing: "snack" };
  const add = async (name: string, calories: number) => {
    const id = newId();
    const per100 = { calories, protein: 5, carbs: 20, fat: 2 };
    await post("/api/admin/meals", { ...meal, id, name, per100 });
    return id;
  };
  const [name, other] = [`تمر ${marker()}`, `تين ${marker()}`];
  const mealId = await add(name, 120);
  await add(other, 240);
  await patch(weekApi(traineeId), {
    meals: { add: [{ id: newId(), mealId, dayOfWeek: 1, position: 0, quantity: 250 }] },
  });
  const planned = async () => {
    const { meals } = await get<{ meals: { name: string; quantity: number }[] }>(
      weekApi(traineeId),
    );
    return meals.map((each) => [each.name, each.quantity]);
  };

  await page.goto(`/admin/meals?${new URLSearchParams({ search: name })}`);
  await choose(page, name, "حذف");
  await expect(page.getByText("في الأيام القادمة: يوم واحد لدى متدرب واحد.")).toBeVisible();
  await page.getByRole("button", { name: /^استبدال/ }).click();
  await page.getByRole("button", { name: new RegExp(other) }).waitFor();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await page.getByRole("button", { name: new RegExp(other) }).click();
  await page.getByRole("button", { name: "استبدال", exact: true }).click();
  await expect(toast(page, `${other} بدل ${name} في الأيام القادمة`)).toBeVisible();
  expect(await planned()).toEqual([[other, 125]]);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(toast(page, `تم التراجع: ${name}`)).toBeVisible();
  expect(await planned()).toEqual([[name, 250]]);

  await choose(page, name, "حذف");
  await page.getByRole("button", { name: /^أرشفة/ }).click();
  await expect(page.getByRole("heading", { name: "لا توجد نتائج" })).toBeVisible();
  await page.getByRole("combobox", { name: "الحالة" }).selectOption("المؤرشفة");
  await choose(page, name, "إعادة إلى المكتبة");
  await expect(toast(page, `تمت إعادة ${name} إلى المكتبة`)).toBeVisible();
  expect(await planned()).toEqual([[name, 250]]);
});
