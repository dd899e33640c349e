import type { Page } from "@playwright/test";
import { formatHijri } from "../../../web/lib/format/hijri.ts";
import { expect, expectNoOverflow, test, today } from "./newcomer.ts";

/** The files of the calendar that a page loads. */
function calendarFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/hijri-text[^/]*\.js$/.test(pathname)) files.push(pathname);
  });
  return files;
}

test("the Hijri date is on the home and the diet's days for people who chose it, and its code on no other phone", async ({
  page,
  register,
}) => {
  const files = calendarFiles(page);
  const hijri = page.getByText(formatHijri(today()));
  await register();
  await page.goto("/trainee");
  await expect(page.getByRole("heading", { name: "اليوم" })).toBeVisible();
  await page.goto("/trainee?settings=appearance");
  const choice = page.getByRole("switch", { name: /^التاريخ الهجري/ });
  await expect(choice).not.toBeChecked();
  expect(files).toEqual([]);

  await choice.check();
  await expect(page.getByText("حُفظ لحسابك على كل أجهزتك")).toBeVisible();
  expect(files).toHaveLength(1);
  await page.goto("/trainee");
  await expect(hijri).toBeVisible();
  await expectNoOverflow(page, 320);
  await page.goto("/trainee/diet");
  await expect(hijri).toBeVisible();
  await expectNoOverflow(page, 320);
});
