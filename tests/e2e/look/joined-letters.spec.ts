import { expect, expectNoAxeViolations, test } from "../../support/fixtures.ts";

test("the colours of joined letters are checked for contrast", async ({ page }) => {
  const faint = '<p style="color: #999; background: #fff">القائمة الرئيسية</p>';
  await page.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><title>باهت</title><main><h1>باهت</h1>${faint}</main></html>`,
  );
  await expect(expectNoAxeViolations(page)).rejects.toThrow(
    /color-contrast[\s\S]*القائمة الرئيسية/,
  );
});
