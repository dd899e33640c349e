import type { TraineesPage } from "../../../domain/contract/trainees/trainees.ts";
import { newId } from "../../../domain/id.ts";
import { api } from "./planning.ts";
import { expect, failWith, find, listApi, marker, searchBox, test } from "./trainer.ts";

test("searches past hamza and tashkeel, goes back, and clears what matches nothing", async ({
  page,
  addTrainee,
}) => {
  const letters = marker().replaceAll("ا", "ب");
  const { name } = await addTrainee({ name: `أحمد ${letters}` });
  await page.goto("/admin/trainees");
  await searchBox(page).fill(`  ${letters}  إحْمَد`);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText("متدرب واحد")).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === `${letters}  إحْمَد`);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/trainees$/);

  await page.goto("/admin/trainees?search=%25_'&status=inactive");
  await expect(page.getByRole("heading", { name: "لا توجد بيانات مطابقة للبحث" })).toBeVisible();
  await page.getByRole("button", { name: "إزالة البحث والتصفية" }).last().click();
  await expect(page).toHaveURL(/\/admin\/trainees$/);
  await expect(page.getByRole("button", { name: /^إجراءات/ }).first()).toBeVisible();
});

test("pages on the server, by the address and the back button", async ({ page }) => {
  await page.goto("/admin/trainees?sort=joined&direction=asc");
  const rows = page.getByRole("button", { name: /^إجراءات/ });
  await expect(rows).toHaveCount(25);
  const first = await rows.first().getAttribute("aria-label");
  await page.getByRole("button", { name: "التالية" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveAccessibleName(first ?? "");
  await page.goBack();
  await expect(rows.first()).toHaveAccessibleName(first ?? "");
  await page.goto("/admin/trainees?page=9999");
  await expect(page).not.toHaveURL(/page=9999/);
  await expect(rows.first()).toBeVisible();
});

test("goes to a page that is typed, and no further than the last", async ({ page }) => {
  await page.goto("/admin/meals");
  const field = page.getByRole("textbox", { name: "رقم الصفحة" });
  const next = page.getByRole("button", { name: "التالية" });
  await expect(field).toHaveValue("1");
  const below = () => document.documentElement.scrollHeight - document.body.offsetHeight;
  expect(await page.evaluate(below), "blank space under the page").toBeLessThanOrEqual(0);
  await field.fill("٣");
  await field.press("Enter");
  await expect(page).toHaveURL(/page=3$/);
  await expect(field).toHaveValue("3");
  await expect(field).toBeFocused();
  await field.fill("1");
  await next.click();
  await expect(page).toHaveURL(/page=4$/);
  await expect(field).toHaveValue("4");
  await field.fill("كثير");
  await field.press("Enter");
  await expect(field).toHaveValue("4");
  await field.fill("0");
  await field.press("Enter");
  await expect(page).toHaveURL(/meals$/);
  await field.fill("999");
  await field.press("Enter");
  await expect(next).toBeDisabled();
  await expect(page).toHaveURL(/page=\d$/);
});

test("is worked by the keyboard alone", async ({ page, addTrainee }) => {
  const shared = marker();
  await addTrainee({ name: `ألف ${shared}` });
  await addTrainee({ name: `باء ${shared}` });
  await page.goto("/admin/trainees?sort=name&direction=asc");
  await page
    .getByRole("button", { name: /^إجراءات/ })
    .first()
    .waitFor();
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(shared);
  await expect(page.getByText("متدربان")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: `ألف ${shared}`, exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: `باء ${shared}`, exact: true })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `ألف ${shared}` })).toBeVisible();
});

test("a press on a row opens the trainee, a press on its menu does not", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  await find(page, name);
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "تعديل البيانات",
    "تعيين جدول",
    "عرض الأداء",
    "إدارة الخطوات",
    "عرض الوجبات",
    "الملاحظات",
    "ملاحظات غذائية",
    "كتم الإشعارات",
    "حذف",
  ]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("row", { name }).getByText(/^نشط/).click();
  await expect(page).toHaveURL(new RegExp(`/admin/trainees/${id}$`));
});

test("tells a failure and tries again, and says how it begins when there is nobody", async ({
  page,
}) => {
  await failWith(page, listApi, "GET", 400, "invalid_request");
  await page.goto("/admin/trainees");
  await expect(page.getByText("حدث خطأ أثناء تحميل المتدربين")).toBeVisible();
  await page.unroute(listApi);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("button", { name: /^إجراءات/ }).first()).toBeVisible();

  await page.route(listApi, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as TraineesPage;
    await route.fulfill({ response, json: { ...body, trainees: [], total: 0 } });
  });
  await page.goto("/admin/trainees");
  await expect(page.getByRole("heading", { name: "لا توجد متدربين" })).toBeVisible();
  await page.getByRole("button", { name: "إضافة متدرب" }).last().click();
  await expect(page.getByRole("dialog", { name: "تسجيل متدرب جديد" })).toBeVisible();
});

test("keeps the menus of every list in sight", async ({ page, context, trainer }) => {
  const { post } = api(context.request, trainer.token);
  await post("/api/admin/templates", { id: newId(), name: `قالب ${marker()}` });
  for (const list of ["trainees", "exercises", "meals", "templates", "steps"]) {
    await page.goto(`/admin/${list}`);
    const menu = page.getByRole("button", { name: /^(إجراءات|إدارة خطوات)/ }).first();
    await expect(menu, list).toBeInViewport({ ratio: 1 });
  }
});
