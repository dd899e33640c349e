import { expect, expectNoOverflow, marker, test } from "./trainer.ts";

test("nothing overflows at twice the text size", async ({ page }) => {
  for (const path of ["", "/exercises", "/meals", "/notifications", "/chat", "/settings"]) {
    await page.goto(`/admin${path}`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoOverflow(page);
  }
});

test("the phone's list of trainees fits at twice the text size", async ({ page, addTrainee }) => {
  const { name } = await addTrainee({ name: `عبدالرحمنالطويلالاسمجداجداجداجدا ${marker()}` });
  await page.goto("/admin/trainees");
  await page.getByRole("link", { name, exact: true }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNoOverflow(page);
  const card = page.getByRole("listitem").filter({ hasText: name });
  // What is ordinary says nothing.
  await expect(card.getByText(/^نشط/)).toHaveCount(0);
  const box = await card.boundingBox();
  for (const part of [
    card.getByRole("link", { name, exact: true }),
    card.getByRole("button", { name: /^إجراءات/ }),
  ]) {
    const inner = await part.boundingBox();
    expect(inner && box && inner.x >= box.x && inner.x + inner.width <= box.x + box.width).toBe(
      true,
    );
  }
});

test("nothing of the header reaches over the sides at twice the text size", async ({ page }) => {
  await page.goto("/admin/trainees");
  const header = page.getByRole("banner");
  const account = header.getByRole("button", { name: /^حساب/ });
  await expect(account).toBeVisible();
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    const size = { width, height: 844 };
    for (const text of ["100%", "200%"]) {
      await page.setViewportSize(size);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, text);
      const reach = () =>
        header.locator("a, button").evaluateAll((targets) => {
          const boxes = targets.map((target) => target.getBoundingClientRect());
          const seen = boxes.filter((box) => box.width > 0).sort((a, b) => a.left - b.left);
          const over = seen.filter(({ left, right }) => left < 0 || right > window.innerWidth + 1);
          const touching = seen.filter((box, at) => box.left < (seen[at - 1]?.right ?? 0) - 1);
          return { over: over.length, touching: touching.length };
        });
      await expect
        .poll(reach, { message: `${width} at ${text}` })
        .toEqual({ over: 0, touching: 0 });
      await expect(account).toBeInViewport({ ratio: 1 });
      await expect(header.getByRole("link", { name: "الإشعارات" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a row takes 72 pixels, and a thumb reaches five places", async ({ page }) => {
  await page.goto("/admin/trainees");
  const list = page.getByRole("list", { name: "المتدربون" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const heights = await list
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.filter((height) => height > 73)).toEqual([]);
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
