/** A value that a mailed link carries behind its `#`. */
export function readFragment(name: string): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(name) || undefined;
}
