import { shekelsOf } from "../../domain/memberships/money.ts";
import { lookOf } from "../../domain/memberships/proof-look.ts";
import { encodeJpeg, type GreyPicture } from "./silhouettes/jpeg.ts";

/** Pixels, as a phone's screen; multiples of 8. */
const width = 360;
const height = 640;

const tones = { screen: 250, band: 52, line: 168, digit: 24, note: 228 } as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: keyof typeof tones;
}

/** The lit segments of each digit: above, upper right, lower right, below, lower left, upper left, middle. */
const segments = [
  "1111110",
  "0110000",
  "1101101",
  "1111001",
  "0110011",
  "1011011",
  "1011111",
  "1110000",
  "1111111",
  "1111011",
] as const;
const digit = { width: 44, height: 84, thick: 8, gap: 16 } as const;

function digitBoxes(value: number, x: number, y: number): Box[] {
  const { width: wide, height: high, thick } = digit;
  const half = (high - thick) / 2;
  const [right, middle, below] = [x + wide - thick, y + half, y + high - thick];
  const across = (top: number) => ({ x, y: top, width: wide, height: thick });
  const down = (left: number, top: number) => ({
    x: left,
    y: top,
    width: thick,
    height: half + thick,
  });
  const places = [
    across(y),
    down(right, y),
    down(right, middle),
    across(below),
    down(x, middle),
    down(x, y),
    across(middle),
  ];
  const lit = segments[value] ?? "";
  return places.flatMap((place, at) => (lit[at] === "1" ? [{ ...place, tone: "digit" }] : []));
}

/** The confirmation of a transfer as a bank's app shows it: a band, the amount in digits, and lines of text. */
function drawTransfer(agorot: number): GreyPicture {
  const digits = [...String(Math.round(shekelsOf(agorot)))].map(Number);
  const step = digit.width + digit.gap;
  const left = Math.round((width - digits.length * step + digit.gap) / 2);
  const line = (y: number, long: number, right = 324): Box => ({
    x: right - long,
    y,
    width: long,
    height: 10,
    tone: "line",
  });
  const rows = [348, 396, 444, 492].flatMap((y, at) => [
    line(y, 64),
    line(y, 96 + 24 * (at % 3), 156 + 24 * (at % 3)),
  ]);
  const boxes: Box[] = [
    { x: 0, y: 0, width, height: 96, tone: "band" },
    { x: 24, y: 136, width: width - 48, height: 164, tone: "note" },
    ...digits.flatMap((value, at) => digitBoxes(value, left + at * step, 176)),
    ...rows,
    { x: 24, y: 560, width: width - 48, height: 48, tone: "band" },
  ];
  const values = new Uint8Array(width * height).fill(tones.screen);
  for (const { x, y, width: wide, height: high, tone } of boxes) {
    for (let row = y; row < y + high; row += 1) {
      values.fill(tones[tone], row * width + x, row * width + x + wide);
    }
  }
  return { width, height, values };
}

/** A picture of a transfer, and its look. */
export function transferPicture(agorot: number) {
  const picture = drawTransfer(agorot);
  const data = Uint8ClampedArray.from({ length: picture.values.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (picture.values[at >> 2] ?? 0),
  );
  return { content: encodeJpeg(picture), look: lookOf({ ...picture, data }) };
}
