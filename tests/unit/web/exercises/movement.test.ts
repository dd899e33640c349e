import { describe, expect, it } from "vitest";
import { drawingOf } from "../../../../domain/libraries/movement/drawing.ts";
import { pathsOf } from "../../../../domain/libraries/movement/paths.ts";
import { type MovingShape, motionOf } from "../../../../web/exercises/movement/motion.ts";
import { stillOf } from "../../../../web/exercises/movement/still.ts";
import { movementData, readMovement } from "../../../support/movements.ts";

const ids = Object.keys(movementData);
const drawn = (id: string) => {
  const movement = readMovement(id);
  return { movement, drawing: drawingOf(movement) };
};

/** A place with an error. They are many, so a test lists them and expects an empty list. */
type Fault = string;

const motions = new Map<string, ReturnType<typeof motionOf>>();
function motion(id: string) {
  let made = motions.get(id);
  if (!made) {
    const { movement, drawing } = drawn(id);
    made = motionOf(movement, drawing);
    motions.set(id, made);
  }
  return made;
}

const numbers = (text: string) => [...text.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(Number);
const turnOf = (transform: string) => Number(/rotate\((.*?)deg/.exec(transform)?.[1]);

describe("a still", () => {
  it("holds both ends of every movement within its card, in few paths", () => {
    const outside: Fault[] = [];
    for (const id of ids) {
      const { movement, drawing } = drawn(id);
      const still = stillOf(movement, drawing, false);
      const within = (at: number, size: number) => at >= -1 && at <= size + 1;
      expect(still.figures, id).toHaveLength(2);
      expect(still.width / still.height, id).toBeCloseTo(4 / 3, 5);
      for (const { x, y, paths } of still.figures) {
        expect(paths.length, id).toBeLessThanOrEqual(45);
        for (const { d } of paths) {
          for (const [, a, b] of d.matchAll(/[ML](\S+) (\S+?)(?=[MLAZ])/g)) {
            const isWithin =
              within(Number(a) + x, still.width) && within(Number(b) + y, still.height);
            if (!isWithin) outside.push(`${id} ${a} ${b}`);
          }
        }
      }
    }
    expect(outside).toEqual([]);
  });

  it("has the start on the side where reading begins", () => {
    const { movement, drawing } = drawn("legs-barbell-squat");
    const xs = (isRtl: boolean) => stillOf(movement, drawing, isRtl).figures.map(({ x }) => x);
    const [left, right] = xs(false);
    expect(left).toBeLessThan(right ?? 0);
    expect(xs(true)).toEqual([right, left]);
  });
});

describe("a motion", () => {
  it("has the same shapes at every frame, and only finite numbers", () => {
    const jumping: Fault[] = [];
    for (const id of ids) {
      const { shapes, moments, seconds } = motion(id);
      const lengths = new Set(shapes.map(({ frames }) => frames.length).filter((each) => each > 1));
      expect(lengths.size, id).toBe(1);
      const odd = shapes.filter(({ d, frames }) => /NaN|Infinity/.test(`${d} ${frames}`));
      expect(odd, id).toEqual([]);
      expect(moments[0]?.at, id).toBe(0);
      expect(moments.at(-1)?.at, id).toBeLessThan(seconds);
      // Beginning and end meet, so that nothing jumps between rounds.
      for (const { frames } of shapes) {
        const [first, last] = [frames[0], frames.at(-1)].map((each) => numbers(each ?? ""));
        for (const place of [0, 1])
          if (!(Math.abs((last?.[place] ?? 0) - (first?.[place] ?? 0)) < 0.05))
            jumping.push(`${id} ${frames.at(-1)}`);
      }
    }
    expect(jumping).toEqual([]);
  });

  it("turns each shape the short way", () => {
    const around: Fault[] = [];
    for (const id of ids) {
      const limits = ({ d }: MovingShape) => (d ? 180 : 90);
      for (const shape of motion(id).shapes) {
        const turns = shape.frames.map(turnOf);
        for (const [index, turn] of turns.entries()) {
          const turned = Math.abs(turn - (turns[index - 1] ?? turn));
          if (!(turned <= limits(shape) + 0.01)) around.push(`${id} ${shape.frames[index]}`);
        }
      }
    }
    expect(around).toEqual([]);
  });

  it("has a halo behind each near shape, which separates it from farther ones", () => {
    const near = motion("legs-barbell-squat").shapes.filter(({ tone }) => tone === "body-near");
    const halos = near.filter(({ halo }) => halo).length;
    expect(halos).toBeGreaterThan(0);
    expect(near.length).toBe(2 * halos);
  });
});

describe("the paths of a drawing", () => {
  it("run clockwise, so that none cuts a hole into another", () => {
    const holes: Fault[] = [];
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
            if (!(area >= -0.5)) holes.push(`${id} ${polygon}`);
          }
        }
      }
    }
    expect(holes).toEqual([]);
  });
});
