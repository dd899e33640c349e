/** Limits of an imported sheet: bytes of a file, characters of a text. */
export const sheetLimits = {
  bytes: 2 * 1024 * 1024,
  characters: 1_500_000,
  rows: 2000,
  columns: 60,
  cell: 5000,
} as const;

/** The reason that a sheet is unreadable; `row` and `column` count from 1, as in a spreadsheet. */
export type SheetFault =
  | { code: "empty" | "too_large" | "no_text" | "no_rows" }
  /** Files of other kinds, each with other advice. */
  | { code: "pdf" | "web_page" | "cards" | "markup" }
  | { code: "too_many_rows" | "too_many_columns" }
  | { code: "cell_too_long" | "open_quote"; row: number; column: number };

type SheetEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

/** Bytes at the start of a file that are examined for its encoding. */
const sampled = 4096;

/**
 * The text of a file. A byte order mark decides first. Zero bytes mean UTF-16, valid UTF-8 is UTF-8, and all else is
 * Windows-1256, in which every byte is a letter.
 * @param bytes a file that a spreadsheet saved as text; workbooks, archives and pictures are recognised before
 * @param maxBytes a larger file is refused
 * @returns the text without its mark, or the fault
 */
export function decodeSheet(
  bytes: Uint8Array,
  maxBytes: number = sheetLimits.bytes,
): { text: string; encoding: SheetEncoding } | { fault: SheetFault } {
  if (bytes.length === 0) return { fault: { code: "empty" } };
  if (bytes.length > maxBytes) return { fault: { code: "too_large" } };
  if (latinOf(bytes.subarray(0, sampled)).includes("%PDF-")) return { fault: { code: "pdf" } };
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  // Tables contain no control characters.
  if (text === undefined || unprintable.test(text)) return { fault: { code: "no_text" } };
  return { text, encoding };
}

const latinOf = (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes);

/** The fault of a text that starts as no table does: a web page, contact or calendar cards, other markup. */
export function markupFault(text: string): SheetFault | undefined {
  const start = text.slice(0, sampled).replace(/^\ufeff?\s+/, "");
  if (/^BEGIN:V/i.test(start)) return { code: "cards" };
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body|table|meta|style|div)\b/is.test(
      start,
    )
  ) {
    return { code: "web_page" };
  }
  // Excel's sheets of 2003 are markup; a spreadsheet opens them as a web page.
  if (/^<\?xml/i.test(start) && start.includes("schemas-microsoft-com:office")) {
    return { code: "web_page" };
  }
  if (/^<[?!a-z]/i.test(start) || /^[[{]\s*["{]/.test(start)) return { code: "markup" };
  return /^\{\\rtf/.test(start) ? { code: "no_text" } : undefined;
}

const unprintable = /(?![\t\n\v\f\r])\p{Cc}/u;

function encodingOf(bytes: Uint8Array): SheetEncoding {
  if (beginsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (beginsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, sampled); at++) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // The zero byte of a Latin letter or a line end is second in little endian, first in big endian.
  if (even + odd > 0) return even > odd ? "utf-16be" : "utf-16le";
  return decoded(bytes, "utf-8") === undefined ? "windows-1256" : "utf-8";
}

function decoded(bytes: Uint8Array, encoding: SheetEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}

const beginsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);
