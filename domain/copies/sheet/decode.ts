/** As large as a sheet may be that somebody brings along: bytes of a file, characters of a text. */
export const sheetLimits = {
  bytes: 2 * 1024 * 1024,
  characters: 1_500_000,
  rows: 2000,
  columns: 60,
  cell: 5000,
} as const;

/** Why a sheet cannot be read at all; `row` and `column` count from 1, as a spreadsheet does. */
export type SheetFault =
  | { code: "empty" | "too_large" | "workbook" | "no_text" | "no_rows" }
  /** Files of other kinds, of which each has its own way to become a table. */
  | { code: "pdf" | "web_page" | "cards" | "markup" | "archive" }
  | { code: "too_many_rows" | "too_many_columns" }
  | { code: "cell_too_long" | "open_quote"; row: number; column: number };

type SheetEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

/** How far the beginning of a file is looked at for its encoding, bytes. */
const sampled = 4096;

/**
 * The text of a file: by its byte order mark; UTF-16 where bytes are zero, which no other text has;
 * UTF-8 where it is that without a fault; else Windows-1256, which gives every byte a letter.
 * @param bytes of a file that a spreadsheet saved as text
 * @returns the text without its mark, or why there is none
 */
export function decodeSheet(
  bytes: Uint8Array,
): { text: string; encoding: SheetEncoding } | { fault: SheetFault } {
  if (bytes.length === 0) return { fault: { code: "empty" } };
  if (bytes.length > sheetLimits.bytes) return { fault: { code: "too_large" } };
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { fault: { code: "workbook" } };
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4])) {
    return { fault: { code: isWorkbook(bytes) ? "workbook" : "archive" } };
  }
  if (latinOf(bytes.subarray(0, sampled)).includes("%PDF-")) return { fault: { code: "pdf" } };
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  // Pictures, archives and the like: no table holds controls that print nothing.
  if (text === undefined || unprintable.test(text)) return { fault: { code: "no_text" } };
  return { text, encoding };
}

const latinOf = (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes);

/**
 * Whether a zip is what a spreadsheet saved: by the name of its first file and the list at its end.
 * One whose names cannot be seen is taken for a workbook, as most are.
 */
function isWorkbook(bytes: Uint8Array): boolean {
  const names = latinOf(bytes.subarray(0, sampled)) + latinOf(bytes.subarray(-4 * sampled));
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  const first = latinOf(bytes.subarray(30, 30 + length));
  return first === "" || /xl\/|opendocument\.spreadsheet|\.iwa/.test(names);
}

/** What a text is that begins as no table does: a page, cards of people or of days, other markup. */
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
  // Excel's own sheets of 2003 are markup that a spreadsheet opens as a page.
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
  // A Latin letter, a digit or a line's end has its zero behind it in the one, before it in the other.
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
