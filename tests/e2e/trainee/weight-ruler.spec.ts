import { expect, test } from "./newcomer.ts";
import { open, slider } from "./weighing.ts";

test.describe("the ruler", () => {
  test("runs on when it is thrown, and stops within the range", async ({ page, register }) => {
    await register({ weight: 80 });
    await open(page, 80);
    const box = await page.locator('[data-mark="1"]').boundingBox();
    if (!box) throw new Error("no scale");
    // A busy machine may deliver the moves so late that they are no throw: then once more.
    await expect(async () => {
      await page.mouse.move(box.x + 100, box.y + 20);
      await page.mouse.down();
      const from = Number(await slider(page).getAttribute("aria-valuenow"));
      await page.mouse.move(box.x + 160, box.y + 20, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(1200);
      const rests = Number(await slider(page).getAttribute("aria-valuenow"));
      expect(rests).toBeGreaterThan(from + 9.1);
      expect(rests).toBeLessThanOrEqual(200);
    }).toPass();
  });

  test("works by keyboard, with the ends clamped", async ({ page, register }) => {
    await register({ weight: 80 });
    await open(page, 80);
    await slider(page).focus();
    for (const [key, value] of [
      ["ArrowUp", "80.1"],
      ["ArrowLeft", "80.2"],
      ["ArrowRight", "80.1"],
      ["ArrowDown", "80"],
      ["PageUp", "81"],
      ["PageDown", "80"],
      ["Home", "30"],
      ["ArrowDown", "30"],
      ["End", "200"],
      ["ArrowUp", "200"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", value);
    }
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "200.0 كغ");
  });
});
