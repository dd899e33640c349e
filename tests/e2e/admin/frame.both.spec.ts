import { reviewedMenu } from "../../support/reviewed-screens.ts";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, test } from "./trainer.ts";

const items = reviewedMenu("admin");

test("the menu opens every screen", async ({ page, isMobile }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "من يحتاج إليك اليوم" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "القائمة الرئيسية" });
  // The links are the same on both. On a phone each opens through the drawer, so three are enough.
  for (const item of isMobile ? items.slice(0, 3) : items) {
    if (isMobile) await page.getByRole("button", { name: "فتح القائمة" }).click();
    if (isMobile && item === items[0])
      await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expect(menu.getByRole("link")).toHaveText(items.map((each) => new RegExp(`^${each}`)));
    await menu.getByRole("link", { name: item }).click();
    const heading = page.getByRole("heading", { level: 1, name: item });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(.+\\) )?${item} · لوحة مِران$`));
    if (item !== items[0]) await expect(heading).toBeFocused();
  }
  await goWithin(page, "/admin/trainer-chat");
  await expect(page).toHaveURL(/\/admin\/chat$/);
});
