/** The most characters of a message that lists and alerts show. */
const previewCharacters = 120;

/** What of a message's body can be read in one line. */
interface Readable {
  kind: string;
  text?: string;
  caption?: string | null;
  name?: string;
}

/** The beginning of a message in one line; empty where it has no words. */
export function messagePreview({ text, caption, name }: Readable): string {
  const line = (text ?? caption ?? name ?? "").replace(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= previewCharacters) return line;
  return `${characters.slice(0, previewCharacters - 1).join("")}…`;
}
