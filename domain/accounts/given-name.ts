// First words that need the next one: عبد الرحمن, أبو خليل, أم عمر.
const beginnings = new Set(["عبد", "أبو", "ابو", "أم", "ام", "بن", "ابن", "بنت"]);

/** The name for a greeting: the first word of the full name, with the words that belong to it. */
export function givenName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/u);
  return second !== undefined && beginnings.has(first) ? `${first} ${second}` : first;
}
