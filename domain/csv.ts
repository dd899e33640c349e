/** What a file begins with so that Excel reads it as UTF-8. */
export const csvStart = "\ufeff";

/** A number that shows as many decimals as it is given, whether or not they are zeros. */
interface FixedNumber {
  value: number;
  decimals: number;
}

/** Nothing stands in the place of what is unknown. */
export type CsvValue = string | number | FixedNumber | null;

/**
 * What a spreadsheet takes for the beginning of a formula, in either width. An apostrophe is guarded,
 * too, so that taking one away always gives the text back.
 */
const risky = /^[=+\-@\t\r\n'＝＋－＠]/;
/** The text behind a guard of ours; undefined for a cell without one. */
export const behindGuard = (cell: string): string | undefined =>
  cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : undefined;

/** A phone number as it is dialled from everywhere. */
const phone = /^\+\d{8,15}$/;
/** In groups a spreadsheet makes neither a formula nor a number of it, and it can be dialled as it stands. */
const grouped = (number: string) => number.replace(/(?<=\d)(?=(\d{3})+$)/g, " ");

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A line of a CSV file (RFC 4180), of which no spreadsheet makes a formula; a phone number stands in groups. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return value.value.toFixed(value.decimals);
  if (phone.test(value)) return grouped(value);
  const guarded = risky.test(value) ? `'${value}` : value;
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
