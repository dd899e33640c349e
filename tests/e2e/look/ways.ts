import type { Locator, Page } from "@playwright/test";

/** The address of a list with a search. */
export const searched = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ search })}`;

/** The topmost dialog. */
export const dialog = (page: Page): Locator => page.getByRole("dialog").last();

const pressWithin = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name }).first().click();

export const press = (page: Page, name: string | RegExp) => pressWithin(page, name);
export const pressIn = (page: Page, name: string | RegExp) => pressWithin(dialog(page), name);

export async function choose(page: Page, menu: string, item: string | RegExp): Promise<void> {
  await press(page, menu);
  await page.getByRole("menuitem", { name: item }).click();
}

/** The panel of a tab; Radix names a panel after its tab. */
export const panelOf = (page: Page, tab: string): Locator =>
  page.locator(`[role=tabpanel][id$="-content-${tab}"]:not([hidden])`);
/** The screen with this chip selected. */
export const screenWith = (page: Page, chip: string): Locator =>
  page.locator(`main:has(input[value="${chip}"]:checked)`);

/** Chooses an action of a person or thing. */
export const actions = (page: Page, name: string, item: string | RegExp) =>
  choose(page, `إجراءات ${name}`, item);
/** Chooses one of the planner's further tools. */
export const tool = (page: Page, name: string) => choose(page, "أدوات أخرى", name);

/** The heading of a trainee's screen; only the app has it, not the prerendered frame. */
export const appHeading = (page: Page): Locator =>
  page.locator("body:has([aria-live=assertive].sr-only) main h1");

export const heading = (page: Page): Locator => page.locator("main h1, main h2");
export const rows = (page: Page): Locator => page.locator("main tbody tr, main li");
