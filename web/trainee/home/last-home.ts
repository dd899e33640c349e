import { endOfDay } from "../../../domain/calendar.ts";
import { paths } from "../../../domain/paths.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { isFramed } from "../../lib/session/framed.ts";
import { forgetEverybodys, privateKey } from "../../lib/session/private-storage.ts";
import { isRemembered } from "../../lib/session/session.ts";
import { noteEnd } from "../../lib/waiting/cached-end.ts";

/*
 * The home as it was left, kept until signing out, or as long as the browser runs where the session is not
 * remembered: the page draws it before any script of the app has run (web/shells/last-home.ts), and the app then
 * draws the same over it.
 */

const longest = 200_000;
const sectionsOfScreen = "main > div > *";

interface Markup {
  html: string;
  /** What lies below the first screen, however the phone is turned; `html` keeps its room. */
  below: string[];
}

/** Styles that stand in markup are refused by the page's policy; from these the page sets them again. */
function nameStyles(within: HTMLElement): void {
  for (const element of within.querySelectorAll<HTMLElement>("[style]")) {
    element.dataset.style = element.style.cssText;
    element.removeAttribute("style");
  }
}

function markup(): Markup | undefined {
  const root = document.getElementById("root");
  if (!root?.querySelector("main h1") || document.querySelector("dialog[open]")) return undefined;
  const copy = root.cloneNode(true) as HTMLElement;
  for (const passing of copy.querySelectorAll("[role=status],[popover],template,script")) {
    passing.replaceChildren();
    passing.removeAttribute("class");
  }
  nameStyles(copy);
  const below = takeBelow(root, copy);
  return { html: copy.innerHTML, below };
}

/** Leaves an empty place of its size for each section of the screen that is out of sight. */
function takeBelow(root: HTMLElement, copy: HTMLElement): string[] {
  const below: string[] = [];
  const sections = copy.querySelectorAll<HTMLElement>(sectionsOfScreen);
  for (const [place, section] of root.querySelectorAll(sectionsOfScreen).entries()) {
    const { top, height } = section.getBoundingClientRect();
    const kept = sections[place];
    if (!kept || top + scrollY < Math.max(innerHeight, innerWidth)) continue;
    kept.dataset.below = String(below.push(kept.innerHTML) - 1);
    kept.dataset.style = `min-height:${height}px`;
    kept.replaceChildren();
  }
  return below;
}

function keep(key: string): void {
  const remembered = isRemembered();
  if (location.pathname !== paths.trainee.home || remembered === undefined || isFramed()) return;
  const kept = markup();
  if (!kept || kept.html.length + kept.below.join("").length > longest) return;
  const { lang } = document.documentElement;
  const at = Date.now();
  try {
    noteEnd(remembered);
    localStorage.setItem(
      key,
      JSON.stringify({ at, until: endOfDay(at, ownZone()), lang, ...kept }),
    );
  } catch {
    // A device without room draws the frame first, as it does for newcomers.
  }
}

/** Keeps it whenever it may be left, as long as the session lasts. */
export function keepLastHome(): void {
  const key = privateKey("home");
  // Another account was here: its home goes as its reads do.
  forgetEverybodys("home", key);
  addEventListener("pagehide", () => keep(key));
  document.addEventListener("visibilitychange", () => document.hidden && keep(key));
  addEventListener("leaving", () => localStorage.removeItem(key));
}
