import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeChange, judgeWeight, type Verdict } from "../../../../domain/body/body-change.ts";
import { measurementKinds } from "../../../../domain/body/measurements.ts";
import { type Goal, goals } from "../../../../domain/trainee.ts";

const anyKind = fc.constantFrom(...measurementKinds, "weight" as const);
const anyGoals = fc.subarray([...goals]);
const anyChange = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
const opposite: Record<Verdict, Verdict> = { better: "worse", worse: "better", neutral: "neutral" };

describe("the verdict on a change", () => {
  it.each<[Goal[], Parameters<typeof judgeChange>[0], number, Verdict]>([
    [["weight_loss"], "waist", -2, "better"],
    [["weight_loss"], "waist", 2, "worse"],
    [["weight_loss"], "muscleMass", -1, "worse"],
    [["muscle_gain"], "arm", 1.5, "better"],
    [["muscle_gain"], "fatPercentage", 0.5, "neutral"],
    [["weight_loss", "muscle_gain"], "arm", -1, "neutral"],
    [["weight_loss", "muscle_gain"], "muscleMass", 1, "better"],
    [["weight_loss", "muscle_gain"], "weight", 1, "neutral"],
    [["fitness"], "fatPercentage", -1, "better"],
    [["flexibility", "maintain"], "waist", -5, "neutral"],
    [[], "waist", -5, "neutral"],
  ])("with %j a change of %s by %d is %s … %s", (of, kind, change, verdict) => {
    expect(judgeChange(kind, change, of)).toBe(verdict);
  });

  it("reverses with the direction, and is neutral without a change", () => {
    fc.assert(
      fc.property(anyKind, anyChange, anyGoals, (kind, change, of) => {
        const there = judgeChange(kind, change, of);
        expect(judgeChange(kind, -change, of)).toBe(opposite[there]);
        expect(judgeChange(kind, 0, of)).toBe("neutral");
      }),
    );
  });

  it("depends on the goals alone, not on their order or the size of the change", () => {
    fc.assert(
      fc.property(anyKind, anyChange, anyChange, anyGoals, (kind, one, other, of) => {
        const verdict = judgeChange(kind, one, of);
        expect(judgeChange(kind, other, of)).toBe(verdict);
        expect(judgeChange(kind, one, [...of, ...of].reverse())).toBe(verdict);
        expect(judgeChange(kind, one, [...of, "flexibility", "maintain"])).toBe(verdict);
      }),
    );
  });

  it("says nothing that no single goal says", () => {
    fc.assert(
      fc.property(anyKind, anyChange, anyGoals, (kind, change, of) => {
        const single = of.map((goal) => judgeChange(kind, change, [goal]));
        expect([...single, "neutral"]).toContain(judgeChange(kind, change, of));
      }),
    );
  });
});

describe("the verdict on a change of weight", () => {
  const anyKg = fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10);

  it("follows the target if there is one, whatever the goals", () => {
    fc.assert(
      fc.property(anyKg, anyKg, anyGoals, (current, target, of) => {
        fc.pre(Math.abs(current - target) > 1);
        const away = Math.sign(current - target);
        expect(judgeWeight({ difference: -away, current, target }, of)).toBe("better");
        expect(judgeWeight({ difference: away / 2, current, target }, of)).toBe("worse");
        expect(judgeWeight({ difference: 0, current, target }, of)).toBe("neutral");
      }),
    );
  });

  it("follows the goals without a target", () => {
    fc.assert(
      fc.property(anyKg, anyChange, anyGoals, (current, difference, of) => {
        expect(judgeWeight({ difference, current, target: null }, of)).toBe(
          judgeChange("weight", difference, of),
        );
      }),
    );
  });
});
