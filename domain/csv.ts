/** The start of a file, by which Excel reads it as UTF-8. */
export const csvStart = "\ufeff";

/** A number with a fixed number of decimals, zeros included. */
interface FixedNumber {
  value: number;
  decimals: number;
}

/** The value of a cell; null leaves it empty. */
export type CsvValue = string | number | FixedNumber | null;

/**
 * The first character of a formula to a spreadsheet, in either width. An apostrophe is guarded too, so
 * that removing one always restores the text.
 */
const risky = /^[=+\-@\t\r\n'＝＋－＠]/;
/** The text behind our guard; undefined for an unguarded cell. */
export const behindGuard = (cell: string): string | undefined =>
  cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : undefined;

/** A text that no spreadsheet takes for a formula. */
export const guardedText = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** An international phone number. */
const phone = /^\+\d{8,15}$/;
/** Grouped digits: neither a formula nor a number to a spreadsheet, and still dialable. */
const grouped = (number: string) => number.replace(/(?<=\d)(?=(\d{3})+$)/g, " ");

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A line of a CSV file (RFC 4180), safe from formulas. The digits of a phone number are grouped. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return value.value.toFixed(value.decimals);
  if (phone.test(value)) return grouped(value);
  const guarded = guardedText(value);
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
