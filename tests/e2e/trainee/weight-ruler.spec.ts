import { withMotion } from "../../support/fixtures.ts";
import { handOf } from "../hand.ts";
import { expect, test } from "./newcomer.ts";
import { open, scaleAt, slider } from "./weighing.ts";

test.use(withMotion);

test.describe("the ruler", () => {
  test("runs on when it is thrown, and stops within the range", async ({ page, register }) => {
    await register({ weight: 80 });
    await open(page, 80);
    const hand = await handOf(page, "finger");
    const value = async () => Number(await slider(page).getAttribute("aria-valuenow"));
    const { x, y } = await scaleAt(page, "1");
    await hand({ from: { x: x - 30, y }, by: { x: 60, y: 0 }, steps: 4, stepMs: 10 });
    // The finger itself moved it by 9.
    await expect.poll(value).toBeGreaterThan(89.1);
    const standing = async () => {
      const before = await value();
      await page.evaluate(nextFrames);
      return (await value()) === before;
    };
    await expect.poll(standing).toBe(true);
    expect(await value()).toBeLessThanOrEqual(200);
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
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "200.0\u00a0كغ");
  });
});

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
