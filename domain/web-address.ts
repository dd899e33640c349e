/** A text as an address; undefined where it is none. `URL.parse`, which Safari has since 18. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
