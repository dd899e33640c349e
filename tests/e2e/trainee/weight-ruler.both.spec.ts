import type { Page } from "@playwright/test";
import { expect, test } from "./newcomer.ts";
import { open, slider } from "./weighing.ts";

/** Drags a scale without a throw: it rests before the finger leaves. */
async function drag(page: Page, mark: string, pixels: number, touch: boolean): Promise<void> {
  const box = await page.locator(`[data-mark="${mark}"]`).boundingBox();
  if (!box) throw new Error(`no scale ${mark}`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (!touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 8 });
    await page.waitForTimeout(150);
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await send("touchStart", x);
  for (let step = 1; step <= 8; step += 1) await send("touchMove", x + (pixels * step) / 8);
  await page.waitForTimeout(150);
  await send("touchEnd");
}

test.describe("the ruler", () => {
  test("moves 0.15 kg a pixel under a finger", async ({ page, register, isMobile }) => {
    await register({ weight: 80 });
    await open(page, 80);
    await drag(page, "1", 20, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "83");
    await drag(page, "1", -40, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "77");
  });

  test("has a finer scale for tenths", async ({ page, register, isMobile }) => {
    await register({ weight: 80 });
    await open(page, 80);
    await drag(page, "0.1", -30, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "79.7");
  });
});
