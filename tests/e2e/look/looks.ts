import { type Locator, type Page, test } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../../support/fixtures.ts";
import { expectWholeTexts } from "../../support/whole-texts.ts";
import type { Walk } from "./walk.ts";

/** A dialog, a menu or a step of a screen, and how it is opened from there. */
interface Opened<World> {
  name: string;
  /** The file in web/ that draws it, where that is a dialog of its own. */
  draws?: string;
  open(page: Page, world: World): Promise<void>;
  /** What shows that it is whole; without it, any dialog that is open. */
  ready?(page: Page): Locator;
  /** Its way there is told in both languages. */
  bilingual?: boolean;
  /** It stands on the one before, which stays open. */
  further?: boolean;
}

/** A screen at its address, as it is looked at. */
export interface Look<World> {
  at(world: World): string;
  /** Its address loads a document of its own. */
  apart?: boolean;
  /** What only the whole screen shows, and no screen before it in its part. */
  ready(page: Page, world: World): Locator;
  /** Stays whole with the text at 200 %, as by the browser's setting for text alone. */
  largeText?: boolean;
  /** The dialog that its address opens. */
  draws?: string;
  opened?: readonly Opened<World>[];
}

const narrowest = 320;
const phone = 390;
const widestPhone = 480;
const tablet = 768;
const dialogs = "dialog[open]";
const overlays = `${dialogs}, [role=menu]`;

/** At every width, and with large text where it stays whole. */
export async function expectFits(page: Page, { largeText = false } = {}): Promise<void> {
  const size = page.viewportSize();
  await expectNoOverflow(page);
  await expectWholeTexts(page);
  // A phone is no wider than it is; a window is made as narrow as anybody likes.
  if (size && size.width > widestPhone) await expectNoOverflow(page, tablet);
  await expectNoOverflow(page, narrowest);
  await expectWholeTexts(page);
  if (largeText) {
    // First as wide as a phone: what is too wide for a moment leaves a phone's page made smaller, and taps beside.
    if (size) await page.setViewportSize({ ...size, width: phone });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoOverflow(page, phone);
    await expectWholeTexts(page);
    if (size && size.width !== phone) await expectNoOverflow(page, size.width);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  } else if (size) {
    await page.setViewportSize(size);
  }
}

/** One after the other: some stand in the place of that in which they were opened, and give it back. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator(overlays).filter({ visible: true });
  for (;;) {
    const shown = await open.elementHandles();
    if (shown.length === 0) return;
    await page.keyboard.press("Escape");
    const isOneClosed = (all: Node[]) => all.some((each) => !(each as Element).checkVisibility());
    await page.waitForFunction(isOneClosed, shown, { polling: 20 });
  }
}

interface Walked {
  /**
   * Abroad, on the device that these people seldom use: in English, as far as the way is told in both languages, and in
   * one theme. That each text token is readable in both is `unit/web/ui/contrast`'s.
   */
  abroad: boolean;
}

/** Looks at a screen and at all that opens on it: for readers in both themes, and at every width. */
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
    await expectNoAxeViolations(page, seen);
    await expectFits(page, look);
  });
  const opened = (look.opened ?? []).filter(({ bilingual }) => bilingual || !abroad);
  for (const { name, open, ready, further } of opened) {
    await test.step(`${look.at(world)}: ${name}`, async () => {
      if (!further) await closeAll(page);
      await open(page, world);
      await (ready?.(page) ?? page.locator(dialogs)).last().waitFor();
      await walk.rest();
      // A step of the screen itself lies over nothing.
      const over = (await page.locator(overlays).count()) > 0;
      await expectNoAxeViolations(page, { ...seen, ...(over ? { within: overlays } : {}) });
      await expectFits(page);
    });
  }
}
