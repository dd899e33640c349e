import type { Locator, Page } from "@playwright/test";

/** The address of a list in which something is searched for. */
export const searched = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ search })}`;

/** The dialog on top. */
export const dialog = (page: Page): Locator => page.getByRole("dialog").last();

const pressWithin = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name }).first().click();

export const press = (page: Page, name: string | RegExp) => pressWithin(page, name);
export const pressIn = (page: Page, name: string | RegExp) => pressWithin(dialog(page), name);

async function choose(page: Page, menu: string, item: string | RegExp): Promise<void> {
  await press(page, menu);
  await page.getByRole("menuitem", { name: item }).click();
}

/** One of what can be done with a person or a thing. */
export const actions = (page: Page, name: string, item: string | RegExp) =>
  choose(page, `إجراءات ${name}`, item);
/** One of what a week's planner offers besides. */
export const tool = (page: Page, name: string) => choose(page, "أدوات أخرى", name);

export const heading = (page: Page): Locator => page.locator("main h1, main h2");
export const rows = (page: Page): Locator => page.locator("main tbody tr, main li");
