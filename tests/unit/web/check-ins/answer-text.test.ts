import { describe, expect, it } from "vitest";
import type { CheckInFacts } from "../../../../domain/check-ins/facts.ts";
import { answerText, factTexts } from "../../../../web/check-ins/answer-text.ts";
import { energy, obstacles, photos, sleep, waist, win } from "./samples.ts";

describe("an answer in words", () => {
  it.each([
    [energy, 4, "4 من 5"],
    [sleep, 7.5, "7.5\u00a0ساعة"],
    [obstacles, ["travel", "time"], "الوقت، السفر"],
    [win, "نمت مبكراً", "نمت مبكراً"],
    [photos, { back: "c", front: "a", side: "b" }, "3 صور: أمام، جانب، خلف"],
    [photos, { side: "b" }, "صورة واحدة: جانب"],
    [
      waist,
      { fatPercentage: 21, waist: 84.5 },
      "نسبة الدهون \u206621.0%\u2069، محيط الخصر 84.5\u00a0سم",
    ],
  ] as const)("of %o", (question, value, text) => {
    expect(answerText(question, value)).toBe(text);
  });

  it("is none for a question that was left open", () => {
    expect(answerText(energy, null)).toBeUndefined();
  });
});

const none: CheckInFacts = {
  weight: null,
  weightChange: null,
  steps: null,
  exercises: { done: 0, assigned: 0 },
  meals: { done: 0, assigned: 0 },
};

describe("a fact in words", () => {
  it.each([
    [-0.4, "أقل من الأسبوع السابق بـ0.4\u00a0كغ"],
    [0.4, "أكثر من الأسبوع السابق بـ0.4\u00a0كغ"],
    [0, "كما في الأسبوع السابق"],
  ])("tells a weight's change of %d", (weightChange, change) => {
    expect(factTexts("weight", { ...none, weight: 78.2, weightChange })).toEqual([
      "78.2\u00a0كغ",
      change,
    ]);
  });

  it("tells done of planned items, and steps with grouped thousands", () => {
    expect(factTexts("meals", { ...none, meals: { done: 18, assigned: 21 } })).toEqual([
      "18 من 21",
    ]);
    expect(factTexts("steps", { ...none, steps: 8240 })).toEqual(["8,240\u00a0خطوة في اليوم"]);
  });

  it.each(["weight", "steps", "meals", "exercises"] as const)(
    "of %s is empty if nothing is known",
    (fact) => {
      expect(factTexts(fact, none)).toEqual([]);
    },
  );
});
