import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { goWithin } from "../within.ts";
import { api } from "./planning.ts";
import { expect, failWith, listApi, marker, searchBox, test } from "./trainer.ts";

test("the trainees' list is searched, filtered and paged by its address, and works by keyboard", async ({
  page,
  addTrainee,
}) => {
  const letters = marker().replaceAll("ا", "ب");
  const { name } = await addTrainee({ name: `أحمد ${letters}` });
  const rows = page.getByRole("button", { name: /^إجراءات/ });
  const noMatch = page.getByRole("heading", { name: "لا توجد بيانات مطابقة للبحث" });
  await page.goto("/admin/trainees");
  await test.step("ignores hamza and tashkeel in a search, and goes back", async () => {
    await searchBox(page).fill(`  ${letters}  إحْمَد`);
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(page.getByText("متدرب واحد")).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === `${letters}  إحْمَد`);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("");
    await expect(page).toHaveURL(/\/admin\/trainees$/);
  });

  await test.step("opens a person pressed before a search begins", async () => {
    await searchBox(page).fill(letters);
    await expect(page.getByText("متدرب واحد")).toBeVisible();
    const code = Promise.withResolvers<void>();
    const asked = page.waitForRequest((request) => request.url().includes("/assets/"));
    await page.route("**/assets/*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    // The screen learns a moment later that it is left. A search before that must not bring it back.
    await page.getByRole("link", { name, exact: true }).evaluate((link: HTMLElement) => {
      link.click();
      const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
      document.querySelector("search input")?.dispatchEvent(enter);
    });
    await asked;
    // Enter does the work of the debounce, while the person's page is loading.
    await searchBox(page).fill(`${letters} أ`);
    await searchBox(page).press("Enter");
    code.resolve();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await page.goBack();
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    await page.goBack();
  });

  await test.step("clears filters without a match", async () => {
    await goWithin(page, "/admin/trainees?search=%25_'&status=inactive");
    await expect(noMatch).toBeVisible();
    await page.getByRole("button", { name: "إزالة البحث والتصفية" }).last().click();
    await expect(page).toHaveURL(/\/admin\/trainees$/);
    await expect(rows.first()).toBeVisible();
  });

  await test.step("filters by a shareable address", async () => {
    await goWithin(
      page,
      `/admin/trainees?${new URLSearchParams({ search: letters, unread: "yes" })}`,
    );
    await expect(noMatch).toBeVisible();
    await expect(page.getByLabel("الرسائل")).toHaveValue("yes");
    await page.getByLabel("الرسائل").selectOption("");
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByLabel("الالتزام", { exact: true }).selectOption("low");
    await expect(page).toHaveURL(/adherence=low/);
    // Adherence without a recent plan is never low.
    await expect(noMatch).toBeVisible();
    await expect(searchBox(page)).toHaveValue(letters);
    await page.goBack();
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  });

  await test.step("pages, and stops at the last page", async () => {
    await goWithin(page, "/admin/trainees?sort=joined&direction=asc");
    await expect(rows).toHaveCount(25);
    const first = (await rows.first().getAttribute("aria-label")) ?? "";
    await page.getByRole("button", { name: "التالية" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.first()).not.toHaveAccessibleName(first);
    await page.goBack();
    await expect(rows.first()).toHaveAccessibleName(first);
    await goWithin(page, "/admin/trainees?page=9999");
    await expect(page).not.toHaveURL(/page=9999/);
    await expect(rows.first()).toBeVisible();
  });

  await test.step("works by keyboard", async () => {
    const shared = marker();
    await addTrainee({ name: `ألف ${shared}` });
    await addTrainee({ name: `باء ${shared}` });
    await goWithin(page, "/admin/trainees?sort=name&direction=asc");
    await expect(page).toHaveURL(/sort=name/);
    await rows.first().waitFor();
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
});

test("a failed list can be retried, and an empty one offers its first steps", async ({ page }) => {
  await failWith(page, listApi, "GET", 400, "invalid_request");
  await page.goto("/admin/trainees");
  await expect(page.getByText("حدث خطأ أثناء تحميل المتدربين")).toBeVisible();
  await page.unroute(listApi);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("button", { name: /^إجراءات/ }).first()).toBeVisible();

  await page.route(listApi, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as TraineesPage;
    await route.fulfill({
      response,
      json: { ...body, trainees: [], total: 0, invited: { people: [], total: 0 } },
    });
  });
  await goWithin(page, "/admin/trainees?sort=name&direction=asc");
  await expect(page.getByRole("heading", { name: "لا توجد متدربين" })).toBeVisible();
  await expect(page.getByRole("link", { name: "استيراد من جدول" }).last()).toHaveText(/استيراد/);
  await page.getByRole("link", { name: "دعوة برابط" }).click();
  await expect(page.getByRole("dialog", { name: "دعوة متدرب" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "إضافة متدرب" }).last().click();
  await expect(page.getByRole("dialog", { name: "تسجيل متدرب جديد" })).toBeVisible();
});

/** All lists by their menu name, with the maximum height of a one-line row in pixels. */
const lists = [
  { name: "المتدربون", highest: 45 },
  // With the drawing of each exercise.
  { name: "التمارين", highest: 58 },
  { name: "الوجبات", highest: 45 },
  { name: "القوالب" },
  { name: "الخطوات" },
];

test("every list keeps its menus visible and its rows in one line, and accepts a typed page number", async ({
  page,
  context,
  trainer,
}) => {
  const { post } = api(context.request, trainer.token);
  await post("/api/admin/templates", { id: newId(), name: `قالب ${marker()}` });
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "القائمة الرئيسية" });
  const goTo = async (name: string) => {
    await menu.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  for (const { name, highest } of lists) {
    await goTo(name);
    const actions = page.getByRole("button", { name: /^(إجراءات|إدارة خطوات)/ }).first();
    await expect(actions, name).toBeInViewport({ ratio: 1 });
    if (highest === undefined) continue;
    const heights = await page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(
      heights.filter((height) => height > highest),
      name,
    ).toEqual([]);
  }

  await test.step("columns hide before anything is cut, and the filters fit in one line", async () => {
    const size = page.viewportSize();
    await goTo("المتدربون");
    const region = page.getByRole("region", { name: "المتدربون" });
    const filters = page.locator("main select");
    for (const width of [1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = () => region.evaluate((each) => each.scrollWidth - each.clientWidth);
      await expect.poll(beyond, { message: `cut at ${width}` }).toBe(0);
      const tops = await filters.evaluateAll((all) => [
        ...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))),
      ]);
      expect(tops, `lines of filters at ${width}`).toHaveLength(1);
    }
    if (size) await page.setViewportSize(size);
  });

  await test.step("a typed page number is limited to the last page", async () => {
    // Other tests add too few exercises for another page.
    await goTo("التمارين");
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
    await expect(page).toHaveURL(/exercises$/);
    await field.fill("999");
    await field.press("Enter");
    await expect(next).toBeDisabled();
    await expect(page).toHaveURL(/page=\d$/);
  });
});
