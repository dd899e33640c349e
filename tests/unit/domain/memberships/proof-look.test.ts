import { describe, expect, it } from "vitest";
import { isAlike, lookOf, lookPattern } from "../../../../domain/memberships/proof-look.ts";

interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The digits 0 to 9 in three by five points. */
const digits = [31599, 9362, 29671, 29647, 23497, 31183, 31215, 29257, 31727, 31695];

/** A receipt of one app: the same head, lines and button, with its own digits. */
function receipt(lines: readonly string[]): Picture {
  const [width, height] = [540, 1170];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const fill = (x: number, y: number, wide: number, high: number, grey: number) => {
    for (let row = y; row < y + high; row += 1) {
      for (let column = x; column < x + wide; column += 1) {
        data.fill(grey, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  };
  fill(0, 0, width, 150, 90);
  fill(220, 190, 100, 100, 120);
  fill(30, 1020, 480, 65, 110);
  for (const [at, text] of lines.entries()) {
    const size = at === 0 ? 9 : 5;
    const y = 360 + at * 100;
    fill(30, y + 60, 480, 2, 220);
    for (const [place, digit] of [...text].entries()) {
      const bits = digits[Number(digit)] ?? 0;
      for (let point = 0; point < 15; point += 1) {
        if (((bits >> (14 - point)) & 1) === 0) continue;
        const column = point % 3;
        const row = Math.floor(point / 3);
        fill(40 + (place * 4 + column) * size, y + row * size, size, size, 20);
      }
    }
  }
  return { data, width, height };
}

/** The mean grey of a square of a picture. */
function meanOf({ data, width, height }: Picture, left: number, top: number, side: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top); y < Math.min(height, top + side); y += 1) {
    for (let x = Math.floor(left); x < Math.min(width, left + side); x += 1) {
      sum += data[(y * width + x) * 4] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/** The same picture at another size, as a canvas draws it, with each grey changed. */
function redrawn(from: Picture, scale: number, grey = (value: number) => value): Picture {
  const [width, height] = [Math.round(from.width * scale), Math.round(from.height * scale)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = grey(meanOf(from, x / scale, y / scale, Math.max(1, 1 / scale)));
      data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

/** Without rows above and below. */
function cutAbove({ data, width, height }: Picture, rows: number): Picture {
  return { data: data.slice(rows * width * 4), width, height: height - rows };
}

const sent = receipt(["25000", "2630144882", "0310202614"]);
const look = lookOf(sent);

describe("the look of a receipt", () => {
  it("is a text of rows that the server accepts", () => {
    expect(look).toMatch(lookPattern);
  });

  it.each([
    ["half as large", redrawn(sent, 0.5)],
    ["larger", redrawn(sent, 1.37)],
    ["lighter", redrawn(sent, 0.8, (value) => value + 25)],
    ["darker", redrawn(sent, 0.8, (value) => value * 0.75)],
    ["of less contrast", redrawn(sent, 1, (value) => 128 + (value - 128) * 0.7)],
    ["cut above", cutAbove(sent, 68)],
  ])("is known again when it is %s", (_, picture) => {
    expect(isAlike(look, lookOf(picture))).toBe(true);
    expect(isAlike(lookOf(picture), look)).toBe(true);
  });

  it.each([
    ["the amount", receipt(["18000", "2630144882", "0310202614"])],
    ["the reference", receipt(["25000", "2633011490", "0310202614"])],
    ["the day", receipt(["25000", "2630144882", "0211202609"])],
  ])("is another one of the same app by %s", (_, picture) => {
    expect(isAlike(look, lookOf(picture))).toBe(false);
    expect(isAlike(look, lookOf(redrawn(picture, 0.5)))).toBe(false);
  });
});
