import type { Page } from "@playwright/test";
import type { WeightOverview } from "../../../domain/contract/body/weight.ts";
import { goOffline } from "../../support/fixtures.ts";
import { changeAnswer, expect, test } from "./newcomer.ts";

const result = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: "BMR" });

test("the burn-rate card shows an example until the rate is known, and opens a calculator that works offline", async ({
  page,
  register,
}) => {
  await register({ gender: "female", age: 30, height: 165, weight: 80 });
  await test.step("an example, then the trainee's rate, then the calculator", async () => {
    const weightApi = "**/api/trainee/weight?*";
    await changeAnswer<WeightOverview>(page, weightApi, (body) => ({
      ...body,
      body: { ...body.body, height: null },
    }));
    await page.goto("/trainee/weight");
    const card = page.getByRole("link", { name: /الحرق اليومي/ });
    await expect(card).toContainText("2,228");
    await expect(card).toContainText("مثال فقط");
    await page.unroute(weightApi);
    await page.reload();
    await expect(card).toContainText("1,824");
    await card.click();
    await expect(page).toHaveURL(/\/trainee\/calories$/);
  });

  await test.step("it starts with the profile", async () => {
    await expect(page.getByRole("radio", { name: "أنثى" })).toBeChecked();
    await expect(page.getByLabel("العمر")).toHaveValue("30");
    await expect(page.getByLabel("الطول")).toHaveValue("165");
    await expect(page.getByLabel("الوزن")).toHaveValue("80");
  });

  await test.step("it refuses invalid numbers, and computes without a network", async () => {
    await goOffline(page);
    await page.getByText("2 · متوسط").click();
    await page.getByLabel("الطول").fill("abc");
    await page.getByRole("button", { name: "حساب" }).click();
    await expect(page.getByText("المطلوب رقم")).toBeVisible();
    await expect(page.getByLabel("الطول")).toBeFocused();
    await page.getByLabel("الطول").fill("١٦٥");
    await page.getByRole("button", { name: "حساب" }).click();
    await expect(result(page)).toContainText("1,520");
    await expect(result(page)).toContainText("2,356");
    await expect(result(page)).toContainText("Mifflin–St Jeor");
    await expect(result(page)).toBeInViewport({ ratio: 1 });
    await page.getByLabel("الطول").fill("900");
    await page.getByRole("button", { name: "حساب" }).click();
    await expect(page.getByLabel("الطول")).toHaveAttribute("aria-invalid", "true");
    await expect(result(page)).toHaveCount(0);
  });
});
