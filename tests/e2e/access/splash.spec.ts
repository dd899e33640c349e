import { withMotion } from "../../support/fixtures.ts";
import { emailField, expect, test, untilAnswering } from "./visitor.ts";

test.use(withMotion);

const splash = "#splash";

/** Finishes all animations, as at the end of their time. */
function finish(screen: Element): void {
  for (const movement of screen.getAnimations({ subtree: true })) movement.finish();
}

test("the splash fills in steps of 100 ms and five percent, and hides 500 ms later", async ({
  page,
}) => {
  await page.goto("/trainee/login", { waitUntil: "commit" });
  await expect(page.locator(splash)).toBeVisible();
  const timing = await page.locator(splash).evaluate((screen) => {
    const bar = screen
      .querySelector(".splash-bar")
      ?.getAnimations()[0]
      ?.effect?.getComputedTiming();
    const over = screen.getAnimations()[0]?.effect?.getComputedTiming();
    return { bar: bar?.duration, over: over?.delay };
  });
  expect(timing).toEqual({ bar: 2000, over: 2500 });
  const bar = page.getByRole("progressbar");
  await untilAnswering(page);
  const percent = Number(await bar.getAttribute("aria-valuenow"));
  expect(percent % 5).toBe(0);
  await page.locator(splash).evaluate(finish);
  await expect(page.locator(splash)).toHaveCount(0);
  await expect(emailField(page)).toBeVisible();
});

for (const end of ["a tap", "a key"] as const) {
  test(`${end} ends the splash at once, and a tab shows it once`, async ({ page }) => {
    await page.goto("/trainee/login");
    await untilAnswering(page);
    if (end === "a key") await page.keyboard.press("Tab");
    else await page.mouse.click(40, 300);
    expect(await page.locator(splash).count()).toBe(0);
    await page.reload();
    await expect(page.locator(splash)).toBeHidden();
  });
}

test("reduced motion keeps the splash", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/trainee/login", { waitUntil: "commit" });
  await expect(page.locator(splash)).toBeVisible();
  await page.locator(splash).evaluate(finish);
  await expect(page.locator(splash)).toBeHidden();
});
