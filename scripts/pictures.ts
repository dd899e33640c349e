import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { exerciseCategories } from "../domain/libraries/exercises.ts";
import { chromiumFlags, ensureChromium } from "./lib/chromium.ts";
import { root } from "./lib/install.mjs";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { categoryFiguresFile, categoryFiguresText } from "./pictures/category-figures.ts";
import { picturedOf } from "./pictures/library.ts";
import { sheetOf } from "./pictures/sheet.ts";

const rowsOfSheet = 6;
const folder = "test-results/movements";

/** Writes the contact sheets of all movements or of named categories, and the categories' figures. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !exerciseCategories.some((each) => each === name));
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" is not a category: ${exerciseCategories.join(", ")}`, 2);
  }
  writeFileSync(join(root, categoryFiguresFile), categoryFiguresText());
  mkdirSync(join(root, folder), { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1560, height: 400 } });
  for (const category of exerciseCategories) {
    if (names.length > 0 && !names.includes(category)) continue;
    const all = picturedOf(category);
    for (let first = 0; first < all.length; first += rowsOfSheet) {
      const path = join(folder, `${category}-${first / rowsOfSheet + 1}.png`);
      await page.setContent(sheetOf(all.slice(first, first + rowsOfSheet)));
      await page.screenshot({ path: join(root, path), fullPage: true });
      say(path);
    }
  }
  await browser.close();
});
