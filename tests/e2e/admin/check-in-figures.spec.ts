import { expect, expectNoAxeViolations, expectNoOverflow, failWith, test } from "./trainer.ts";

test("the figures of check-ins are read when the figures are opened, and after a failure on retry", async ({
  page,
}) => {
  const figures = /\/api\/admin\/check-in-figures/;
  let asked = 0;
  page.on("request", (request) => {
    if (figures.test(request.url())) asked += 1;
  });
  await failWith(page, figures, "GET", 500, "internal");
  await page.goto("/admin");
  const folded = page.getByText("الأرقام والتوزيعات");
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  expect(asked).toBe(0);
  await folded.click();
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "المتابعات", exact: true }) })
    .last();
  await expect(card.getByText("تعذّر تحميل أرقام المتابعات")).toBeVisible();
  await page.unroute(figures);
  await card.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(card.getByText("نصف الردود وصل خلال")).toBeVisible();
  await expect(card.getByText("الهدف: 4\u00a0دقائق أو أقل")).toBeVisible();

  const chart = card.getByRole("slider", { name: "نسبة ما أُرسل في كل أسبوع" });
  await chart.focus();
  await page.keyboard.press("Home");
  const first = (await chart.getAttribute("aria-valuetext")) ?? "";
  await page.keyboard.press("End");
  await expect(chart).not.toHaveAttribute("aria-valuetext", first);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});
