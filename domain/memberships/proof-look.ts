/*
 * The look of a picture: its grey levels in cells of equal size, by which one is known again after it was drawn at
 * another size, made lighter, or cut above or below. Two receipts of one app differ in some cells: digits change them.
 */

const columns = 32;
/** A longer picture has taller cells. */
const maxRows = 80;
/** Grey levels of a cell, one hex digit. */
const levels = 15;
/** A smaller range of grey is a plain surface, whose noise is no picture. */
const minRange = 8;
/** Rows by which one picture may have been cut above. */
const maxShift = 12;
/** The part of the larger picture's rows that must be there in both. */
const minShared = 0.75;
/**
 * Maximum levels between the same cells of two alike pictures. Measured: redrawn pictures stay below 3, and each other
 * receipt has a cell beyond.
 */
const maxDifference = 2;

export const lookPattern = /^(?:[\da-f]{32}){4,80}$/;

/** Pixels in rows, four bytes each, as a canvas has them. */
interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** The look of a picture, as hex digits row by row. */
export function lookOf({ data, width, height }: Pixels): string {
  const rows = Math.max(4, Math.min(maxRows, Math.round((height / width) * columns)));
  const cells: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const vertical = spanOf(row, rows, height);
    for (let column = 0; column < columns; column += 1) {
      cells.push(greyOf({ data, width, vertical, horizontal: spanOf(column, columns, width) }));
    }
  }
  const least = Math.min(...cells);
  const range = Math.max(minRange, Math.max(...cells) - least);
  return cells.map((grey) => Math.round((levels * (grey - least)) / range).toString(16)).join("");
}

interface Span {
  from: number;
  until: number;
}

function spanOf(place: number, count: number, length: number): Span {
  const from = Math.min(length - 1, Math.floor((place * length) / count));
  return { from, until: Math.max(from + 1, Math.floor(((place + 1) * length) / count)) };
}

function greyOf({
  data,
  width,
  vertical,
  horizontal,
}: Pick<Pixels, "data" | "width"> & { vertical: Span; horizontal: Span }): number {
  let sum = 0;
  for (let y = vertical.from; y < vertical.until; y += 1) {
    for (let x = horizontal.from; x < horizontal.until; x += 1) {
      const at = (y * width + x) * 4;
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    }
  }
  return sum / ((vertical.until - vertical.from) * (horizontal.until - horizontal.from));
}

/** Whether two looks are of the same picture. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [levelsOf(one), levelsOf(other)];
  for (let shift = -maxShift; shift <= maxShift; shift += 1) {
    if (isAlikeAt(a, b, shift)) return true;
  }
  return false;
}

const levelsOf = (look: string): Uint8Array =>
  Uint8Array.from(look, (digit) => Number.parseInt(digit, 16));

/** Whether all cells are alike that two pictures share, the second one moved down by some rows. */
function isAlikeAt(a: Uint8Array, b: Uint8Array, shift: number): boolean {
  const offset = shift * columns;
  const from = Math.max(0, -offset);
  const until = Math.min(a.length, b.length - offset);
  if (until - from < minShared * Math.max(a.length, b.length)) return false;
  for (let at = from; at < until; at += 1) {
    if (Math.abs((a[at] ?? 0) - (b[at + offset] ?? 0)) > maxDifference) return false;
  }
  return true;
}
