import { WorkbookError, workbookLimits } from "./faults.ts";

/** A file inside a zip, as the zip's directory says. */
export interface ZipEntry {
  name: string;
  /** Bytes as stored, and inflated. */
  stored: number;
  size: number;
  crc: number;
  isDeflated: boolean;
  isEncrypted: boolean;
  /** Start of its local header. */
  at: number;
}

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const lengths = { local: 30, entry: 46, end: 22, comment: 0xffff } as const;
/** A value that stands in a record of zip64: 4 GB or more, or 65,535 files or more. */
const elsewhere = { size: 0xffffffff, count: 0xffff } as const;

/**
 * The directory at the end of a zip, without inflating anything.
 * @throws WorkbookError for a truncated file, and for sizes that no workbook has
 */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === elsewhere.count || at === elsewhere.size) throw new WorkbookError("too_big");
  if (count > workbookLimits.entries) throw new WorkbookError("too_big");
  const entries: ZipEntry[] = [];
  for (let read = 0; read < count; read++) {
    if (at + lengths.entry > end || view.getUint32(at, true) !== signatures.entry) {
      throw new WorkbookError("damaged");
    }
    const name = view.getUint16(at + 28, true);
    const next = at + lengths.entry + name + view.getUint16(at + 30, true);
    const method = view.getUint16(at + 10, true);
    entries.push({
      name: plainName(bytes.subarray(at + lengths.entry, at + lengths.entry + name)),
      stored: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      isDeflated: method === 8,
      // An unknown method is mostly one of encryption.
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1 || (method !== 0 && method !== 8),
      at: view.getUint32(at + 42, true),
    });
    at = next + view.getUint16(at + 32, true);
  }
  return entries;
}

function endRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - lengths.end - lengths.comment);
  for (let at = view.byteLength - lengths.end; at >= first; at--) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw new WorkbookError("damaged");
}

/** A path without a first slash; some programs write it with backslashes. */
const plainName = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).replaceAll("\\", "/").replace(/^\/+/, "");

/**
 * The stored bytes of an entry.
 * @throws WorkbookError for an entry that is encrypted, too large, a bomb or outside the file
 */
export function storedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.isEncrypted) throw new WorkbookError("password");
  if (entry.size > workbookLimits.part || entry.stored > workbookLimits.part) {
    throw new WorkbookError("too_big");
  }
  const isBomb =
    entry.size > workbookLimits.ratioFrom && entry.size > entry.stored * workbookLimits.ratio;
  if (isBomb) throw new WorkbookError("bomb");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isThere =
    entry.at + lengths.local <= bytes.length && view.getUint32(entry.at, true) === signatures.local;
  if (!isThere) throw new WorkbookError("damaged");
  const start =
    entry.at +
    lengths.local +
    view.getUint16(entry.at + 26, true) +
    view.getUint16(entry.at + 28, true);
  if (start + entry.stored > bytes.length) throw new WorkbookError("damaged");
  return bytes.subarray(start, start + entry.stored);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

/** The checksum of a zip; `before` is that of the bytes before these. */
export function crcOf(bytes: Uint8Array, before = 0): number {
  let crc = before ^ 0xffffffff;
  for (let at = 0; at < bytes.length; at++) {
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
