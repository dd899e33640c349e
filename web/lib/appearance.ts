import {
  type Appearance,
  accents,
  type ChosenAppearance,
  fontSizes,
  type Theme,
  themes,
  usualAppearance,
} from "../../domain/appearance.ts";
import { setLocale } from "../paraglide/runtime.js";

const storageKey = "appearance";

/** `--color-surface` of tokens.css in sRGB, for the browser's own bars. */
export const themeColors = { light: "#f9f6f1", dark: "#14110f" };

export function readAppearance(): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isAppearance(stored) ? { ...stored, hijri: stored.hijri === true } : usualAppearance;
  } catch {
    return usualAppearance;
  }
}

export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance.theme === "system") delete dataset.theme;
  else dataset.theme = appearance.theme;
  dataset.accent = appearance.accent;
  dataset.fontSize = appearance.fontSize;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.media.includes("dark") ? "dark" : "light";
    meta.content = themeColors[appearance.theme === "system" ? ofSystem : appearance.theme];
  }
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({
        theme: appearance.theme,
        accent: appearance.accent,
        fontSize: appearance.fontSize,
        hijri: appearance.hijri,
      } satisfies Appearance),
    );
  } catch {
    // Storage may be full or forbidden; the choice then lasts for the page.
  }
  for (const follow of followers) follow();
}

const followers = new Set<() => void>();

/** Calls back after each change of this page's appearance; returns the end of it. */
export function onAppearance(follow: () => void): () => void {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}

const followedKey = "appearance-followed";

/** All stored keys of the appearance. */
export const appearanceKeys = [storageKey, followedKey] as const;

/**
 * Adopts the account's choice from another device, once for each choice. A later choice on this device stays until
 * the next one.
 * @param reload whether the page reloads for another language. A page in use waits for its next opening, to keep its
 *   input
 */
export function followAppearance(
  accountId: string,
  chosen: ChosenAppearance | null,
  { reload }: { reload: boolean },
): void {
  if (!chosen || !noteFollowed(accountId, chosen.chosenAt)) return;
  applyAppearance(chosen);
  setLocale(chosen.language, { reload });
}

/**
 * Notes a choice of the account as followed. False if it already was, or if it is older than the followed one.
 */
export function noteFollowed(accountId: string, chosenAt: number): boolean {
  try {
    const [id, at] = localStorage.getItem(followedKey)?.split(" ") ?? [];
    if (id === accountId && chosenAt <= Number(at)) return false;
    localStorage.setItem(followedKey, `${accountId} ${chosenAt}`);
    return true;
  } catch {
    // Without storage it would be adopted at every renewal of the session.
    return false;
  }
}

/**
 * The script in <head> after the theme-color metas (`media="(prefers-color-scheme: …)"`, one a theme), so that the
 * first paint is right. It has the same rules as above, and is dropped from bundles that do not inline it.
 */
export const appearanceScript = /* @__PURE__ */ makeScript();

/** A stored one may be older than the Hijri date. */
function isAppearance(value: unknown): value is Omit<Appearance, "hijri"> & { hijri?: unknown } {
  if (typeof value !== "object" || value === null) return false;
  const { theme, accent, fontSize } = value as Record<string, unknown>;
  return (
    themes.includes(theme as Theme) &&
    accents.includes(accent as Appearance["accent"]) &&
    fontSizes.includes(fontSize as Appearance["fontSize"])
  );
}

function makeScript(): string {
  const has = (list: readonly string[], key: string) =>
    `${JSON.stringify(list)}.includes(a.${key})`;
  const valid = [has(themes, "theme"), has(accents, "accent"), has(fontSizes, "fontSize")].join(
    "&&",
  );
  return (
    `try{let a=JSON.parse(localStorage.getItem("${storageKey}")),d=document.documentElement.dataset,` +
    `c=${JSON.stringify(themeColors)}[a.theme];` +
    `if(${valid}){d.accent=a.accent;d.fontSize=a.fontSize;if(c){d.theme=a.theme;` +
    `for(let m of document.querySelectorAll("meta[name=theme-color]"))m.content=c}}}catch{}`
  );
}
