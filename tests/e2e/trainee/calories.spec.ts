import type { Page } from "@playwright/test";
import type { WeightOverview } from "../../../domain/contract/trainees/weight.ts";
import { changeAnswer, expect, test } from "./newcomer.ts";

const result = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: "BMR" });

test("starts with the profile and computes both rates", async ({ page, register }) => {
  await register({ gender: "female", age: 30, height: 165, weight: 80 });
  await page.goto("/trainee/calories");
  await expect(page.getByRole("radio", { name: "أنثى" })).toBeChecked();
  await expect(page.getByLabel("العمر")).toHaveValue("30");
  await expect(page.getByLabel("الطول")).toHaveValue("165");
  await expect(page.getByLabel("الوزن")).toHaveValue("80");
  await page.getByText("2 · متوسط").click();
  await page.getByRole("button", { name: "احسب" }).click();
  await expect(result(page)).toContainText("1520");
  await expect(result(page)).toContainText("2356");
  await expect(result(page)).toContainText("Mifflin–St Jeor");
});

test("takes Arabic digits and says what is no number", async ({ page, register }) => {
  await register();
  await page.goto("/trainee/calories");
  await page.getByLabel("الوزن").fill("٧٠");
  await page.getByLabel("الطول").fill("abc");
  await page.getByRole("button", { name: "احسب" }).click();
  await expect(page.getByText("أدخل رقماً")).toBeVisible();
  await expect(page.getByLabel("الطول")).toBeFocused();
  await page.getByLabel("الطول").fill("١٧٠");
  await page.getByRole("button", { name: "احسب" }).click();
  await expect(result(page)).toContainText("BMR");
});

test("computes without network", async ({ page, context, register }) => {
  await register();
  await page.goto("/trainee/calories");
  await expect(page.getByLabel("العمر")).toHaveValue("30");
  await context.setOffline(true);
  await page.getByRole("button", { name: "احسب" }).click();
  await expect(result(page)).toContainText("TDEE");
});

test("the burn-rate card shows one's own rate and leads to the calculator", async ({
  page,
  register,
}) => {
  await register({ gender: "female", age: 30, height: 165, weight: 80 });
  await page.goto("/trainee/weight");
  const card = page.getByRole("link", { name: /معدل الحرق/ });
  await expect(card).toContainText("1824");
  await card.click();
  await expect(page).toHaveURL(/\/trainee\/calories$/);
});

test("without measurements the card says that 2228 is an example", async ({ page, register }) => {
  await register();
  await changeAnswer<WeightOverview>(page, "**/api/trainee/weight?*", (body) => ({
    ...body,
    body: { ...body.body, height: null },
  }));
  await page.goto("/trainee/weight");
  const card = page.getByRole("link", { name: /معدل الحرق/ });
  await expect(card).toContainText("2228");
  await expect(card).toContainText("مثال فقط");
});
