/** A file inside a zip, as the zip's directory says. */
export interface ArchivedFile {
  name: string;
  /** Bytes as stored, and inflated. */
  stored: number;
  size: number;
  crc: number;
  isDeflated: boolean;
  /** False for an encrypted file, and for other compressions. */
  isReadable: boolean;
  /** Start of its local header. */
  at: number;
}

/** A part of a zip: its first byte, its length. */
export interface ZipPart {
  at: number;
  length: number;
}

const signatures = {
  local: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  largeEnd: 0x06064b50,
  largeEndPlace: 0x07064b50,
} as const;
const lengths = { local: 30, entry: 46, end: 22, largeEnd: 56, largeEndPlace: 20 } as const;
/** A number that is in a record of zip64. */
const elsewhere = { size: 0xffffffff, count: 0xffff } as const;

/** Bytes at the end of a zip that contain its end record, whatever its comment. */
export const zipTail = lengths.largeEndPlace + lengths.end + 0xffff;
/** Length of a local header without name and extra fields. */
export const localHeader: number = lengths.local;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Exact below 8 PB. */
const long = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/**
 * The place of the directory, from the last bytes of a zip.
 * @returns the place of zip64's end record, if that tells it; undefined for a truncated file
 */
export function findDirectory(
  tail: Uint8Array,
): { directory: ZipPart } | { end: ZipPart } | undefined {
  const view = viewOf(tail);
  for (let at = view.byteLength - lengths.end; at >= 0; at--) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    if (at + lengths.end + view.getUint16(at + 20, true) > view.byteLength) continue;
    const directory = { length: view.getUint32(at + 12, true), at: view.getUint32(at + 16, true) };
    const isLarge =
      view.getUint16(at + 10, true) === elsewhere.count ||
      directory.length === elsewhere.size ||
      directory.at === elsewhere.size;
    if (!isLarge) return { directory };
    const place = at - lengths.largeEndPlace;
    if (place < 0 || view.getUint32(place, true) !== signatures.largeEndPlace) return undefined;
    return { end: { at: long(view, place + 8), length: lengths.largeEnd } };
  }
  return undefined;
}

/** The place of the directory by zip64's end record; undefined for a damaged one. */
export function readLargeEnd(bytes: Uint8Array): ZipPart | undefined {
  const view = viewOf(bytes);
  const isThere =
    view.byteLength >= lengths.largeEnd && view.getUint32(0, true) === signatures.largeEnd;
  return isThere ? { length: long(view, 40), at: long(view, 48) } : undefined;
}

/** The files of a directory; undefined for a damaged one. */
export function readFiles(directory: Uint8Array): ArchivedFile[] | undefined {
  const view = viewOf(directory);
  const files: ArchivedFile[] = [];
  for (let at = 0; at < view.byteLength; ) {
    const isThere =
      at + lengths.entry <= view.byteLength && view.getUint32(at, true) === signatures.entry;
    if (!isThere) return undefined;
    const name = at + lengths.entry;
    const extra = name + view.getUint16(at + 28, true);
    const comment = extra + view.getUint16(at + 30, true);
    const next = comment + view.getUint16(at + 32, true);
    if (next > view.byteLength) return undefined;
    const method = view.getUint16(at + 10, true);
    files.push({
      name: new TextDecoder().decode(directory.subarray(name, extra)).replaceAll("\\", "/"),
      crc: view.getUint32(at + 16, true),
      isDeflated: method === 8,
      isReadable: (view.getUint16(at + 8, true) & 1) === 0 && (method === 0 || method === 8),
      ...sizesOf(view, at, { at: extra, length: comment - extra }),
    });
    at = next;
  }
  return files;
}

/** Sizes and place of a file: of the usual length, or long ones in the extra field of zip64. */
function sizesOf(view: DataView, at: number, extra: ZipPart) {
  const size = view.getUint32(at + 24, true);
  const stored = view.getUint32(at + 20, true);
  const place = view.getUint32(at + 42, true);
  let field = fieldOf(view, extra);
  const whole = (value: number) => {
    if (value !== elsewhere.size || field.length < 8) return value;
    const found = long(view, field.at);
    field = { at: field.at + 8, length: field.length - 8 };
    return found;
  };
  // In this order, and only those that are too long elsewhere.
  return { size: whole(size), stored: whole(stored), at: whole(place) };
}

function fieldOf(view: DataView, { at, length }: ZipPart): ZipPart {
  for (let field = at; field + 4 <= at + length; ) {
    const inside = view.getUint16(field + 2, true);
    if (field + 4 + inside > at + length) break;
    if (view.getUint16(field, true) === 1) return { at: field + 4, length: inside };
    field += 4 + inside;
  }
  return { at: 0, length: 0 };
}

/** The start of a file's bytes after its local header; undefined if there is none. */
export function bytesStart(header: Uint8Array, at: number): number | undefined {
  const view = viewOf(header);
  if (view.byteLength < lengths.local || view.getUint32(0, true) !== signatures.local) {
    return undefined;
  }
  return at + lengths.local + view.getUint16(26, true) + view.getUint16(28, true);
}
