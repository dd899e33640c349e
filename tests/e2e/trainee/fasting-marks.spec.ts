import type { Locator, Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { FastingMark } from "../../../domain/ramadan/fasting-days.ts";
import { firstOfRamadan, openRamadan } from "../ramadan.ts";
import { changeAnswer, expect, expectNoAxeViolations, homeApi, test } from "./newcomer.ts";

/** Of a year that the trainer's specs leave alone, whatever the year of the run. */
const first = firstOfRamadan(3);

test.use({ day: addDays(first, 2) });

const markStored = (page: Page, isIt = (_mark: FastingMark) => true) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/trainee/fasting-days") &&
      response.status() === 200 &&
      isIt(response.request().postDataJSON().fasted),
  );

/** Resolves once so many marks are stored. */
async function marksStored(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await markStored(page);
}

const dayOf = (dialog: Locator, day: number, mark: string) =>
  dialog.getByRole("button", { name: new RegExp(`^${day} رمضان، .*: ${mark}$`) });

test.beforeEach(async ({ page, register }) => {
  await register({ gender: "female" });
  // The card of today is for people with a week.
  await changeAnswer<Home>(page, homeApi, (home) => ({ ...home, scheduled: true }));
  await page.goto("/trainee");
  await page.getByRole("button", { name: "عرض أيام رمضان" }).click();
  await expect(page.getByText("السحور حتى")).toBeVisible();
});

test("a mark waits without a network, its day is an ordinary one at once, and both return", async ({
  page,
  context,
}) => {
  const marks = page.getByRole("group", { name: "اليوم" });
  const missed = marks.getByRole("button", { name: "مفطرة" });
  await expectNoAxeViolations(page);
  await context.setOffline(true);
  await missed.click();
  await expect(missed).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("السحور حتى")).toHaveCount(0);
  await missed.click();
  await expect(page.getByText("السحور حتى")).toBeVisible();
  await missed.click();
  await expect(page.getByText("السحور حتى")).toHaveCount(0);

  const stored = marksStored(page, 3);
  await context.setOffline(false);
  await stored;
  await page.reload();
  await expect(missed).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("السحور حتى")).toHaveCount(0);
  // The page before may have left a mark that this one sends again.
  const gone = markStored(page, (mark) => mark === null);
  await missed.click();
  await gone;
  await page.reload();
  await expect(page.getByText("السحور حتى")).toBeVisible();
  await expect(missed).toHaveAttribute("aria-pressed", "false");
});

test("the days of the month are marked by taps, and the days to make up are counted on this phone", async ({
  page,
}) => {
  const dialog = await openRamadan(page);
  await expect(dayOf(dialog, 4, "بلا علامة")).toBeDisabled();
  for (const [before, after] of [
    ["بلا علامة", "صائمة"],
    ["صائمة", "مفطرة"],
    ["مفطرة", "بلا علامة"],
    ["بلا علامة", "صائمة"],
    ["صائمة", "مفطرة"],
  ] as const) {
    const stored = markStored(page);
    await dayOf(dialog, 1, before).press("Enter");
    await expect(dayOf(dialog, 1, after)).toBeFocused();
    await stored;
  }
  const stored = markStored(page);
  await dayOf(dialog, 2, "بلا علامة").click();
  await stored;
  const counter = dialog.getByRole("heading", { name: "أيام القضاء" }).locator("..");
  await expect(counter).toContainText("يوم واحد");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: /^زيادة.*أيام قُضيت/ }).click();
  await expect(counter).toContainText("لا أيام");
  await page.reload();
  await expect(dayOf(dialog, 1, "مفطرة")).toBeVisible();
  await expect(dayOf(dialog, 2, "صائمة")).toBeVisible();
  await expect(counter).toContainText("لا أيام");
  await expect(dialog.getByRole("textbox", { name: "أيام قُضيت" })).toHaveValue("1");
});

test("a mark of a day that only this phone's clock has begun is refused in words, and nothing of it waits", async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  const dialog = await openRamadan(page);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/fasting-days")) sent.push(request.postDataJSON());
  });
  await dayOf(dialog, 4, "بلا علامة").click();
  // The line about this phone's clock says the same of the day.
  const messages = page.getByRole("region", { name: "رسائل الشاشة" });
  await expect(messages.getByText("هذا اليوم لم يأتِ بعد.")).toBeVisible();
  await expect(dayOf(dialog, 4, "بلا علامة")).toBeVisible();
  await page.reload();
  await expect(dayOf(dialog, 4, "بلا علامة")).toBeVisible();
  const stored = markStored(page);
  await dayOf(dialog, 3, "بلا علامة").click();
  await stored;
  await expect(dayOf(dialog, 3, "صائمة")).toBeVisible();
  expect(sent).toEqual([
    { date: addDays(first, 3), fasted: true },
    { date: addDays(first, 2), fasted: true },
  ]);
});

test("nothing is shown to the trainer until the person agrees, and the choice returns", async ({
  page,
}) => {
  const dialog = await openRamadan(page);
  const coach = dialog.getByRole("switch", { name: /^يرى المدرب أن أيامي/ });
  const copy = dialog.getByRole("switch", { name: /^نسختي من بياناتي/ });
  await expect(coach).not.toBeChecked();
  await expect(copy).not.toBeChecked();
  const stored = page.waitForResponse((response) => response.url().includes("/consents/"));
  await coach.click();
  expect((await stored).url()).toMatch(/fasting_coach$/);
  await page.reload();
  await expect(coach).toBeChecked();
  await expect(copy).not.toBeChecked();
});
