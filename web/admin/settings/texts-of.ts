/** What the controls of a form show, by their names; a box that is not ticked shows nothing. */
export type Texts = Readonly<Record<string, string>>;

/** What a form carries, as texts. */
export const textsOf = (data: FormData): Texts =>
  Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

/** What of a form is other than what is stored; undefined where nothing is. */
export function typedOver(stored: Texts, typed: Texts): Texts | undefined {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
  const changed = names.filter((name) => (stored[name] ?? "") !== (typed[name] ?? ""));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, typed[name] ?? ""]));
}
