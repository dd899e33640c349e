interface Room {
  /** Most lines; the last one takes what is left. */
  lines: number;
  /** Between two parts of a line. */
  joined: string;
  fits: (line: string) => boolean;
}

/** Parts as lines that fit: each line has as many as it can, and no part is divided. */
export function inLines(parts: readonly string[], { lines, joined, fits }: Room): string[] {
  const shown: string[] = [];
  for (const part of parts) {
    const last = shown.at(-1);
    const longer = last === undefined ? part : `${last}${joined}${part}`;
    if (last === undefined) shown.push(part);
    else if (fits(longer) || shown.length === lines) shown[shown.length - 1] = longer;
    else shown.push(part);
  }
  return shown;
}
