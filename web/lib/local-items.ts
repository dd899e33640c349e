/* Local storage where it may be refused (private windows, frames) or full. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets what was kept. */
export function writeItem(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It then lasts as long as the page.
  }
}

/** The keys that begin so. */
export function itemKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** A text that was kept as JSON; undefined where it is none. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? "");
  } catch {
    return undefined;
  }
}
