import type { Page } from "@playwright/test";
import { withMotion } from "../../support/fixtures.ts";
import { bubble, composer, write } from "../talking.ts";
import { expect, test } from "./newcomer.ts";

test.use(withMotion);

/** The gap between the toast and the bottom bar, in pixels. */
const clearance = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("section[popover]:popover-open")?.getBoundingClientRect();
    const bar = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect();
    return toast && bar && toast.height > 0 ? bar.top - toast.bottom : Number.NaN;
  });

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Causes a failure with a toast, which stays while hovered. */
async function fail(page: Page) {
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page.getByText(/تعذّر تسجيل الخروج/).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByText(/تعذّر تسجيل الخروج/)
    .last()
    .hover();
}

test("a toast clears the bar at every size, and covers no control of sheets, pages and forms", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/diet");
  const last = page.getByRole("button", { name: "إرسال للمدرب" });
  await expect(last).toBeVisible();
  const toast = page.locator("section[popover]");
  const said = toast.getByText(/تعذّر تسجيل الخروج/);
  await test.step("a toast over an open sheet outlives it", async () => {
    await page.getByRole("button", { name: "فتح القائمة" }).click();
    await page.context().setOffline(true);
    const sheet = page.getByRole("dialog");
    const signOut = page.getByRole("button", { name: "تسجيل الخروج" }).first();
    await signOut.click();
    await expect(said).toBeVisible();
    const shown = await said.boundingBox();
    const close = await sheet.getByRole("button", { name: "إغلاق" }).boundingBox();
    expect(shown?.y).toBeGreaterThan((close?.y ?? 0) + (close?.height ?? 0));
    const end = await signOut.boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(end?.y ?? 0);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(said).toBeVisible();
    await page.getByRole("button", { name: "فتح القائمة" }).click();
    await toast.getByRole("button", { name: "إخفاء" }).click();
    await expect(said).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  await fail(page);
  await test.step("the toast clears the bar", async () => {
    for (const size of sizes) {
      for (const text of ["100%", "200%"]) {
        await page.setViewportSize(size);
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, text);
        const near = async () => {
          const gap = await clearance(page);
          return gap > 4 && gap < 60 ? "clear" : gap;
        };
        await expect.poll(near, { message: `${size.width} at ${text}` }).toBe("clear");
      }
    }

    const bar = page.locator("[data-bottom-bar]");
    const height = async () => (await bar.boundingBox())?.height ?? 0;
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeGreaterThan(34 + 60);
    await expect.poll(() => clearance(page)).toBeGreaterThan(4);
  });

  const end = page.getByText("ملاحظاتك وملاحظات مدربك على الطعام تظهر هنا.");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bottomOf = async (part: typeof end) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect
    .poll(async () => (await bottomOf(end)) < ((await toast.boundingBox())?.y ?? 0))
    .toBe(true);

  // Opened by key, so that the pointer still holds the toast.
  await page.getByRole("button", { name: "إضافة وجبة", exact: true }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "إضافة وجبة" });
  const head = form.getByRole("button", { name: "إغلاق" });
  const room = page.locator("dialog [data-scroller]");
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 0) >= (await bottomOf(head)))
    .toBe(true);
  await room.evaluate((element) => element.scrollTo(0, 0));
  const first = await form.getByRole("textbox", { name: "بحث عن طعام" }).boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual(await bottomOf(toast));
  // The scrolled content ends at the toast, and does not pass under it.
  await room.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect((await room.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(toast));
});

test("a toast covers neither the composer nor the last message, even if it came first", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/chat");
  // More text than fits, so that the list is at its end.
  for (const text of ["صباح الخير\n".repeat(40), "كيف الحال؟"]) await write(page, text);
  await page.getByRole("link", { name: "الرئيسية" }).first().click();
  await expect(composer(page)).toHaveCount(0);
  await fail(page);
  const toast = page.locator("section[popover]");
  const said = toast.getByText(/تعذّر تسجيل الخروج/);
  await page
    .getByRole("link", { name: /^المحادثة/ })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(composer(page)).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Hovering keeps the toast open after its move.
    await said.hover();
    const gaps = async () => {
      const [shown, own, last] = await Promise.all(
        [toast, composer(page), bubble(page, "كيف الحال؟")].map((part) => part.boundingBox()),
      );
      if (!shown || !own || !last) return "not there";
      const above = shown.y - (last.y + last.height);
      const below = own.y - (shown.y + shown.height);
      return above >= 0 && below > 0 && below < 60 ? "clear" : { above, below };
    };
    await expect.poll(gaps, { message: `at ${size.width}` }).toBe("clear");
  }
});
