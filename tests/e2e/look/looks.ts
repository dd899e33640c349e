import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoAxeViolations, tooWide } from "../../support/fixtures.ts";
import { textFaults } from "../../support/whole-texts.ts";
import type { Walk } from "./walk.ts";

/** A dialog, a menu or a step of a screen, and its opening. */
interface Opened<World> {
  name: string;
  /** The file in web/ that draws it, if it is a separate dialog. */
  draws?: string;
  open(page: Page, world: World): Promise<void>;
  /** An element that shows it loaded; without it, any open dialog. */
  ready?(page: Page): Locator;
  /** Its opening is written for both languages. */
  bilingual?: boolean;
  /** It opens over the previous one, which stays open. */
  further?: boolean;
}

/** A screen at its address. */
export interface Look<World> {
  at(world: World): string;
  /** Its address loads a separate document. */
  apart?: boolean;
  /** An element that only the loaded screen shows, and no earlier screen of its part. */
  ready(page: Page, world: World): Locator;
  /** Stays whole at 200% text, as by the browser's text setting. */
  largeText?: boolean;
  /** The dialog opened by its address. */
  draws?: string;
  opened?: readonly Opened<World>[];
}

const narrowest = 320;
const phone = 390;
const widestPhone = 480;
const tablet = 768;
const dialogs = "dialog[open]";
const overlays = `${dialogs}, [role=menu]`;

const faultsOfWidth = `(${tooWide})()`;
const faults = `[...${faultsOfWidth}, ...(${textFaults})()]`;

/** The layout follows a width with a delay, so the check polls. */
async function expectNone(page: Page, which: string, options: { timeout?: number }): Promise<void> {
  const find = () => page.evaluate<string[]>(which);
  if ((await find()).length === 0) return;
  await expect.poll(find, { message: `on ${page.url()}`, ...options }).toEqual([]);
}

/** At every width, and with large text if it supports that. */
export async function expectFits(
  page: Page,
  { largeText = false, ...options }: { largeText?: boolean; timeout?: number } = {},
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error("a page without a size");
  const resize = (width: number) => page.setViewportSize({ ...size, width });
  await expectNone(page, faults, options);
  // A phone keeps its width; a window gets every width.
  if (size.width > widestPhone) {
    await resize(tablet);
    await expectNone(page, faultsOfWidth, options);
  }
  await resize(narrowest);
  await expectNone(page, faults, options);
  if (largeText) {
    // The phone's width first: a passing overflow shrinks a phone's page, and later taps miss.
    await resize(phone);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNone(page, faults, options);
    if (size.width !== phone) {
      await resize(size.width);
      await expectNone(page, faultsOfWidth, options);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  } else {
    await resize(size.width);
  }
}

/**
 * Closes all overlays, one after the other, because some replace the place of their opening and restore it. In a later
 * step of a dialog a press goes back to the one before, under its own heading.
 */
async function closeAll(page: Page): Promise<void> {
  while ((await page.evaluate(markShown, overlays)) > 0) {
    await page.keyboard.press("Escape");
    await page.waitForFunction(isOneClosed, undefined, { polling: 20 });
  }
}

type MarkedPage = Window & { shown?: { overlay: Element; heading: string | undefined }[] };

/** Notes the visible ones in the page. Returns their number. */
function markShown(selector: string): number {
  const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  (window as MarkedPage).shown = shown.map((overlay) => ({
    overlay,
    heading: overlay.querySelector("h2")?.textContent,
  }));
  return shown.length;
}

const isOneClosed = () =>
  (window as MarkedPage).shown?.some(
    ({ overlay, heading }) =>
      !overlay.checkVisibility() || overlay.querySelector("h2")?.textContent !== heading,
  ) === true;

interface Walked {
  /**
   * On the less used device: in English, if the opening is written for both languages, and in one theme.
   * `unit/web/ui/contrast` covers each text token in both themes.
   */
  abroad: boolean;
}

/** Checks a screen and everything that opens on it, in both themes, and at every width. */
export async function lookAt<World>(
  walk: Walk,
  look: Look<World>,
  world: World,
  { abroad }: Walked,
): Promise<void> {
  const { page } = walk;
  const seen = { restored: false, oneTheme: abroad };
  await test.step(look.at(world), async () => {
    await closeAll(page);
    await walk.goTo(look.at(world), look);
    await look.ready(page, world).first().waitFor();
    await walk.rest();
    await expectNoAxeViolations(page, { ...seen, ...(look.draws ? { within: overlays } : {}) });
    await expectFits(page, { largeText: look.largeText === true });
  });
  const opened = (look.opened ?? []).filter(({ bilingual }) => bilingual || !abroad);
  for (const { name, open, ready, further } of opened) {
    await test.step(`${look.at(world)}: ${name}`, async () => {
      if (!further) await closeAll(page);
      await open(page, world);
      await (ready?.(page) ?? page.locator(dialogs)).last().waitFor();
      await walk.rest();
      // A step of the screen itself covers nothing.
      const over = (await page.locator(overlays).count()) > 0;
      await expectNoAxeViolations(page, { ...seen, ...(over ? { within: overlays } : {}) });
      await expectFits(page);
    });
  }
}
