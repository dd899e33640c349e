/** A value in the fragment of a mailed link. */
export function readFragment(name: string): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(name) || undefined;
}
