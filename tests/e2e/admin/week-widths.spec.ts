import type { Page } from "@playwright/test";
import { plan, screenOf } from "./planning.ts";
import { expect, test } from "./trainer.ts";

const widths = [320, 360, 390, 768, 860, 1024, 1100, 1280, 1440, 1600, 1920];

/** Texts and controls of a card that stand outside of it, and what is wider than the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const card of document.querySelectorAll("[data-item]")) {
      const room = card.getBoundingClientRect();
      for (const part of card.querySelectorAll("*")) {
        const { left, right, width } = part.getBoundingClientRect();
        if (width > 1 && (left < room.left - 0.5 || right > room.right + 0.5))
          found.push(part.textContent || part.tagName);
      }
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [...found, `${over} px of the page`] : found;
  });

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test("a week keeps everything inside its cards at every width, one bar of tools, and its days in sight", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  await plan(context.request, trainer.token, id);
  await page.goto(screenOf(id));
  const card = page.locator("[data-item]").first();

  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(card).toBeVisible();
      await expect.poll(() => outside(page)).toEqual([]);
    });
  }

  await test.step("from 1024 px on, the title, the tabs and the tools are in one line", async () => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const [title, tabs, tools] = [
        page.getByRole("navigation", { name: "الأسابيع" }),
        page.getByRole("tablist"),
        page.getByRole("button", { name: "أدوات أخرى" }),
      ];
      const middles = async () =>
        new Set(
          await Promise.all(
            [title, tabs, tools].map((part) =>
              part.evaluate((element) => {
                const { top, bottom } = element.getBoundingClientRect();
                return Math.round((top + bottom) / 2);
              }),
            ),
          ),
        ).size;
      await expect.poll(middles).toBe(1);
    }
  });

  await test.step("the docked library has its rows in sight, with the muscles under it or one press away", async () => {
    const library = page.getByRole("complementary", { name: "المكتبة" });
    const muscles = page.getByRole("complementary", { name: "خريطة العضلات" });
    const rowsInSight = () =>
      library.getByRole("listitem").evaluateAll((rows) => {
        const room = rows[0]?.closest("aside")?.getBoundingClientRect();
        return rows.filter((row) => row.getBoundingClientRect().bottom <= (room?.bottom ?? 0))
          .length;
      });
    for (const { width, height, rows, both } of [
      { width: 1440, height: 750, rows: 5, both: false },
      { width: 1440, height: 900, rows: 5, both: true },
      { width: 1920, height: 1100, rows: 6, both: true },
    ]) {
      await page.setViewportSize({ width, height });
      await expect(muscles).toBeVisible({ visible: both });
      await expect.poll(rowsInSight).toBeGreaterThanOrEqual(rows);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole("button", { name: "خريطة العضلات", exact: true }).click();
    await expect(muscles).toBeVisible();
    await expect(library).toBeHidden();
    await page.getByRole("button", { name: "المكتبة", exact: true }).click();
    await expect(library).toBeVisible();
    await expect(muscles).toBeHidden();
  });

  await test.step("in large text the library's head is whole, and its rows are reached by scrolling", async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const library = page.getByRole("complementary", { name: "المكتبة" });
    const room = await library.boundingBox();
    const title = await library.getByRole("heading", { name: /^المكتبة/ }).boundingBox();
    expect(title?.y).toBeGreaterThan(room?.y ?? 0);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(
      (room?.y ?? 0) + (room?.height ?? 0),
    );
    await library.locator("[data-result]").nth(3).scrollIntoViewIfNeeded();
    await expect(library.locator("[data-result]").nth(3)).toBeInViewport({ ratio: 1 });
    await page.reload();
  });

  await test.step("on a phone the first exercise is named in the first third, and the days stay in sight", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("[data-day-tab]").first()).toBeVisible();
    const name = await card.locator("p").first().boundingBox();
    expect((name?.y ?? 844) + (name?.height ?? 0)).toBeLessThan(844 / 3);
    await page.setViewportSize({ width: 390, height: 560 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await topOf(page, "[data-day-tab]")).toBeGreaterThan(0);
  });

  await test.step("on a low window the days' heads stay above their exercises, and cover no focus", async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await expect(page.locator("section[data-day]")).toHaveCount(7);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await topOf(page, "section[data-day] h2")).toBeGreaterThan(50);
    await card.locator("[data-grip]").focus();
    const head = await page.locator("section[data-day] header").first().boundingBox();
    expect(await topOf(page, "[data-grip]")).toBeGreaterThanOrEqual(
      (head?.y ?? 0) + (head?.height ?? 844),
    );
  });
});
