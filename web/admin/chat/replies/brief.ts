/** As much of a reply as names it to a reader. */
export const brief = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
