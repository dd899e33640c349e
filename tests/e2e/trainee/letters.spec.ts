import type { Page } from "@playwright/test";
import { expect, test } from "./newcomer.ts";

const text = "رامي علوي بحاجة خ ـٍ";

test("no clamp and no placeholder cuts a letter, at any text size", async ({ page, signInAs }) => {
  await signInAs("trainee");
  await page.goto("/trainee/diet");
  const field = page.getByRole("textbox").first();
  const fieldClass = (await field.getAttribute("class")) ?? "";
  for (const size of [100, 200]) {
    await test.step(`text at ${size}%`, async () => {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      const whole = await inkOf(page, `<p>${text}</p>`);
      const lineHeight = (16 * 1.5 * size) / 100;
      for (const [lines, clamp] of ["clamp-line", "clamp-lines-2", "clamp-lines-3"].entries()) {
        expect(await inkOf(page, `<p class="${clamp}">${text}</p>`), clamp).toEqual(whole);
        const long = await inkOf(page, `<p class="${clamp}">${`${text} `.repeat(20)}</p>`);
        expect(long.length, `${clamp} ends`).toBeLessThanOrEqual(whole.length + lines * lineHeight);
      }
      const input = (rest: string) => inkOf(page, `<input class="${fieldClass}" ${rest}>`);
      const typed = await input(`value="${text}"`);
      expect(await input(`placeholder="${text}"`), "placeholder").toEqual(typed);
    });
  }
});

/** The darkness of each row of pixels, from the first to the last inked row. */
async function inkOf(page: Page, html: string): Promise<number[]> {
  await page.evaluate(async (inner) => {
    document.querySelector("#stage")?.remove();
    const stage = document.createElement("div");
    stage.id = "stage";
    stage.style.cssText =
      "position: fixed; inset: 0; z-index: 99; padding: 3rem 1rem; background: white; line-height: 1.5";
    stage.innerHTML = inner;
    document.body.append(stage);
    const element = stage.firstElementChild as HTMLElement;
    element.style.border = "none";
    element.style.color = "var(--color-muted)";
    await document.fonts.ready;
  }, html);
  const png = await page.locator("#stage").screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const rows = Array.from({ length: bitmap.height }, () => 0);
    for (let at = 0; at < data.length; at += 4) {
      const row = Math.floor(at / 4 / bitmap.width);
      rows[row] = (rows[row] ?? 0) + 255 - (data[at] ?? 0);
    }
    const inked = (dark: number) => dark > 0;
    return rows.slice(rows.findIndex(inked), rows.findLastIndex(inked) + 1);
  }, png.toString("base64"));
}
