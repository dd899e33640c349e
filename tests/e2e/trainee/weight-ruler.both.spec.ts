import type { Page } from "@playwright/test";
import { withMotion } from "../../support/fixtures.ts";
import { handOf } from "../hand.ts";
import { expect, test } from "./newcomer.ts";
import { open, scaleAt, slider } from "./weighing.ts";

test.use(withMotion);

/** Drags a scale without a throw: it rests before the finger leaves. */
async function drag(page: Page, mark: string, pixels: number, isMobile: boolean): Promise<void> {
  const hand = await handOf(page, isMobile ? "finger" : "mouse");
  await hand({ from: await scaleAt(page, mark), by: { x: pixels, y: 0 }, restMs: 150 });
}

test.describe("the ruler", () => {
  test("moves 0.15 kg a pixel under a finger, and has a finer scale for tenths", async ({
    page,
    register,
    isMobile,
  }) => {
    await register({ weight: 80 });
    await open(page, 80);
    await drag(page, "1", 20, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "83");
    await drag(page, "1", -40, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "77");
    await drag(page, "0.1", -30, isMobile);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "76.7");
  });
});
