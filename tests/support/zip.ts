/** The files of a ZIP archive by their names, as its own directory lists them; none is compressed. */
export function unzip(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive);
  const end = archive.byteLength - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("the archive has no end");
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error("the directory is broken");
    if (view.getUint16(at + 10, true) !== 0) throw new Error("a file is compressed");
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, new Uint8Array(archive, start, size));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
