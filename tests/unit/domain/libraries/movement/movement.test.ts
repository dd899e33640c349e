import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  movementOf,
  poseAt,
  secondsOf,
} from "../../../../../domain/libraries/movement/movement.ts";
import { mirrored, poseOf } from "../../../../../domain/libraries/movement/pose.ts";
import { bodyOf } from "../../../../../domain/libraries/movement/skeleton.ts";
import { atTempo, lengthOfPart } from "../../../../../domain/libraries/movement/tempo.ts";
import type { Vector } from "../../../../../domain/libraries/movement/vector.ts";
import { makeMovement, movementData, readMovement } from "../../../../support/movements.ts";

const worked = { works: [], helps: [] };
const anyId = fc.constantFrom(...Object.keys(movementData));

/** All numbers of a pose, in their order. */
const numbersOf = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(numbersOf)
      : [];

describe("a movement", () => {
  it("takes missing values from the shared one, moment by moment", () => {
    const shared = {
      squat: { view: [30, 8], poses: [{ toes: 15 }, { thigh: [90, 0], trunk: [30, 0, 0] }] },
    } as const;
    const { view, poses } = movementOf(
      { of: "squat", poses: [{ arm: [90, 0] }, { trunk: [10, 0, 0] }] },
      shared,
      worked,
    );
    expect(view).toEqual([30, 8]);
    expect(
      poses.map(({ trunk, right }) => [trunk[0], right.thigh[0], right.toes, right.arm[0]]),
    ).toEqual([
      [0, 0, 15, 90],
      [10, 90, 15, 90],
    ]);
  });

  it("goes back through its moments, with the same durations by default", () => {
    const poses = [0, 10, 20].map((forwards) => ({ trunk: [forwards, 0, 0] as const }));
    const through = (seconds: number[]) =>
      movementOf({ poses, seconds, effort: "out" }, {}, worked).moments.map((moment) => [
        moment.pose.trunk[0],
        moment.seconds,
        moment.phase,
      ]);
    expect(through([0.5, 2])).toEqual([
      [0, 0.5, "effort"],
      [10, 2, "effort"],
      [20, 2, "return"],
      [10, 0.5, "return"],
    ]);
    expect(through([1, 1, 3, 4]).map(([, seconds]) => seconds)).toEqual([1, 1, 4, 3]);
  });

  it("is done once with each side if it has sides", () => {
    const { moments } = movementOf(
      { way: "sides", poses: [{ right: { thigh: [40, 0] }, trunk: [0, 5, 10] }, {}] },
      {},
      worked,
    );
    const [first, , other] = moments.map(({ pose }) => pose);
    expect([first?.right.thigh[0], first?.left.thigh[0]]).toEqual([40, 0]);
    expect([other?.right.thigh[0], other?.left.thigh[0]]).toEqual([0, 40]);
    expect(other?.trunk).toEqual([0, -5, -10]);
  });

  it("is the same when it is mirrored twice", () => {
    for (const { poses = [] } of Object.values(movementData)) {
      for (const pose of poses) {
        expect(poseOf(mirrored(mirrored(pose)))).toEqual(poseOf(pose));
      }
    }
  });

  it("turns the palms inwards, each to the middle, and thumbs up on the way", () => {
    const pose = poseOf({ arm: [0, 0], fore: [90, 0], turn: 90 });
    const { right, left } = bodyOf(pose, { hands: "world", flat: false, oneLeg: false });
    const rounded = (direction: Vector) =>
      direction.map((each) => Math.round(each * 1e6) / 1e6 + 0);
    expect([right, left].map(({ fore }) => rounded(fore.front))).toEqual([
      [0, 0, -1],
      [0, 0, 1],
    ]);
    expect([right, left].map(({ fore }) => rounded(fore.out))).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  it("never overshoots a moment, and starts again after its cycle", () => {
    fc.assert(
      fc.property(anyId, fc.double({ min: 0, max: 1, noNaN: true }), (id, part) => {
        const movement = readMovement(id);
        const time = part * secondsOf(movement);
        const now = numbersOf(poseAt(movement, time));
        const moments = movement.moments.map(({ pose }) => numbersOf(pose));
        for (const [index, value] of now.entries()) {
          const all = moments.map((numbers) => numbers[index] ?? 0);
          expect(value).toBeGreaterThanOrEqual(Math.min(...all) - 1e-6);
          expect(value).toBeLessThanOrEqual(Math.max(...all) + 1e-6);
        }
        const later = numbersOf(poseAt(movement, time + 3 * secondsOf(movement)));
        for (const [index, value] of later.entries()) expect(value).toBeCloseTo(now[index] ?? 0, 6);
      }),
      { numRuns: 300 },
    );
  });

  it("never jumps", () => {
    fc.assert(
      fc.property(anyId, fc.double({ min: 0, max: 1, noNaN: true }), (id, part) => {
        const movement = readMovement(id);
        const time = part * secondsOf(movement);
        const [now, next] = [time, time + 1e-4].map((at) => numbersOf(poseAt(movement, at)));
        for (const [index, value] of (now ?? []).entries())
          expect(Math.abs((next?.[index] ?? 0) - value)).toBeLessThan(0.5);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a plan's tempo", () => {
  const tempo = { lower: 3, pauseBelow: 1, lift: null, pauseAbove: 2 };
  const timed = (effort: "out" | "back" | "even") =>
    atTempo(makeMovement({ effort }), tempo).moments.map(({ phase, seconds }) => [phase, seconds]);

  it("gives lowering, stop, lift and stop their seconds", () => {
    expect(timed("back")).toEqual([
      ["return", 3],
      ["hold", 1],
      ["effort", 0.5],
      ["hold", 2],
    ]);
  });

  it("starts with the lift if the movement does", () => {
    expect(timed("out")).toEqual([
      ["effort", 0.5],
      ["hold", 2],
      ["return", 3],
      ["hold", 1],
    ]);
  });

  it("applies to each side, over all moments of a part", () => {
    const lunge = movementOf(
      {
        way: "sides",
        seconds: [1, 3, 1],
        phases: ["return", "return", "effort"],
        poses: [{}, { toes: 5 }, { toes: 10 }],
      },
      {},
      worked,
    );
    const { moments } = atTempo(lunge, tempo);
    const side = [
      ["return", 0.75],
      ["return", 2.25],
      ["hold", 1],
      ["effort", 0.5],
      ["hold", 2],
    ];
    expect(moments.map(({ phase, seconds }) => [phase, seconds])).toEqual([...side, ...side]);
    expect(lengthOfPart(moments, "return")).toBe(3);
    expect(lengthOfPart(moments, "even")).toBe(0);
  });

  it("keeps a movement's own stop", () => {
    const { moments } = atTempo(readMovement("biceps-zottman-curl"), tempo);
    expect(moments.map(({ phase, seconds }) => [phase, seconds])).toEqual([
      ["effort", 0.5],
      ["hold", 1.2],
      ["return", 3],
      ["hold", 0.8],
    ]);
  });

  it("changes nothing in other parts", () => {
    expect(timed("even")).toEqual([
      ["even", 1],
      ["even", 1],
    ]);
  });

  it("stands still while it stops", () => {
    const squat = atTempo(makeMovement({ effort: "back" }), tempo);
    expect(poseAt(squat, 3.2)).toEqual(poseAt(squat, 3.9));
    expect(poseAt(squat, 3.5).trunk[0]).toBe(20);
  });
});
