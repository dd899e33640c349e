/** Grey values, 0 black to 255 white, row by row; both sides are multiples of 8. */
export interface GreyPicture {
  width: number;
  height: number;
  values: Uint8Array;
}

const side = 8;
/** One step for every frequency: flat areas have only the first, and edges stay clean. */
const step = 8;

const cosines = Array.from({ length: side }, (_, frequency) =>
  Array.from(
    { length: side },
    (_, at) =>
      (frequency === 0 ? Math.SQRT1_2 : 1) *
      0.5 *
      Math.cos(((2 * at + 1) * frequency * Math.PI) / 16),
  ),
);

/** Places of a block from the lowest frequency to the highest: diagonal by diagonal, to and fro. */
const zigzag = Array.from({ length: side * side }, (_, place) => place).toSorted((a, b) => {
  const [sumA, sumB] = [(a >> 3) + (a & 7), (b >> 3) + (b & 7)];
  return sumA - sumB || (sumA % 2 === 0 ? b - a : a - b);
});

/** A code of one bit for the first symbol, and of equally many bits for every other one. */
interface Codes {
  symbols: readonly number[];
  /** Bits of the other symbols. */
  bits: number;
}

const endOfBlock = 0x00;
const sixteenZeros = 0xf0;
/** Sizes of a difference between neighbours. */
const firstCodes: Codes = { symbols: Array.from({ length: 12 }, (_, size) => size), bits: 5 };
/** Zeros before a value, and its size. */
const otherCodes: Codes = {
  symbols: [
    endOfBlock,
    sixteenZeros,
    ...Array.from({ length: 160 }, (_, at) => (Math.floor(at / 10) << 4) | ((at % 10) + 1)),
  ],
  bits: 9,
};

/** The bits of a picture; a byte of ones is followed by a zero byte. */
class Bits {
  readonly bytes: number[] = [];
  #held = 0;
  #count = 0;

  write(value: number, bits: number): void {
    for (let at = bits - 1; at >= 0; at--) {
      this.#held = (this.#held << 1) | ((value >> at) & 1);
      if (++this.#count < 8) continue;
      this.bytes.push(this.#held);
      if (this.#held === 0xff) this.bytes.push(0);
      this.#held = 0;
      this.#count = 0;
    }
  }

  symbol({ symbols, bits }: Codes, symbol: number): void {
    const at = symbols.indexOf(symbol);
    if (at === 0) this.write(0, 1);
    else this.write((1 << (bits - 1)) | (at - 1), bits);
  }

  /** A value of a size: negative ones are written less one, without their sign. */
  value(value: number, size: number): void {
    this.write(value < 0 ? value + (1 << size) - 1 : value, size);
  }

  /** Fills the last byte with ones. */
  end(): readonly number[] {
    while (this.#count > 0) this.write(1, 1);
    return this.bytes;
  }
}

const sizeOf = (value: number) => (value === 0 ? 0 : 32 - Math.clz32(Math.abs(value)));

/** The values of a block by frequency, in steps; a flat block has the first alone. */
function frequenciesOf({ width, values }: GreyPicture, left: number, top: number): number[] {
  const grey = values[top * width + left] ?? 0;
  const isFlat = zigzag.every(
    (place) => values[(top + (place >> 3)) * width + left + (place & 7)] === grey,
  );
  if (isFlat) return [Math.round(((grey - 128) * side) / step)];
  const rows = Array.from({ length: side }, (_, y) =>
    cosines.map((cosine) =>
      cosine.reduce(
        (sum, factor, x) => sum + factor * ((values[(top + y) * width + left + x] ?? 0) - 128),
        0,
      ),
    ),
  );
  return zigzag.map((place) => {
    const [down, across] = [cosines[place >> 3] ?? [], place & 7];
    const sum = down.reduce((total, factor, y) => total + factor * (rows[y]?.[across] ?? 0), 0);
    return Math.round(sum / step);
  });
}

function scanOf(picture: GreyPicture): readonly number[] {
  const bits = new Bits();
  let before = 0;
  for (let top = 0; top < picture.height; top += side) {
    for (let left = 0; left < picture.width; left += side) {
      const [first = 0, ...others] = frequenciesOf(picture, left, top);
      const size = sizeOf(first - before);
      bits.symbol(firstCodes, size);
      bits.value(first - before, size);
      before = first;
      let zeros = 0;
      const last = others.findLastIndex((value) => value !== 0);
      for (const value of others.slice(0, last + 1)) {
        if (value === 0) {
          zeros += 1;
          continue;
        }
        for (; zeros > 15; zeros -= 16) bits.symbol(otherCodes, sixteenZeros);
        bits.symbol(otherCodes, (zeros << 4) | sizeOf(value));
        bits.value(value, sizeOf(value));
        zeros = 0;
      }
      if (last + 1 < zigzag.length - 1) bits.symbol(otherCodes, endOfBlock);
    }
  }
  return bits.end();
}

const two = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...two(content.length + 2),
  ...content,
];
const tableOf = (place: number, { symbols, bits }: Codes) => {
  const counts = Array.from({ length: 16 }, (_, at) =>
    at === 0 ? 1 : at === bits - 1 ? symbols.length - 1 : 0,
  );
  return segment(0xc4, [place, ...counts, ...symbols]);
};

/** A picture as a baseline JPEG of one component, with codes of its own. */
export function encodeJpeg(picture: GreyPicture): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...Array.from({ length: side * side }, () => step)]),
    ...segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    ...tableOf(0x00, firstCodes),
    ...tableOf(0x10, otherCodes),
    ...segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    ...scanOf(picture),
    0xff,
    0xd9,
  ]);
}
