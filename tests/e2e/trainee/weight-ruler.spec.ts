import type { Page } from "@playwright/test";
import { withMotion } from "../../support/fixtures.ts";
import { handOf } from "../hand.ts";
import { expect, test } from "./newcomer.ts";
import { open, scaleAt, slider } from "./weighing.ts";

test.use(withMotion);

test("the ruler moves 0.15 kg a pixel by finger or mouse, works by keys, and continues after a throw", async ({
  page,
  register,
}) => {
  await register({ weight: 80 });
  await open(page, 80);
  const expectValue = (value: string) =>
    expect(slider(page)).toHaveAttribute("aria-valuenow", value);
  await test.step("it follows a drag, with a finer scale for tenths", async () => {
    await drag(page, "finger", { mark: "1", pixels: 20 });
    await expectValue("83");
    await drag(page, "finger", { mark: "1", pixels: -40 });
    await expectValue("77");
    await drag(page, "finger", { mark: "0.1", pixels: -30 });
    await expectValue("76.7");
    await drag(page, "mouse", { mark: "0.1", pixels: 30 });
    await expectValue("77");
    await drag(page, "mouse", { mark: "1", pixels: 20 });
    await expectValue("80");
  });

  await test.step("keys move it, with the ends clamped", async () => {
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
      await expectValue(value);
    }
    await expect(slider(page)).toHaveAttribute("aria-valuetext", "200.0\u00a0كغ");
  });

  await test.step("a throw continues and stops within the range", async () => {
    await page.keyboard.press("Home");
    const hand = await handOf(page, "finger");
    const value = async () => Number(await slider(page).getAttribute("aria-valuenow"));
    const { x, y } = await scaleAt(page, "1");
    await hand({ from: { x: x - 30, y }, by: { x: 60, y: 0 }, steps: 4, stepMs: 10 });
    // The finger itself moved it by 9.
    await expect.poll(value).toBeGreaterThan(39.1);
    const isStill = async () => {
      const before = await value();
      await page.evaluate(nextFrames);
      return (await value()) === before;
    };
    await expect.poll(isStill).toBe(true);
    expect(await value()).toBeLessThanOrEqual(200);
  });
});

type Drag = { mark: string; pixels: number };

/** Drags a scale without a throw, because the hand rests before its release. */
async function drag(page: Page, by: "finger" | "mouse", { mark, pixels }: Drag): Promise<void> {
  const hand = await handOf(page, by);
  await hand({ from: await scaleAt(page, mark), by: { x: pixels, y: 0 }, restMs: 150 });
}

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
