/** Maximum characters of a message in lists and alerts. */
const previewCharacters = 120;

/** Texts of a message's body. */
interface Readable {
  kind: string;
  text?: string;
  caption?: string | null;
  name?: string;
}

/** The beginning of a message on one line; empty without words. */
export function messagePreview({ text, caption, name }: Readable): string {
  const line = (text ?? caption ?? name ?? "").replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= previewCharacters) return line;
  return `${characters.slice(0, previewCharacters - 1).join("")}…`;
}
