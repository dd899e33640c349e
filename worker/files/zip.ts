/**
 * The ZIP format (PKWARE APPNOTE 6.3.10) for archives of stored, uncompressed files. Each part is made separately, so
 * that an archive can be continued. ZIP64 if 32 bits are too few.
 */
interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** CRC-32 of the content (ISO 3309). */
  crc: number;
  bytes: number;
  /** UTC milliseconds. */
  modifiedAt: number;
}

const most32 = 0xffff_ffff;
const most16 = 0xffff;
/** Names are UTF-8. */
const flags = 0x0800;
const zip64Version = 45;
const plainVersion = 20;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  return crc;
});

/** The CRC-32 of bytes after others, whose CRC-32 is `before`. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** The header before the content of an entry. */
export function localHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name);
  const isLarge = entry.bytes >= most32;
  const extra = isLarge ? zip64Extra([entry.bytes, entry.bytes]) : new Uint8Array();
  const header = new Uint8Array(30 + name.length + extra.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x0403_4b50, true);
  view.setUint16(4, isLarge ? zip64Version : plainVersion, true);
  writeFacts(view, 6, entry);
  view.setUint16(26, name.length, true);
  view.setUint16(28, extra.length, true);
  header.set(name, 30);
  header.set(extra, 30 + name.length);
  return header;
}

/** The directory's record of an entry, by the offset of its header. */
export function directoryRecord(entry: ZipEntry, offset: number): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name);
  const isLarge = entry.bytes >= most32;
  const isFar = offset >= most32;
  const wide = [...(isLarge ? [entry.bytes, entry.bytes] : []), ...(isFar ? [offset] : [])];
  const extra = wide.length > 0 ? zip64Extra(wide) : new Uint8Array();
  const record = new Uint8Array(46 + name.length + extra.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, 0x0201_4b50, true);
  view.setUint16(4, zip64Version, true);
  view.setUint16(6, wide.length > 0 ? zip64Version : plainVersion, true);
  writeFacts(view, 8, entry);
  view.setUint16(28, name.length, true);
  view.setUint16(30, extra.length, true);
  view.setUint32(42, isFar ? most32 : offset, true);
  record.set(name, 46);
  record.set(extra, 46 + name.length);
  return record;
}

/** The end of an archive, after its directory. */
export function directoryEnd(directory: {
  entries: number;
  offset: number;
  bytes: number;
}): Uint8Array<ArrayBuffer> {
  const { entries, offset, bytes } = directory;
  const isWide = entries >= most16 || offset >= most32 || bytes >= most32;
  const wide = isWide ? 56 + 20 : 0;
  const end = new Uint8Array(wide + 22);
  const view = new DataView(end.buffer);
  if (isWide) {
    view.setUint32(0, 0x0606_4b50, true);
    writeWide(view, 4, 44);
    view.setUint16(12, zip64Version, true);
    view.setUint16(14, zip64Version, true);
    writeWide(view, 24, entries);
    writeWide(view, 32, entries);
    writeWide(view, 40, bytes);
    writeWide(view, 48, offset);
    view.setUint32(56, 0x0706_4b50, true);
    writeWide(view, 64, offset + bytes);
    view.setUint32(72, 1, true);
  }
  view.setUint32(wide, 0x0605_4b50, true);
  view.setUint16(wide + 8, Math.min(entries, most16), true);
  view.setUint16(wide + 10, Math.min(entries, most16), true);
  view.setUint32(wide + 12, Math.min(bytes, most32), true);
  view.setUint32(wide + 16, Math.min(offset, most32), true);
  return end;
}

/** The common part of both headers, from the flags on: storage, time, sizes. */
function writeFacts(view: DataView, at: number, { crc, bytes, modifiedAt }: ZipEntry): void {
  const moment = new Date(modifiedAt);
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107) - 1980;
  view.setUint16(at, flags, true);
  view.setUint16(at + 4, time, true);
  view.setUint16(
    at + 6,
    (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    true,
  );
  view.setUint32(at + 8, crc, true);
  view.setUint32(at + 12, Math.min(bytes, most32), true);
  view.setUint32(at + 16, Math.min(bytes, most32), true);
}

function zip64Extra(values: readonly number[]): Uint8Array<ArrayBuffer> {
  const extra = new Uint8Array(4 + 8 * values.length);
  const view = new DataView(extra.buffer);
  view.setUint16(0, 1, true);
  view.setUint16(2, 8 * values.length, true);
  for (const [index, value] of values.entries()) writeWide(view, 4 + 8 * index, value);
  return extra;
}

const writeWide = (view: DataView, at: number, value: number) =>
  view.setBigUint64(at, BigInt(value), true);
