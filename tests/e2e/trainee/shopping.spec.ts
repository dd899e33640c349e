import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { expect, expectNoOverflow, test } from "./eating.ts";

test("a food is listed raw and once, ticked, kept at home, and left out of the shared text", async ({
  page,
  context,
  planToday,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const trainer = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { ...extraHTTPHeaders, "sec-fetch-site": "same-origin" },
  });
  const { accessToken } = await enter(trainer, people.trainer);
  const answer = await trainer.get("/api/admin/meal-choices", {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const choices = ((await answer.json()) as MealChoices).meals;
  await trainer.dispose();
  const eggs = choices.find(({ name }) => name === "بيض مسلوق مع خبز وخضار");
  const mealId = eggs?.id ?? "";
  await planToday([
    { name: "بيض", timing: "breakfast", mealId, quantity: 285 },
    { name: "بيض مرة أخرى", timing: "dinner", mealId, quantity: 285 },
    { name: "طبخة جدتي", timing: "lunch" },
  ]);
  await page.goto("/trainee/diet");
  await page.getByRole("link", { name: "قائمة تسوق الأسبوع" }).click();
  const egg = page.getByRole("checkbox", { name: /^بيض دجاج/ });
  await expect(egg).toHaveCount(1);
  await expect(egg).toHaveAccessibleName(/4 حبات/);
  await expect(page.getByRole("checkbox", { name: /^طبخة جدتي/ })).toBeVisible();
  await expectNoOverflow(page);
  await expect(page.getByText("عندي في البيت: يخرج من القائمة بلمسة.")).toBeVisible();
  await test.step("large text wraps the rows", async () => {
    const write = (percent: number) =>
      page.evaluate(
        (size) => document.documentElement.style.setProperty("font-size", size),
        `${percent}%`,
      );
    await write(200);
    await expectNoOverflow(page);
    await write(100);
  });
  const row = await page.getByRole("listitem").filter({ has: egg }).boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "زيادة شخص" }).click();
  await expect(egg).toHaveAccessibleName(/8 حبات/);
  await page.getByText("بيض دجاج").click();
  await expect(egg).toBeChecked();
  await page.getByRole("button", { name: "بندورة: عندي في البيت" }).click();
  await expect(page.getByRole("checkbox", { name: /^بندورة/ })).toHaveCount(0);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
  await page.getByRole("button", { name: "مشاركة القائمة" }).click();
  await expect(page.getByRole("status").filter({ hasText: "نُسخت القائمة" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("لشخصين");
  expect(text).toMatch(/^• خيار: نصف كيلو$/m);
  expect(text).not.toMatch(/بيض دجاج|بندورة/);

  await test.step("the household is the same on another device", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(egg).toHaveAccessibleName(/8 حبات/);
    await page.getByRole("button", { name: "بندورة: ليس في البيت" }).click();
    await expect(page.getByRole("checkbox", { name: /^بندورة/ })).toBeVisible();
  });
});
