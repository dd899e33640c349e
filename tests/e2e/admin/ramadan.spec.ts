import { addDays } from "../../../domain/calendar.ts";
import { hijriOf } from "../../../domain/prayers/hijri.ts";
import { forecastRamadan, type RamadanDays } from "../../../domain/prayers/ramadan.ts";
import {
  test as base,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
} from "../../support/fixtures.ts";
import { today } from "../people.ts";

/** The months of two coming years: a settled day of one cannot be set back for the other test. */
const months = [1, 2].map((years) => {
  const present = hijriOf(today())?.year ?? 0;
  const month = forecastRamadan(present + years);
  if (!month) throw new Error("the calendar has no coming Ramadan");
  return month;
}) as [RamadanDays, RamadanDays];

const section = "/api/admin/settings/ramadan";

/** The trainer signed in, with no day chosen yet, and their window. */
const test = base.extend({
  page: async ({ page, context, signInAs }, use) => {
    const { accessToken } = await signInAs("trainer");
    const headers = { authorization: `Bearer ${accessToken}`, "sec-fetch-site": "same-origin" };
    const data = { on: true, months: {} };
    const cleared = await context.request.put(section, { data, headers });
    expect(cleared.ok(), await cleared.text()).toBe(true);
    await page.goto("/admin");
    await use(page);
  },
});

// They write the same section.
test.describe.configure({ mode: "serial" });

test.describe("on the evening before Ramadan", () => {
  test.use({ day: addDays(months[0].first, -1) });

  test("one tap on the overview answers when it begins, and another tap changes that", async ({
    page,
  }) => {
    const line = page.getByRole("region", { name: "رمضان" });
    await expect(line).toContainText("رمضان غداً أم بعد غد؟");
    await expectNoAxeViolations(page, { within: "section:has(> ul [aria-pressed])" });
    const choose = async (name: string) => {
      const written = page.waitForResponse((answer) => answer.url().endsWith(section));
      await line.getByRole("button", { name }).click();
      expect((await written).ok()).toBe(true);
      await expect(line.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    };
    await choose("يبدأ غداً");
    await choose("يبدأ بعد غد");
    await page.reload();
    await expect(page.getByRole("heading", { name: "من يحتاج إليك اليوم" })).toBeVisible();
    await expect(line).toBeHidden();

    await page.goto("/admin/settings?tab=ramadan");
    const start = page.getByRole("group", { name: "بداية رمضان: فلسطين" });
    await expect(start.getByRole("button", { name: "بعد يوم" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    for (const width of [320, 390, 1440]) await expectNoOverflow(page, width);
  });
});

test.describe("on the evening before Eid", () => {
  test.use({ day: addDays(months[1].first, 28) });

  test("a phone's overview asks of Eid, and hides the question for good", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const line = page.getByRole("region", { name: "رمضان" });
    await expect(line.getByRole("button", { name: "غداً الثلاثون من رمضان" })).toBeVisible();
    await expectNoOverflow(page, 320);
    const written = page.waitForResponse((answer) => answer.url().endsWith(section));
    await line.getByRole("button", { name: "إخفاء السؤال" }).click();
    expect((await written).ok()).toBe(true);
    await expect(line).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "من يحتاج إليك اليوم" })).toBeVisible();
    await expect(line).toBeHidden();
  });
});
