import { expect, type Locator, type Page, type Response } from "@playwright/test";
import { hijriOf } from "../../domain/prayers/hijri.ts";
import { forecastRamadan } from "../../domain/prayers/ramadan.ts";
import { today } from "./people.ts";

/** The first day of Ramadan some years after the year of the run. */
export const firstOfRamadan = (years: number): string =>
  forecastRamadan((hijriOf(today())?.year ?? 0) + years)?.first ?? "";

/** The question of the home whether the month is shown. */
export const ramadanQuestion = (page: Page): Locator =>
  page.getByRole("heading", { name: "اليوم في رمضان" });

/** Answers that question with yes. */
export async function showRamadan(page: Page): Promise<void> {
  await page.goto("/trainee");
  await page.getByRole("button", { name: "عرض أيام رمضان" }).click();
  await expect(ramadanQuestion(page)).toHaveCount(0);
}

/** The trainee's settings of Ramadan. */
export const ramadanSettings = (page: Page): Locator => page.getByRole("dialog", { name: "رمضان" });

/** Opens them. */
export async function openRamadan(page: Page): Promise<Locator> {
  await page.goto("/trainee?settings=ramadan");
  return ramadanSettings(page);
}

/** The answer of the next write to an address. */
export const answerOfPut = (page: Page, path: string): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === "PUT",
  );
