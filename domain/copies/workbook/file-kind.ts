import type { ZipEntry } from "./directory.ts";
import type { WorkbookFault } from "./faults.ts";

const ole = [0xd0, 0xcf, 0x11, 0xe0] as const;
const zips = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
] as const;
const pictures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
] as const;

const beginsWith = (bytes: Uint8Array, signs: readonly number[], from = 0) =>
  signs.every((sign, at) => bytes[from + at] === sign);
const codesOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** Pictures of phones and films begin with their length, and `WEBP` follows it too. */
const isPicture = (bytes: Uint8Array) =>
  pictures.some((signs) => beginsWith(bytes, signs)) ||
  beginsWith(bytes, codesOf("ftyp"), 4) ||
  (beginsWith(bytes, codesOf("RIFF")) && beginsWith(bytes, codesOf("WEBP"), 8));

export const isZip = (bytes: Uint8Array) => zips.some((signs) => beginsWith(bytes, signs));

/** Whether a file is one of the formats of this folder, and no text. */
export const isNoText = (bytes: Uint8Array): boolean =>
  isZip(bytes) || beginsWith(bytes, ole) || isPicture(bytes);

/** The fault of a file that is no zip. An encrypted workbook is stored in the container of old ones. */
export function unzippedFault(bytes: Uint8Array): WorkbookFault {
  if (isPicture(bytes)) return "picture";
  if (!beginsWith(bytes, ole)) return "damaged";
  const names = new TextDecoder("windows-1252").decode(bytes).replaceAll("\0", "");
  if (names.includes("EncryptedPackage")) return "password";
  return /WordDocument|PowerPoint Document/.test(names) ? "document" : "old_excel";
}

/** The fault of a zip without the parts of a workbook; undefined for a workbook. */
export function zipFault(entries: readonly ZipEntry[]): WorkbookFault | undefined {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (has(/^xl\/.*workbook.*\.bin$/)) return "binary_excel";
  if (has(/^(?:xl|xl.*)\/.*\.xml$/) || has(/^_rels\/\.rels$/)) {
    return has(/^(?:word|ppt|visio)\//) ? "document" : undefined;
  }
  if (has(/\.iwa$/) || names.has("index.zip")) return "numbers";
  if (names.has("content.xml") && names.has("mimetype")) return "open_document";
  return "archive";
}
