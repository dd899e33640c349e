import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLine } from "../../../../domain/check-ins/answer-line.ts";
import {
  type Answer,
  answerProblem,
  answersProblems,
  flagsOf,
  isLargeChange,
  isSameAnswer,
  storedAnswers,
} from "../../../../domain/check-ins/answers.ts";
import type { Question } from "../../../../domain/check-ins/questions.ts";
import { newId } from "../../../../domain/id.ts";
import { choice, number, question, scale, yesNo } from "../../../support/questions.ts";

const voice = question({ kind: "voice" });
const spoken = { recordingId: newId(), seconds: 64.6, waveform: [1, 31] };
const waist = question({ kind: "measurements", measured: ["waist", "arm"] });

describe("a large change of a scale", () => {
  it.each([
    [5, 4, 1, true],
    [5, 2, 4, true],
    [5, 3, 4, false],
    [10, 9, 5, false],
    [10, 9, 4, true],
    [5, 4, null, false],
  ] as const)("of 1–%s from %s to %s: %s", (end, before, now, isLarge) => {
    expect(isLargeChange(scale({ end }), now, before)).toBe(isLarge);
  });

  it("is of scales alone", () => {
    expect(isLargeChange(number(), 20, 1)).toBe(false);
  });
});

describe("the problem of an answer", () => {
  it.each<[string, Question, unknown, string | undefined]>([
    ["a point of a scale", scale(), 5, undefined],
    ["a point beyond a scale", scale(), 6, "out_of_range"],
    ["half a point", scale(), 2.5, "not_whole"],
    ["a point as text", scale(), "3", "not_a_number"],
    ["yes", yesNo(), "yes", undefined],
    ["does not apply", yesNo(), "not_applicable", undefined],
    ["perhaps", yesNo(), "perhaps", "unknown_choice"],
    ["a number", number(), 7.5, undefined],
    ["a number of 900", number(), 900, "out_of_range"],
    ["no number", number(), Number.NaN, "not_a_number"],
    ["an option", choice(), "b", undefined],
    ["an option that is gone", choice(), "z", "unknown_choice"],
    ["several options", choice({ kind: "choices" }), ["a", "b"], undefined],
    ["none of several options", choice({ kind: "choices" }), [], "choose_one"],
    ["a text", question({ kind: "short_text" }), "سفر", undefined],
    ["a long short text", question({ kind: "short_text" }), "س".repeat(201), "too_long"],
    ["a blank text", question({ kind: "long_text" }), "  ", "required"],
    ["measurements", waist, { waist: 82.5 }, undefined],
    ["a measurement out of range", waist, { waist: 900 }, "out_of_range"],
    ["a measurement that was not asked", waist, { neck: 40 }, "unknown_choice"],
    ["no measurement", waist, {}, "required"],
    ["a recording", voice, spoken, undefined],
    ["a recording without an id", voice, { ...spoken, recordingId: "../1" }, "not_an_id"],
    ["a recording of 20 minutes", voice, { ...spoken, seconds: 1200 }, "out_of_range"],
    ["words in place of a recording", voice, "سفر", "invalid"],
    ["an answer to a fact", question({ kind: "fact", fact: "weight" }), 70, "invalid"],
  ])("is right for %s", (_, asked, value, code) => {
    expect(answerProblem(asked, value)?.code).toBe(code);
  });

  it("never throws at any value", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const asked of [scale(), yesNo(), number(), choice(), voice, waist])
          answerProblem(asked, value);
      }),
    );
  });
});

describe("the problems of answers", () => {
  const questions = [scale({ id: "energy", required: true }), yesNo({ id: "pain" })];

  it("name a missing one, and none that may be left open", () => {
    expect(answersProblems(questions, new Map())).toEqual({ energy: { code: "required" } });
  });

  it("name an answer to a question that nobody asked", () => {
    const given = new Map<string, unknown>([
      ["energy", 3],
      ["gone", 1],
    ]);
    expect(answersProblems(questions, given)).toEqual({ gone: { code: "invalid" } });
  });

  it("take an answer to a removed question, and miss none", () => {
    const removed = questions.map((each) => ({ ...each, isRemoved: true as const }));
    expect(answersProblems(removed, new Map([["energy", 3]]))).toBeUndefined();
    expect(answersProblems(removed, new Map())).toBeUndefined();
  });
});

describe("stored answers", () => {
  it("keep the form's order and open ones, without facts and removed ones that nobody answered", () => {
    const questions = [
      question({ kind: "fact", fact: "steps", id: "fact" }),
      scale({ id: "energy" }),
      { ...yesNo({ id: "removed" }), isRemoved: true as const },
      yesNo({ id: "pain" }),
    ];
    const stored = storedAnswers(questions, new Map([["pain", "yes"]]));
    expect(stored.map(({ question: { id }, value }) => [id, value])).toEqual([
      ["energy", null],
      ["pain", "yes"],
    ]);
  });
});

describe("flags", () => {
  const low = scale({ id: "energy", flag: { when: "at_most", value: 2, times: 2 } });
  const answered = (value: Answer["value"], asked = low): Answer => ({ question: asked, value });

  it.each([
    ["the first low one", 2, [], []],
    ["the second in a row", 2, [1], ["energy"]],
    ["a low one after a good one", 2, [4], []],
    ["a good one after low ones", 3, [1, 1], []],
    ["a low one after an open one", 1, [null], []],
  ])("are right for %s", (_, value, earlier, expected) => {
    const before = earlier.map((each) => [answered(each)]);
    expect(flagsOf([answered(value)], before)).toEqual(expected);
  });

  it("mark an answer, and one of several", () => {
    const pain = yesNo({ id: "pain", flag: { when: "answer", answers: ["yes"] } });
    const where = choice({
      kind: "choices",
      id: "where",
      flag: { when: "answer", answers: ["b"] },
    });
    const answers = [answered("yes", pain), answered(["a", "b"], where)];
    expect(flagsOf(answers, [])).toEqual(["pain", "where"]);
  });
});

describe("two values", () => {
  it.each([
    ["options in another order", ["a", "b"], ["b", "a"], true],
    ["measurements in another order", { waist: 1, arm: 2 }, { arm: 2, waist: 1 }, true],
    ["an open one and 0", null, 0, false],
    ["equal words", "سفر", "سفر", true],
  ])("compare %s", (_, one, other, expected) => {
    expect(isSameAnswer(one, other)).toBe(expected);
  });
});

describe("an answer in a file", () => {
  it.each<[Question, Answer["value"], string]>([
    [scale(), 4, "4"],
    [yesNo(), "yes", "✓"],
    [choice({ kind: "choices" }), ["b", "a"], "a، b"],
    [waist, { waist: 82.5 }, "waist 82.5"],
    [yesNo(), null, ""],
  ])("has the question's words and the value", (asked, value, expected) => {
    expect(answerLine({ question: asked, value })).toBe(`${asked.text}: ${expected}`);
  });
});
