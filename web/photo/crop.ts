import { clamp } from "../../domain/numerals.ts";

/** A square of a picture, by its middle and its side, in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

/** How much closer than the whole width one may come. */
export const closest = 4;

const largestSide = ({ width, height }: Size) => Math.min(width, height);

/** As much of a picture as a square holds, from its middle. */
export const wholeCrop = (picture: Size): Crop => ({
  x: picture.width / 2,
  y: picture.height / 2,
  side: largestSide(picture),
});

/** The same square within the picture: never wider than it, never over its edge. */
function within({ x, y, side }: Crop, picture: Size): Crop {
  const whole = largestSide(picture);
  const kept = clamp(side, whole / closest, whole);
  const half = kept / 2;
  return {
    x: clamp(x, half, picture.width - half),
    y: clamp(y, half, picture.height - half),
    side: kept,
  };
}

/** Moved by pixels of the picture. */
export const movedBy = (crop: Crop, dx: number, dy: number, picture: Size): Crop =>
  within({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture);

/** Closer or further around its middle: 1 shows the whole width, `closest` the least. */
export const zoomedTo = (crop: Crop, zoom: number, picture: Size): Crop =>
  within({ ...crop, side: largestSide(picture) / zoom }, picture);

/** How close it is, from 1. */
export const zoomOf = ({ side }: Crop, picture: Size): number => largestSide(picture) / side;

/** The part of the picture that is kept. */
export const partOf = ({ x, y, side }: Crop) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});
