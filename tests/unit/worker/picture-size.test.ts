import { describe, expect, it } from "vitest";
import { pictureType } from "../../../domain/first-bytes.ts";
import { blankPicture } from "../../../worker/files/blank-picture.ts";
import {
  avif,
  canvasOfWebp,
  chunk,
  gif,
  jpeg,
  lossless,
  lossy,
  png,
  webp,
  webpOf,
} from "../../support/pictures.ts";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
function sizeOf(picture: string) {
  const bytes = latin(picture);
  return blankPicture(pictureType(bytes) ?? "", bytes);
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

describe("how large a picture is", () => {
  it.each(makers)("is read where a %s says it", (_, make, side) => {
    expect(sizeOf(make({ width: 640, height: 480 }))).toEqual({ width: 640, height: 480 });
    expect(sizeOf(make({ width: side, height: side }))).toEqual({ width: side, height: side });
  });

  it("is the greatest that any part of it says", () => {
    const small = { width: 10, height: 10 };
    const wide = { width: 12_000, height: 4 };
    expect(sizeOf(webpOf(canvasOfWebp(small) + lossy(wide)))).toEqual({
      width: 12_000,
      height: 10,
    });
  });

  it.each(makers.slice(0, 2))("is nothing without an area: %s", (_, make) => {
    expect(sizeOf(make({ width: 0, height: 480 }))).toBeUndefined();
    expect(sizeOf(make({ width: 640, height: 0 }))).toBeUndefined();
  });
});

describe("a picture that is broken off", () => {
  it.each(makers.slice(0, -1))("is none, wherever it ends: %s", (_, make) => {
    const whole = make();
    for (let end = 16; end < whole.length; end++) {
      expect(sizeOf(whole.slice(0, end)), String(end)).toBeUndefined();
    }
    expect(sizeOf(whole)).toBeDefined();
  });

  it.each([
    ["six bytes of a JPEG", "\xff\xd8\xff\xe0\0\x10"],
    ["a JPEG without a picture", "\xff\xd8\xff\xd9"],
    ["a PNG without pixels", png().replace(chunk("IDAT", "pixels"), "")],
    ["a WebP of nothing", webpOf("")],
    ["an AVIF without a size", avif().replace("ispe", "free")],
  ])("is %s", (_, picture) => {
    expect(
      blankPicture(pictureType(latin(picture)) ?? "image/jpeg", latin(picture)),
    ).toBeUndefined();
  });
});
