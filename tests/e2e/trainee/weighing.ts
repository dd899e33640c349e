import type { Page } from "@playwright/test";
import { expect } from "./newcomer.ts";

export const slider = (page: Page) => page.getByRole("slider", { name: "مسطرة الوزن" });
export const sendButton = (page: Page) => page.getByRole("button", { name: "أرسل وزني!" });
export const numberButton = (page: Page) => page.getByRole("button", { name: /^كتابة الوزن/ });
export const field = (page: Page) => page.getByLabel("الوزن", { exact: true });

/** Opens the screen and waits until it knows the weight. */
export async function open(page: Page, kg: number): Promise<void> {
  await page.goto("/trainee/weight");
  await expect(slider(page)).toHaveAttribute("aria-valuenow", String(kg));
}

/** The middle of the scale with this mark. */
export async function scaleAt(page: Page, mark: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-mark="${mark}"]`).boundingBox();
  if (!box) throw new Error(`no scale ${mark}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
