import { textAt } from "./bytes-text.ts";
import { LargestSize, type PictureSize } from "./picture-size.ts";

interface Box {
  type: string;
  /** The start of the box; `from` is the start of its content. */
  at: number;
  from: number;
  end: number;
}

/** Items without a picture: Exif, and XMP, which is a MIME item (ISO/IEC 23008-12 §A). */
const toldItems = new Set(["Exif", "mime", "uri "]);
const free = [..."free"].map((letter) => letter.charCodeAt(0));

/** Maximum boxes of a kind in one place, above any real picture; a crafted file has one in each eight bytes. */
const maxBoxes = 0xffff;

/**
 * Zeros everything of an AVIF that its picture does not need. The orientation is a property of the picture here, and
 * stays.
 * @returns undefined for any other file, or if a box or a zeroed range reaches beyond the end
 */
export function blankAvif(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const boxes = boxesIn(view, 0, bytes.length);
    const moovs = boxes.filter(({ type }) => type === "moov");
    const inner = moovs.flatMap(({ from, end }) => boxesIn(view, from, end));
    const metas = [...boxes, ...inner]
      .filter(({ type }) => type === "meta")
      .map(({ from, end }) => boxesIn(view, from + 4, end));
    const hasPixels = [...boxes, ...metas.flat()].some(
      ({ type, from, end }) => (type === "mdat" || type === "idat") && end > from,
    );
    // Each byte counts once; repeated lists would zero a file as often.
    let left = bytes.length;
    for (const meta of metas) {
      for (const { from, end } of toldPlaces(view, meta)) {
        left -= end - from;
        if (end > bytes.length || left < 0) return undefined;
        bytes.fill(0, from, end);
      }
    }
    const largest = new LargestSize();
    for (const size of sizesIn(view, boxes, inner)) largest.add(size);
    for (const { type, at, from, end } of [...boxes, ...inner]) {
      if (type !== "uuid" && type !== "udta") continue;
      bytes.fill(0, from, end);
      bytes.set(free, at + 4);
    }
    return hasPixels ? largest.size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Sizes of pictures (`ispe`, ISO/IEC 23008-12 §6.5.3) and of the tracks of moving ones. */
function sizesIn(view: DataView, boxes: readonly Box[], inMovies: readonly Box[]): PictureSize[] {
  const within = (of: readonly Box[], name: string, skipped = 0) =>
    of
      .filter(({ type }) => type === name)
      .flatMap(({ from, end }) => boxesIn(view, from + skipped, end));
  const properties = within(within(within(boxes, "meta", 4), "iprp"), "ipco");
  const heads = within(inMovies, "trak").filter(({ type }) => type === "tkhd");
  return [
    ...properties
      .filter(({ type }) => type === "ispe")
      .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) })),
    // Whole pixels, and their fractions.
    ...heads.map(({ end }) => ({
      width: view.getUint16(end - 8),
      height: view.getUint16(end - 4),
    })),
  ];
}

/** @throws RangeError if they do not fill their place to its end */
function boxesIn(view: DataView, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < end; ) {
    const type = typeAt(view, at + 4);
    const size = view.getUint32(at);
    const isLarge = size === 1;
    const length = isLarge ? Number(view.getBigUint64(at + 8)) : size === 0 ? end - at : size;
    const content = at + (isLarge ? 16 : 8);
    const next = at + length;
    if (next < content || next > end || boxes.length === maxBoxes) throw new RangeError(type);
    boxes.push({ type, at, from: content, end: next });
    at = next;
  }
  return boxes;
}

function typeAt(view: DataView, at: number): string {
  const type = textAt(new Uint8Array(view.buffer, view.byteOffset), at, 4);
  if (!/^[\x20-\x7e]{4}$/.test(type)) throw new RangeError(type);
  return type;
}

/** Places of the metadata items of one `meta` box, in it or elsewhere. */
function* toldPlaces(view: DataView, boxes: readonly Box[]) {
  const named = (name: string) => boxes.find(({ type }) => type === name);
  const [list, places] = [named("iinf"), named("iloc")];
  if (!list || !places) return;
  const told = toldIn(view, list);
  const data = named("idat")?.from ?? 0;
  for (const { item, isInData, start, length } of extentsIn(view, places)) {
    if (!told.has(item)) continue;
    if (length === 0) throw new RangeError("iloc");
    const from = isInData ? data + start : start;
    yield { from, end: from + length };
  }
}

function toldIn(view: DataView, { from, end }: Box): Set<number> {
  const told = new Set<number>();
  const first = from + (view.getUint8(from) === 0 ? 6 : 8);
  for (const { from: entry } of boxesIn(view, first, end)) {
    const version = view.getUint8(entry);
    if (version < 2) throw new RangeError("infe");
    const wide = version > 2;
    if (!toldItems.has(typeAt(view, entry + (wide ? 10 : 8)))) continue;
    told.add(wide ? view.getUint32(entry + 4) : view.getUint16(entry + 4));
  }
  return told;
}

/**
 * Places of the items (ISO/IEC 14496-12 §8.11.3).
 * @throws RangeError if their lengths take no bytes, because such a list has no end
 */
function* extentsIn(view: DataView, { from }: Box) {
  let at = from;
  const next = (bytes: number): number => {
    let value = 0;
    for (const last = at + bytes; at < last; at++) value = value * 256 + view.getUint8(at);
    return value;
  };
  const version = next(1);
  at += 3;
  const sizes = next(1);
  const others = next(1);
  const counts = version < 2 ? 2 : 4;
  for (let left = next(counts); left > 0; left--) {
    const item = next(counts);
    const method = version === 0 ? 0 : next(2) & 15;
    const isElsewhere = next(2) !== 0 || method > 1;
    const base = next(others >> 4);
    for (let extents = next(2); extents > 0; extents--) {
      if ((sizes & 15) === 0) throw new RangeError("iloc");
      if (version > 0) at += others & 15;
      const start = base + next(sizes >> 4);
      const length = next(sizes & 15);
      if (!isElsewhere) yield { item, isInData: method === 1, start, length };
    }
  }
}
