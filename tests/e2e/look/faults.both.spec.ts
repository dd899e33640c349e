import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "../../support/fixtures.ts";
import { expectFits } from "./looks.ts";

const style = `
  body { margin: 0; color: #111; background: #fff }
  dialog { color: inherit; background: #fff; border: 0; padding: 8px }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #111 }
    dialog { background: #111 }
    .faint-in-the-dark { color: #333 }
  }
  .wide-until-a-tablet { width: 300px }
  @media (min-width: 600px) and (max-width: 1000px) { .wide-until-a-tablet { width: 1100px } }
`;

/** A page without faults but the given ones, in its dialog or behind it. */
async function show(page: Page, { behind = "", dialog }: { behind?: string; dialog?: string }) {
  const over = `<dialog aria-label="نافذة"><p>كلمة</p>${dialog}</dialog>`;
  await page.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><title>صفحة</title>
     <meta name="viewport" content="width=device-width"><style>${style}</style>
     <main><h1>صفحة</h1>${behind}${dialog === undefined ? "" : over}</main></html>`,
  );
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
}

const noName = "<button></button>";
const faint = '<p class="faint-in-the-dark">كلمة</p>';
const within = { within: "dialog[open], [role=menu]" };

test("a fault of markup, or of colours in one theme, is found on a page and in a dialog", async ({
  page,
}) => {
  for (const [fault, rule] of [
    [noName, /in the (light|dark): button-name/],
    [faint, /in the dark: color-contrast/],
  ] as const) {
    await show(page, { behind: fault });
    await expect(expectNoAxeViolations(page), fault).rejects.toThrow(rule);
    await show(page, { dialog: fault });
    await expect(expectNoAxeViolations(page, within), fault).rejects.toThrow(rule);
  }
  await show(page, {
    behind: '<div role="menu"><b role="menuitem" class="faint-in-the-dark">كلمة</b></div>',
  });
  await expect(expectNoAxeViolations(page, within)).rejects.toThrow(/color-contrast/);
});

test("a page behind a dialog is left out of the dialog's scan, and is whole after it", async ({
  page,
}) => {
  await show(page, { behind: noName + faint, dialog: "" });
  await expectNoAxeViolations(page, within);
  await page.evaluate(() => document.querySelector("dialog")?.close());
  expect(await page.evaluate(() => document.querySelector("main")?.childNodes.length)).toBe(4);
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/button-name[\s\S]*color-contrast/);
});

test("a fault of widths and texts is found on a page and in a dialog", async ({
  page,
  isMobile,
}) => {
  const size = page.viewportSize();
  const expectFault = async (shown: Parameters<typeof show>[1], largeText = false) => {
    if (size) await page.setViewportSize(size);
    await show(page, shown);
    const found = expectFits(page, { largeText, timeout: 1 });
    await expect(found, JSON.stringify(shown)).rejects.toThrow();
  };
  const tooWide = '<p style="width: 340px">كلمة</p>';
  const broken = '<p style="width: 20px; word-break: break-all">كلمات</p>';
  const overlapping = '<p>كلمات</p><p style="margin-top: -36px">أخرى</p>';
  for (const fault of [tooWide, broken, overlapping]) await expectFault({ behind: fault });
  const panning = `<div class="overflow-y-auto" style="overflow-y: auto; width: 200px">${tooWide}</div>`;
  for (const fault of [panning, broken, overlapping]) await expectFault({ dialog: fault });
  if (!isMobile) await expectFault({ behind: '<p class="wide-until-a-tablet">كلمة</p>' });
  const large = '<p style="width: 15rem">كلمة</p>';
  await expectFault({ behind: large }, true);
  if (size) await page.setViewportSize(size);
  await show(page, { behind: large });
  await expectFits(page);
});
