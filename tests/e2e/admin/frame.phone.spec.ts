import { goWithin } from "../within.ts";
import { expect, expectNoOverflow, marker, test } from "./trainer.ts";

/** Screens by address, title and an element that shows a loaded screen. */
const screens = [
  ["/admin", "نظرة عامة", "main li"],
  ["/admin/exercises", "التمارين", "main li"],
  ["/admin/meals", "الوجبات", "main li"],
  ["/admin/notifications", "الإشعارات", "main article"],
  ["/admin/chat", "المحادثات", "main nav a"],
  ["/admin/settings", "إعدادات التطبيق", "main a"],
] as const;

test("a row is 72 pixels high, five places are within thumb's reach, and nothing overflows at 200% text", async ({
  page,
  addTrainee,
}) => {
  const { name } = await addTrainee({ name: `عبدالرحمنالطويلالاسمجداجداجداجدا ${marker()}` });
  const root = page.locator("html");
  const write = (fontSize: string) =>
    root.evaluate((html, size) => html.style.setProperty("font-size", size), fontSize);
  await page.goto("/admin/trainees");
  const list = page.getByRole("list", { name: "المتدربون" });
  const card = list.getByRole("listitem").filter({ hasText: name });
  const link = card.getByRole("link", { name, exact: true });
  await expect(link).toBeVisible();

  await test.step("a row is 72 pixels high, and shows no ordinary status", async () => {
    const heights = await list
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights.filter((height) => height > 73)).toEqual([]);
    await expect(card.getByText(/^نشط/)).toHaveCount(0);
  });

  await test.step("a card contains everything at 200% text", async () => {
    await write("200%");
    await expectNoOverflow(page);
    const box = await card.boundingBox();
    for (const part of [link, card.getByRole("button", { name: /^إجراءات/ })]) {
      const inner = await part.boundingBox();
      expect(inner && box && inner.x >= box.x && inner.x + inner.width <= box.x + box.width).toBe(
        true,
      );
    }
  });

  await test.step("the header fits at every width", async () => {
    const header = page.getByRole("banner");
    const account = header.getByRole("button", { name: /^حساب/ });
    const reach = () =>
      header.locator("a, button").evaluateAll((targets) => {
        const boxes = targets.map((target) => target.getBoundingClientRect());
        const seen = boxes.filter((box) => box.width > 0).sort((a, b) => a.left - b.left);
        const over = seen.filter(({ left, right }) => left < 0 || right > window.innerWidth + 1);
        const touching = seen.filter((box, at) => box.left < (seen[at - 1]?.right ?? 0) - 1);
        return { over: over.length, touching: touching.length };
      });
    const size = page.viewportSize();
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const text of ["100%", "200%"]) {
        await write(text);
        await expect
          .poll(reach, { message: `${width} at ${text}` })
          .toEqual({ over: 0, touching: 0 });
        await expect(account).toBeInViewport({ ratio: 1 });
        await expect(header.getByRole("link", { name: "الإشعارات" })).toBeInViewport({ ratio: 1 });
      }
    }
    if (size) await page.setViewportSize(size);
  });

  for (const [path, title, whole] of screens) {
    await test.step(`${path} does not overflow`, async () => {
      await goWithin(page, path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.locator(whole).filter({ visible: true }).first()).toBeVisible();
      await expectNoOverflow(page);
    });
  }

  await test.step("five places are within thumb's reach", async () => {
    await write("100%");
    await goWithin(page, "/admin/trainees");
    const places = page.getByRole("navigation", { name: "التنقل السريع" });
    await expect(places.getByRole("link")).toHaveText([
      "نظرة عامة",
      "المتدربون",
      /^.*المحادثات$/,
      /^.*الإشعارات$/,
    ]);
    await expect(places.getByRole("link", { name: "المتدربون" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await places.getByRole("link", { name: "المحادثات" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "المحادثات" })).toBeVisible();
    await places.getByRole("button", { name: "المزيد" }).click();
    await page.getByRole("navigation", { name: "القائمة الرئيسية" }).getByText("الوجبات").click();
    await expect(page).toHaveURL(/\/admin\/meals$/);
  });
});

test("the bottom bar says that check-ins wait, though their screen is in the drawer", async ({
  page,
}) => {
  const unread = { notifications: 0, checkIns: 2, conversations: [] };
  await page.route("**/api/admin/unread?*", (route) => route.fulfill({ json: unread }));
  await page.goto("/admin/trainees");
  const places = page.getByRole("navigation", { name: "التنقل السريع" });
  await expect(places.getByRole("button", { name: "المزيد" })).toHaveAccessibleName(
    /متابعتان بانتظار المراجعة/,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const badge = places.getByText("2", { exact: true }).locator("..");
  await expect(badge).toBeInViewport({ ratio: 1 });
});
