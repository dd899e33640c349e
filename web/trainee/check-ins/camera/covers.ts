import { clamp } from "../../../../domain/numerals.ts";

/** A part of a picture as fractions of its width and height, 0 to 1. */
export interface Cover {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What of a picture is kept: below the neck, without what opaque boxes cover. */
export interface Framing {
  /** The upper part that is cut off, as a fraction of the height, 0 to `maxTop`. */
  top: number;
  /** In the whole picture, before the cut. */
  covers: readonly Cover[];
}

/** The most of a picture that the cut takes. */
export const maxTop = 0.6;
/** The cut of a new picture: the place of the guide's neck. */
export const guideTop = 0.14;
/** The least width and height of a box. */
const minCover = 0.06;
export const maxCovers = 6;

/** A new box, in the middle of what the cut leaves. */
export const newCover = (top: number): Cover => {
  const height = 0.14;
  return { x: 0.3, y: Math.min(1 - height, top + 0.03), width: 0.4, height };
};

/** A box after a movement, whole inside the picture. */
export const movedBy = (cover: Cover, right: number, down: number): Cover => ({
  ...cover,
  x: clamp(cover.x + right, 0, 1 - cover.width),
  y: clamp(cover.y + down, 0, 1 - cover.height),
});

/** A box whose lower right corner was moved, inside the picture and not too small to hold. */
export const sizedBy = (cover: Cover, right: number, down: number): Cover => ({
  ...cover,
  width: clamp(cover.width + right, minCover, 1 - cover.x),
  height: clamp(cover.height + down, minCover, 1 - cover.y),
});

export const cutAt = (top: number): number => clamp(top, 0, maxTop);
