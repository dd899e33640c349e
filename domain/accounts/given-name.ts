// Beginnings that are no name without the word after them: عبد الرحمن, أبو خليل, أم عمر.
const beginnings = new Set(["عبد", "أبو", "ابو", "أم", "ام", "بن", "ابن", "بنت"]);

/** The name a person is greeted by: the first word of the whole one, with what belongs to it. */
export function givenName(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/u);
  return second !== undefined && beginnings.has(first) ? `${first} ${second}` : first;
}
