import type { Vector } from "./vector.ts";

/** The colour role of a solid. */
export type Tone =
  | "body"
  | "works"
  | "helps"
  | "gear"
  | "rope"
  | "plate"
  | "pad"
  | "water"
  | "floor";

/** A drawn solid: an ellipsoid or a block by its half axes, or a blunt cone. */
export type Solid = { tone: Tone } & (
  | { kind: "ball"; at: Vector; axes: readonly [Vector, Vector, Vector] }
  | { kind: "cone"; from: Vector; to: Vector; radii: readonly [number, number] }
  | { kind: "slab"; at: Vector; axes: readonly [Vector, Vector, Vector] }
);

export const ball = (tone: Tone, at: Vector, axes: readonly [Vector, Vector, Vector]): Solid => ({
  kind: "ball",
  tone,
  at,
  axes,
});

export const cone = (tone: Tone, from: Vector, to: Vector, first: number, last = first): Solid => ({
  kind: "cone",
  tone,
  from,
  to,
  radii: [first, last],
});

export const slab = (tone: Tone, at: Vector, axes: readonly [Vector, Vector, Vector]): Solid => ({
  kind: "slab",
  tone,
  at,
  axes,
});
