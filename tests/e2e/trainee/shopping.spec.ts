import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { expect, expectNoOverflow, test } from "./eating.ts";

test("a food is listed once, ticked, and left out of the shared text", async ({
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
  const egg = page.getByRole("checkbox", { name: /^بيض مسلوق/ });
  await expect(egg).toHaveCount(1);
  await expect(egg).toHaveAccessibleName(/200\sغ/);
  await expect(page.getByRole("checkbox", { name: /^طبخة جدتي/ })).toBeVisible();
  await expectNoOverflow(page);
  const row = await page.getByRole("listitem").filter({ has: egg }).boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(44);
  await page.getByText("بيض مسلوق").click();
  await expect(egg).toBeChecked();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
  await page.getByRole("button", { name: "مشاركة القائمة" }).click();
  await expect(page.getByRole("status").filter({ hasText: "نُسخت القائمة" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^• خيار: 160\u00a0غ/m);
  expect(text).not.toContain("بيض مسلوق");
});
