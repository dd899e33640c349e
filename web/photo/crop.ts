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

/** Maximum zoom, relative to the whole width. */
export const closest = 4;

const largestSide = ({ width, height }: Size) => Math.min(width, height);

/** The largest centred square of a picture. */
export const wholeCrop = (picture: Size): Crop => ({
  x: picture.width / 2,
  y: picture.height / 2,
  side: largestSide(picture),
});

/** The square limited to the picture's size and edges. */
function within({ x, y, side }: Crop, picture: Size): Crop {
  const whole = largestSide(picture);
  const allowed = clamp(side, whole / closest, whole);
  const half = allowed / 2;
  return {
    x: clamp(x, half, picture.width - half),
    y: clamp(y, half, picture.height - half),
    side: allowed,
  };
}

/** The crop moved by pixels of the picture. */
export const movedBy = (crop: Crop, dx: number, dy: number, picture: Size): Crop =>
  within({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture);

/** The crop zoomed around its middle: 1 shows the whole width, `closest` the smallest part. */
export const zoomedTo = (crop: Crop, zoom: number, picture: Size): Crop =>
  within({ ...crop, side: largestSide(picture) / zoom }, picture);

/** The zoom of a crop, from 1. */
export const zoomOf = ({ side }: Crop, picture: Size): number => largestSide(picture) / side;

/** The crop as a rectangle of the picture. */
export const partOf = ({ x, y, side }: Crop) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});
