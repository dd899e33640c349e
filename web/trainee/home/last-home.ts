import { endOfDay } from "../../../domain/calendar.ts";
import { paths } from "../../../domain/paths.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { isLockSet } from "../../lib/session/app-lock.ts";
import { isFramed } from "../../lib/session/framed.ts";
import { forgetEverybodys, privateKey } from "../../lib/session/private-storage.ts";
import { isRemembered } from "../../lib/session/session.ts";
import { noteEnd } from "../../lib/waiting/cached-end.ts";

/*
 * The last markup of the home. It is stored until sign-out, or until the browser closes if the session is not
 * remembered. The page draws it before any script of the app runs (web/shells/last-home.ts); the app then renders the
 * same over it.
 */

const maxLength = 200_000;
const sectionsOfScreen = "main > div > *";

interface Markup {
  html: string;
  /** Sections below the first screen in either orientation; `html` reserves their height. */
  below: string[];
}

/** The page's policy refuses inline styles in markup. The page sets them again from these attributes. */
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

/** Replaces each section out of sight by an empty one of its height. */
function takeBelow(root: HTMLElement, copy: HTMLElement): string[] {
  const below: string[] = [];
  const sections = copy.querySelectorAll<HTMLElement>(sectionsOfScreen);
  for (const [place, section] of root.querySelectorAll(sectionsOfScreen).entries()) {
    const { top, height } = section.getBoundingClientRect();
    const copied = sections[place];
    if (!copied || top + scrollY < Math.max(innerHeight, innerWidth)) continue;
    copied.dataset.below = String(below.push(copied.innerHTML) - 1);
    copied.dataset.style = `min-height:${height}px`;
    copied.replaceChildren();
  }
  return below;
}

function keep(key: string): void {
  // It would be drawn before any script can cover it.
  if (isLockSet()) return;
  const remembered = isRemembered();
  if (location.pathname !== paths.trainee.home || remembered === undefined || isFramed()) return;
  const home = markup();
  if (!home || home.html.length + home.below.join("").length > maxLength) return;
  const { lang } = document.documentElement;
  const at = Date.now();
  try {
    noteEnd(remembered);
    localStorage.setItem(
      key,
      JSON.stringify({ at, until: endOfDay(at, ownZone()), lang, ...home }),
    );
  } catch {
    // Without storage the device draws the frame first, as for newcomers.
  }
}

/** Stores the home whenever the page may end, for as long as the session lasts. */
export function keepLastHome(): void {
  const key = privateKey("home");
  // The home of another account is deleted, as its reads are.
  forgetEverybodys("home", key);
  addEventListener("pagehide", () => keep(key));
  document.addEventListener("visibilitychange", () => document.hidden && keep(key));
  addEventListener("leaving", () => localStorage.removeItem(key));
}
