/** The entry of a TIFF directory with the orientation (Exif 2.32 §4.6.4). */
const orientationTag = 0x0112;
const directoryAt = 8;
const entryBytes = 12;

/** Bytes of a directory with the orientation alone. */
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
 * Reduces Exif data in place to the orientation, without which a phone's picture lies on its side.
 * @returns whether there is one; without it all is zeros
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
