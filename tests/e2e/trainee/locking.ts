import type { Page } from "@playwright/test";
import { test as base, expect } from "./newcomer.ts";

export const test = base.extend<{
  /** Registers a trainee of this test alone, whose app has a lock. */
  registerLocked(): Promise<void>;
}>({
  registerLocked: async ({ page, register }, use) => {
    await use(async () => {
      await register();
      await setLock(page);
    });
  },
});

export const digits = "4826";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const expectTold = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
export const lockField = (page: Page) => field(page, "أرقام القفل");
export const setting = (page: Page) => page.goto("/trainee/steps?settings=security");

export async function setLock(page: Page, [one, other] = [digits, digits]): Promise<void> {
  await setting(page);
  await button(page, "تفعيل القفل").click();
  await typeNew(page, one, other);
  await expectTold(page, "قفل التطبيق مفعّل");
}

export async function typeNew(page: Page, one = digits, other = one): Promise<void> {
  await field(page, "أرقام القفل الجديدة").fill(one);
  await field(page, "الأرقام مرة أخرى").fill(other);
  await page
    .locator("dialog")
    .getByRole("button", { name: /القفل|الأرقام/ })
    .last()
    .click();
}

/** Opens a screen as a newly started app, which has no note of the page before. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto("/trainee/steps");
  await page.evaluate(() =>
    addEventListener("pagehide", () => sessionStorage.clear(), { capture: false }),
  );
  await page.goto(path);
}

export async function unlock(page: Page, typed = digits): Promise<void> {
  await lockField(page).fill(typed);
  await button(page, "فتح القفل").click();
}

export const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: is });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Leaves the app and comes back after some seconds of its clock. */
export async function beAway(page: Page, seconds: number): Promise<void> {
  await hide(page, true);
  await page.clock.runFor(seconds * 1000);
  await hide(page, false);
}
