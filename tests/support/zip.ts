import { crc32 } from "node:zlib";

/**
 * The files of an uncompressed ZIP archive by name, from its directory. Throws if a header differs from its file,
 * or if there is a gap between files.
 */
export function unzip(archive: ArrayBuffer): Map<string, Uint8Array> {
  const view = new DataView(archive);
  const end = archive.byteLength - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("the archive has no end");
  const files = new Map<string, Uint8Array>();
  const spans: [number, number][] = [];
  const directory = view.getUint32(end + 16, true);
  let at = directory;
  for (let remaining = view.getUint16(end + 10, true); remaining > 0; remaining--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error("the directory is broken");
    if (view.getUint16(at + 10, true) !== 0) throw new Error("a file is compressed");
    const [crc, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = nameAt(archive, at + 46, nameLength);
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = new Uint8Array(archive, start, size);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    if (crc32(content) !== crc) throw new Error(`the checksum of ${name} is wrong`);
    spans.push([local, Math.max(start + size, endOf(view, { local, start, size, crc, name }))]);
    if (nameAt(archive, local + 30, view.getUint16(local + 26, true)) !== name) {
      throw new Error(`${name} has another name before its content`);
    }
    files.set(name, content);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  spans.sort(([a], [b]) => a - b);
  const edges = [0, ...spans.map(([, to]) => to)];
  const gap = [...spans.map(([from]) => from), directory].findIndex((from, n) => from !== edges[n]);
  if (gap >= 0) throw new Error(`there is a gap at ${edges[gap]}`);
  return files;
}

const nameAt = (archive: ArrayBuffer, at: number, length: number) =>
  new TextDecoder().decode(new Uint8Array(archive, at, length));

interface Stored {
  local: number;
  start: number;
  size: number;
  crc: number;
  name: string;
}

/** The end of a file: after its content, or after its trailing checksum and size. */
function endOf(view: DataView, { local, start, size, crc, name }: Stored): number {
  const follows = (view.getUint16(local + 6, true) & 8) !== 0;
  const after = start + size;
  const facts = follows ? after + 4 : local + 14;
  const isEqual =
    view.getUint32(facts, true) === crc &&
    view.getUint32(facts + 4, true) === size &&
    view.getUint32(facts + 8, true) === size;
  if (!isEqual) throw new Error(`the header of ${name} differs from the directory`);
  return follows ? after + 16 : after;
}
