import { expect, test } from "./trainer.ts";

test("the trainer's own city is kept, and the line of another clock leads to the business's time zone", async ({
  page,
}) => {
  const city = page.getByRole("button", { name: /^المدينة/ });
  const choose = async (name: string) => {
    await city.click();
    await page
      .getByRole("dialog", { name: "اختيار المدينة" })
      .getByRole("button", { name, exact: true })
      .click();
    await expect(page.getByRole("region", { name: "أوقات الصلاة" }).getByText("حُفظ")).toBeVisible();
  };
  await page.goto("/admin/settings?tab=notifications");
  await choose("دبي");
  await page.reload();
  await expect(city).toHaveText("دبي");
  await page.getByRole("link", { name: "تغيير المنطقة الزمنية" }).click();
  await expect(page.getByLabel("المنطقة الزمنية")).toHaveValue("Asia/Hebron");
  await page.goBack();
  await choose("بحسب منطقتي الزمنية (القدس)");
});
