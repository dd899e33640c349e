import { describe, expect, it } from "vitest";
import { pictureType } from "../../../domain/first-bytes.ts";
import { blankPicture } from "../../../worker/files/blank-picture.ts";
import {
  avif,
  box,
  canvasOfWebp,
  chunk,
  gif,
  headOfAvif,
  jpeg,
  lossless,
  lossy,
  number,
  png,
  propertiesOfAvif,
  riff,
  scan,
  segment,
  webp,
  webpOf,
} from "../../support/pictures.ts";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
function sizeOf(picture: string) {
  const bytes = latin(picture);
  return blankPicture(pictureType(bytes) ?? "", bytes);
}

const scanned = scan.slice(scan.indexOf("\x12"));

/** An AVIF with its Exif as the only item, at the start of its data. */
function avifTelling(widths: number, extents: string, count = 1): string {
  const items = `${number(0, 4)}${number(1, 2)}${box("infe", "\x02\0\0\0\0\x01\0\0Exif\0")}`;
  const meta = (start: number) => {
    const places = `${number(0, 4)}${number(widths, 1)}\x40${number(1, 2)}${number(1, 2)}\0\0${number(start, 4)}${number(count, 2)}${extents}`;
    return box("meta", `\0\0\0\0${propertiesOfAvif()}${box("iinf", items)}${box("iloc", places)}`);
  };
  const start = headOfAvif.length + meta(0).length + 8;
  return `${headOfAvif}${meta(start)}${box("mdat", "pixels")}`;
}

type Maker = (size?: { width?: number; height?: number }) => string;
const makers: [string, Maker, number][] = [
  ["JPEG", jpeg, 60_000],
  ["PNG", png, 60_000],
  ["GIF", gif, 60_000],
  ["WebP", webp, 16_000],
  ["WebP without loss", (size) => webpOf(lossless(size)), 16_000],
  ["WebP with a canvas", (size) => webpOf(canvasOfWebp(size) + lossy()), 60_000],
  ["AVIF", avif, 60_000],
];

describe("the size of a picture", () => {
  it.each(makers)("is read from a %s", (_, make, side) => {
    expect(sizeOf(make({ width: 640, height: 480 }))).toEqual({ width: 640, height: 480 });
    expect(sizeOf(make({ width: side, height: side }))).toEqual({ width: side, height: side });
  });

  it("is the maximum of all its parts", () => {
    const small = { width: 10, height: 10 };
    const wide = { width: 12_000, height: 4 };
    expect(sizeOf(webpOf(canvasOfWebp(small) + lossy(wide)))).toEqual({
      width: 12_000,
      height: 10,
    });
  });

  it.each(makers.slice(0, 2))("is undefined without an area: %s", (_, make) => {
    expect(sizeOf(make({ width: 0, height: 480 }))).toBeUndefined();
    expect(sizeOf(make({ width: 640, height: 0 }))).toBeUndefined();
  });
});

/** Bytes that may be missing at the end: browsers show the picture without them. */
const spare = new Map([
  ["JPEG", scanned.length - 1 + "\xff\xd9".length],
  ["GIF", ";".length],
  ["WebP without loss", "\0".length],
  ["AVIF", "ixels".length],
]);

describe("a truncated picture", () => {
  it.each(makers)("is invalid before its pixels: %s", (name, make) => {
    const whole = make();
    const enough = whole.length - (spare.get(name) ?? 0);
    for (let end = 16; end < enough; end++) {
      expect(sizeOf(whole.slice(0, end)), String(end)).toBeUndefined();
    }
    for (let end = enough; end <= whole.length; end++) {
      expect(sizeOf(whole.slice(0, end)), String(end)).toEqual(sizeOf(whole));
    }
    expect(sizeOf(whole)).toBeDefined();
  });

  it("is invalid within the parts after its pixels", () => {
    const second = gif().slice(gif().indexOf("\x2c"), -1);
    const frames = `${gif().slice(0, -1)}${second}`;
    const table = segment("\xc4", "codes");
    const scans = `${jpeg().slice(0, -2)}${table}`;
    for (const [whole, length] of [
      [frames, second.length],
      [scans, table.length],
    ] as const) {
      expect(sizeOf(whole)).toBeDefined();
      for (let end = whole.length - length + 2; end < whole.length; end++) {
        expect(sizeOf(whole.slice(0, end)), String(end)).toBeUndefined();
      }
    }
  });

  it("is valid if its metadata lie within it", () => {
    expect(sizeOf(avifTelling(0x04, number(6, 4)))).toEqual({ width: 4, height: 3 });
  });

  it("is invalid if only its size includes a padding byte", () => {
    const even = webp();
    const counted = number(even.length - 7, 1);
    expect(sizeOf(`${even.slice(0, 4)}${counted}${even.slice(5)}`)).toBeUndefined();
  });

  it.each([
    ["six bytes of a JPEG", "\xff\xd8\xff\xe0\0\x10"],
    ["a JPEG without a picture", "\xff\xd8\xff\xd9"],
    ["a PNG without pixels", png().replace(chunk("IDAT", "pixels"), "")],
    ["a WebP of nothing", webpOf("")],
    ["a GIF of empty frames", gif().replace("\x06pixels", "")],
    ["a JPEG with an empty scan", jpeg().replace(scanned, "")],
    ["an AVIF without a size", avif().replace("ispe", "free")],
    ["an AVIF without pixels", avif().slice(0, -"pixels".length)],
    [
      "an AVIF with a box beyond its end",
      `${avif().slice(0, -14)}${box("mdat", "pixels").slice(0, -1)}`,
    ],
    ["an AVIF with an item beyond its end", avifTelling(0x04, number(7_777, 4))],
    ["an AVIF with an item without a length", avifTelling(0x04, number(0, 4))],
  ])("is recognised in %s", (_, picture) => {
    expect(
      blankPicture(pictureType(latin(picture)) ?? "image/jpeg", latin(picture)),
    ).toBeUndefined();
  });
});

describe("a picture of very many parts", () => {
  const frame = "\x2c\0\0\0\0\x02\0\x02\0\0\x02\x01a\0";
  const moving = riff("ANMF", `\0\0\0\0\0\0${number(1 << 16, 3)}${number(1 << 16, 3)}\0\0\0\0`);

  it.each([
    ["GIF", `${gif().slice(0, -1)}${frame.repeat(150_000)};`],
    ["WebP", webpOf(canvasOfWebp() + moving.repeat(150_000))],
  ])("has a size like any other: %s", (_, picture) => {
    expect(sizeOf(picture)).toEqual({ width: expect.any(Number), height: expect.any(Number) });
  });

  it.each([
    ["takes no bytes to list a part of an item", avifTelling(0x00, "", 0xffff)],
    ["lists the same part of an item repeatedly", avifTelling(0x01, "\x06".repeat(90), 90)],
  ])("is invalid if it %s: AVIF", (_, picture) => {
    expect(sizeOf(picture)).toBeUndefined();
  });

  it("is invalid with more boxes than any real picture", () => {
    expect(
      sizeOf(`${avifTelling(0x04, number(6, 4))}${box("free", "").repeat(70_000)}`),
    ).toBeUndefined();
  });
});
