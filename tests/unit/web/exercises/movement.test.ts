import { describe, expect, it } from "vitest";
import { drawingOf } from "../../../../domain/libraries/movement/drawing.ts";
import { pathsOf } from "../../../../domain/libraries/movement/paths.ts";
import { type MovingShape, motionOf } from "../../../../web/exercises/movement/motion.ts";
import { stillOf } from "../../../../web/exercises/movement/still.ts";
import { drawnData, drawnMovement } from "../../../support/movements.ts";

const ids = Object.keys(drawnData);
const drawn = (id: string) => {
  const movement = drawnMovement(id);
  return { movement, drawing: drawingOf(movement) };
};

const numbers = (text: string) => [...text.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(Number);
const turnOf = (transform: string) => Number(/rotate\((.*?)deg/.exec(transform)?.[1]);

describe("a still", () => {
  it("holds both ends of every movement within its card, in few paths", () => {
    for (const id of ids) {
      const { movement, drawing } = drawn(id);
      const still = stillOf(movement, drawing, false);
      expect(still.figures, id).toHaveLength(2);
      expect(still.width / still.height, id).toBeCloseTo(4 / 3, 5);
      for (const { x, y, paths } of still.figures) {
        expect(paths.length, id).toBeLessThanOrEqual(45);
        for (const { d } of paths) {
          for (const [px = 0, py = 0] of [...d.matchAll(/[ML](\S+) (\S+?)(?=[MLAZ])/g)].map(
            ([, a, b]) => [Number(a), Number(b)],
          )) {
            expect(px + x, `${id} ${d}`).toBeGreaterThanOrEqual(-1);
            expect(px + x, id).toBeLessThanOrEqual(still.width + 1);
            expect(py + y, id).toBeGreaterThanOrEqual(-1);
            expect(py + y, id).toBeLessThanOrEqual(still.height + 1);
          }
        }
      }
    }
  });

  it("has the start where reading begins", () => {
    const { movement, drawing } = drawn("legs-barbell-squat");
    const xs = (isRtl: boolean) => stillOf(movement, drawing, isRtl).figures.map(({ x }) => x);
    const [left, right] = xs(false);
    expect(left).toBeLessThan(right ?? 0);
    expect(xs(true)).toEqual([right, left]);
  });
});

describe("a motion", () => {
  it("has the same shapes at every frame, and numbers alone", () => {
    for (const id of ids) {
      const { movement, drawing } = drawn(id);
      const { shapes, moments, seconds } = motionOf(movement, drawing);
      const lengths = new Set(shapes.map(({ frames }) => frames.length).filter((each) => each > 1));
      expect(lengths.size, id).toBe(1);
      for (const { d, frames } of shapes) expect(`${d} ${frames}`, id).not.toMatch(/NaN|Infinity/);
      expect(moments[0]?.at, id).toBe(0);
      expect(moments.at(-1)?.at, id).toBeLessThan(seconds);
      // Beginning and end meet, so that nothing jumps from round to round.
      for (const { frames } of shapes) {
        const [first, last] = [frames[0], frames.at(-1)].map((each) => numbers(each ?? ""));
        for (const place of [0, 1])
          expect(last?.[place] ?? 0, id).toBeCloseTo(first?.[place] ?? 0, 1);
      }
    }
  });

  it("turns each shape on the short way", () => {
    for (const id of ids) {
      const { movement, drawing } = drawn(id);
      const limits = ({ d }: MovingShape) => (d ? 180 : 90);
      for (const shape of motionOf(movement, drawing).shapes) {
        for (const [index, frame] of shape.frames.entries()) {
          const before = shape.frames[index - 1];
          if (!before) continue;
          expect(Math.abs(turnOf(frame) - turnOf(before)), id).toBeLessThanOrEqual(
            limits(shape) + 0.01,
          );
        }
      }
    }
  });

  it("stands before its own halo, so that what is near is told from what is behind", () => {
    const { movement, drawing } = drawn("legs-barbell-squat");
    const near = motionOf(movement, drawing).shapes.filter(({ tone }) => tone === "body-near");
    const halos = near.filter(({ halo }) => halo).length;
    expect(halos).toBeGreaterThan(0);
    expect(near.length).toBe(2 * halos);
  });
});

describe("the paths of a drawing", () => {
  it("all run clockwise, so that none cuts a hole into another", () => {
    for (const id of ids) {
      const { movement, drawing } = drawn(id);
      for (const pose of movement.poses) {
        for (const { d } of pathsOf(drawing.at(pose))) {
          for (const polygon of d.split("Z").filter((part) => part && !part.includes("A"))) {
            const points = polygon
              .slice(1)
              .split("L")
              .map((point) => point.split(" ").map(Number));
            const area = points.reduce((sum, [x = 0, y = 0], index) => {
              const [nx = 0, ny = 0] = points[(index + 1) % points.length] ?? [];
              return sum + x * ny - nx * y;
            }, 0);
            expect(area, `${id} ${polygon}`).toBeGreaterThanOrEqual(-0.5);
          }
        }
      }
    }
  });
});
