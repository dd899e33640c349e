import { defaultTimeZone, endOfDay } from "../../../domain/calendar.ts";
import { isFramed } from "../../lib/framed.ts";
import { privateKey } from "../../lib/private-storage.ts";
import { getWho, isRemembered } from "../../lib/session.ts";
import { paths } from "../../paths.ts";

/*
 * The home as it was left, kept until signing out: the page draws it before any script of the app has run
 * (web/shells/last-home.ts), and the app then draws the same over it.
 */

const longest = 200_000;
const sectionsOfScreen = "main > div > *";

/** What lies below the first screen, however the phone is turned, keeps its room and waits for a scroll. */
function leaveForLater(root: HTMLElement, copy: HTMLElement): void {
  const sections = copy.querySelectorAll<HTMLElement>(sectionsOfScreen);
  for (const [place, section] of root.querySelectorAll(sectionsOfScreen).entries()) {
    const { top, height } = section.getBoundingClientRect();
    const kept = sections[place];
    if (!kept || top + scrollY < Math.max(innerHeight, innerWidth)) continue;
    kept.style.contentVisibility = "hidden";
    kept.style.containIntrinsicBlockSize = `${height}px`;
    kept.dataset["below"] = "";
  }
}

/** Styles that stand in markup are refused by the page's policy; from these the page sets them again. */
function markup(): string | undefined {
  const root = document.getElementById("root");
  if (!root?.querySelector("main h1") || document.querySelector("dialog[open]")) return undefined;
  const copy = root.cloneNode(true) as HTMLElement;
  leaveForLater(root, copy);
  for (const element of copy.querySelectorAll<HTMLElement>("[style]")) {
    element.dataset["style"] = element.style.cssText;
    element.removeAttribute("style");
  }
  for (const passing of copy.querySelectorAll("[role=status],[popover],template,script")) {
    passing.replaceChildren();
    passing.removeAttribute("class");
  }
  return copy.innerHTML;
}

function keep(key: string): void {
  if (location.pathname !== paths.trainee.home || !isRemembered() || isFramed()) return;
  const html = markup();
  if (!html || html.length > longest) return;
  const { lang } = document.documentElement;
  const at = Date.now();
  const zone = getWho()?.timeZone ?? defaultTimeZone;
  try {
    localStorage.setItem(key, JSON.stringify({ at, until: endOfDay(at, zone), lang, html }));
  } catch {
    // A device without room draws the frame first, as it does for newcomers.
  }
}

/** Keeps it whenever it may be left, as long as the session lasts. */
export function keepLastHome(): void {
  const key = privateKey("home");
  addEventListener("pagehide", () => keep(key));
  document.addEventListener("visibilitychange", () => document.hidden && keep(key));
  addEventListener("leaving", () => localStorage.removeItem(key));
}
