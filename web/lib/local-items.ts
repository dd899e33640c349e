/* Local storage that may be refused (private windows, frames) or full. */

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it. */
export function writeItem(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It then lasts for the page.
  }
}

/** The keys with this beginning. */
export function itemKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** A stored JSON value; undefined without a valid one. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? "");
  } catch {
    return undefined;
  }
}
