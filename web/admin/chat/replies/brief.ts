/** The beginning of a reply, as its name for screen readers. */
export const brief = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
