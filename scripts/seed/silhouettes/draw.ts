import type { GreyPicture } from "./jpeg.ts";

/** A point of an outline, in pixels from the upper left. */
export type Point = readonly [x: number, y: number];

/** A filled outline of one grey. */
export interface Area {
  outline: readonly Point[];
  grey: number;
}

/** Parts of a row and of a pixel between which edges are smooth. */
const rowParts = 4;
const curveParts = 5;

/** A closed curve through the points (Catmull-Rom). */
function curveThrough(points: readonly Point[]): Point[] {
  const at = (index: number) =>
    points[(index + points.length) % points.length] ?? ([0, 0] as const);
  return points.flatMap((_, index) =>
    Array.from({ length: curveParts }, (_, part): Point => {
      const t = part / curveParts;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      return [along(0), along(1)];
    }),
  );
}

/** Where a line crosses an outline, from left to right. */
function crossingsOf(outline: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let [x, top] = outline.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of outline) {
    if (top <= y !== nextY <= y) crossings.push(x + ((y - top) / (nextY - top)) * (nextX - x));
    [x, top] = [nextX, nextY];
  }
  return crossings.sort((a, b) => a - b);
}

/** Adds the covered part of each pixel of a row, 0 to 1. */
function coverRow(covered: Float32Array, outline: readonly Point[], y: number): void {
  for (let part = 0; part < rowParts; part++) {
    const crossings = crossingsOf(outline, y + (part + 0.5) / rowParts);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = crossings.slice(at, at + 2);
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(covered.length, to); x++) {
        const share = Math.min(to, x + 1) - Math.max(from, x);
        covered[x] = (covered[x] ?? 0) + share / rowParts;
      }
    }
  }
}

/** Draws areas over a ground, later ones over earlier ones. */
export function drawAreas(
  { width, height, ground }: { width: number; height: number; ground: (y: number) => number },
  areas: readonly Area[],
): GreyPicture {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) values.fill(ground(y), y * width, (y + 1) * width);
  const covered = new Float32Array(width);
  for (const { outline, grey } of areas) {
    const curve = curveThrough(outline);
    const [across, down] = [curve.map(([x]) => x), curve.map(([, y]) => y)];
    const left = Math.max(0, Math.floor(Math.min(...across)));
    const right = Math.min(width, Math.ceil(Math.max(...across)));
    const bottom = Math.min(height, Math.max(...down));
    for (let y = Math.max(0, Math.floor(Math.min(...down))); y < bottom; y++) {
      covered.fill(0);
      coverRow(covered, curve, y);
      for (let x = left; x < right; x++) {
        const [share, under] = [covered[x] ?? 0, values[y * width + x] ?? 0];
        values[y * width + x] = Math.round(under + (grey - under) * share);
      }
    }
  }
  return { width, height, values };
}
