/** The entry of a TIFF directory that says how a picture was held (Exif 2.32 §4.6.4). */
const orientationTag = 0x0112;
const directoryAt = 8;
const entryBytes = 12;

/** As many bytes as a directory of nothing but the orientation takes. */
const wholeBytes = directoryAt + 2 + entryBytes + 4;

function orientationOf(tiff: DataView): number | undefined {
  if (tiff.byteLength < wholeBytes) return undefined;
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const at = tiff.getUint32(4, isLittle);
  if (at + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(at, isLittle);
  for (let entry = at + 2; entry < at + 2 + count * entryBytes; entry += entryBytes) {
    if (entry + entryBytes > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, isLittle) === orientationTag) {
      return tiff.getUint16(entry + 8, isLittle);
    }
  }
  return undefined;
}

/**
 * Leaves of Exif data, in its place, how the picture was held and nothing else: without it a
 * picture of a phone lies on its side.
 * @returns whether there is such a thing; if not, all of it is zeros
 */
export function keepOrientation(exif: Uint8Array): boolean {
  const tiff = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const orientation = orientationOf(tiff);
  exif.fill(0);
  if (orientation === undefined || orientation < 2 || orientation > 8) return false;
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, directoryAt);
  tiff.setUint16(directoryAt, 1);
  tiff.setUint16(directoryAt + 2, orientationTag);
  tiff.setUint16(directoryAt + 4, 3);
  tiff.setUint32(directoryAt + 6, 1);
  tiff.setUint16(directoryAt + 10, orientation);
  return true;
}
