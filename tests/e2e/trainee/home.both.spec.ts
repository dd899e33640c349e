import { expect, test } from "./newcomer.ts";

test("the week is a table on wide screens and cards on narrow ones", async ({
  page,
  signInAs,
  isMobile,
}) => {
  await signInAs("trainee");
  await page.goto("/trainee");
  await expect(page.getByRole("progressbar", { name: /^معدل الأسبوع/ })).toBeVisible();
  const table = page.getByRole("table", { name: "الأداء الأسبوعي" });
  if (isMobile) {
    await expect(table).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: "الثلاثاء" })).toBeVisible();
  } else await expect(table.getByRole("row")).toHaveCount(8);
});
