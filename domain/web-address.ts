/** Parses an address; undefined for any other text. `URL.parse`, which Safari has since 18. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
