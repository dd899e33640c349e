import { describe, expect, it } from "vitest";
import {
  answerableBy,
  askedCounts,
  formProblems,
  type Question,
  questionCounts,
  questionsFor,
} from "../../../../domain/check-ins/questions.ts";
import { choice, number, question, scale, yesNo } from "../../../support/questions.ts";

describe("the problems of a form", () => {
  it("are none for questions of every kind", () => {
    const kinds: Question[] = [
      scale(),
      yesNo(),
      number(),
      choice(),
      question({ kind: "short_text" }),
      question({ kind: "measurements", measured: ["waist"] }),
      question({ kind: "fact", fact: "weight" }),
    ];
    const ownIds = kinds.map((each, place) => ({ ...each, id: String(place) }));
    expect(formProblems(ownIds)).toBeUndefined();
  });

  it.each<[string, Question[], string, string]>([
    ["no question", [], "questions", "required"],
    ["facts alone", [question({ kind: "fact", fact: "steps" })], "questions", "required"],
    ["removed questions alone", [{ ...yesNo(), isRemoved: true }], "questions", "required"],
    ["an id twice", [scale({ id: "a" }), yesNo({ id: "a" })], "questions", "invalid"],
    ["equal bounds", [number({ min: 5, max: 5 })], "questions.0.max", "out_of_range"],
    ["bounds the wrong way", [number({ min: 900, max: 5 })], "questions.0.max", "out_of_range"],
    ["one option", [choice({ options: ["a"] })], "questions.0.options", "out_of_range"],
    ["an option twice", [choice({ options: ["a", "a"] })], "questions.0.options", "invalid"],
    [
      "no measurement",
      [question({ kind: "measurements", measured: [] })],
      "questions.0.measured",
      "choose_one",
    ],
    [
      "a flag beyond a scale",
      [scale({ flag: { when: "at_least", value: 6, times: 1 } })],
      "questions.0.flag",
      "invalid",
    ],
    [
      "a flag of an answer that is not offered",
      [choice({ flag: { when: "answer", answers: ["z"] } })],
      "questions.0.flag",
      "invalid",
    ],
    [
      "a bound's flag of a text",
      [question({ kind: "long_text", flag: { when: "at_most", value: 1, times: 1 } })],
      "questions.0.flag",
      "invalid",
    ],
  ])("name %s", (_, questions, path, code) => {
    expect(formProblems(questions)?.[path]).toMatchObject({ code });
  });

  it("name too many questions, without the removed ones", () => {
    const many = Array.from({ length: questionCounts.asked }, (_, place) =>
      yesNo({ id: String(place) }),
    );
    expect(formProblems([...many, { ...yesNo({ id: "x" }), isRemoved: true }])).toBeUndefined();
    expect(formProblems([...many, yesNo({ id: "x" })])?.questions).toMatchObject({
      code: "too_long",
    });
  });
});

describe("the questions of a person", () => {
  const questions = [
    yesNo({ id: "all" }),
    yesNo({ id: "women", audience: "women" }),
    yesNo({ id: "men", audience: "men" }),
    { ...yesNo({ id: "removed" }), isRemoved: true as const },
  ];

  it.each([
    ["female", ["all", "women"]],
    ["male", ["all", "men"]],
    ["other", ["all"]],
    [null, ["all"]],
  ] as const)("are right for %s", (gender, expected) => {
    const asked = questionsFor(questions, { gender, isAskedForPhotos: false });
    expect(asked.map(({ id }) => id)).toEqual(expected);
  });

  it("have photos for those who are asked for them, and never count them", () => {
    const withPhotos: Question[] = [
      yesNo({ id: "all" }),
      { ...yesNo({ id: "photos" }), kind: "photos", poses: ["front"] },
    ];
    const idsFor = (isAskedForPhotos: boolean) =>
      questionsFor(withPhotos, { gender: "female", isAskedForPhotos }).map(({ id }) => id);
    expect(idsFor(true)).toEqual(["all", "photos"]);
    expect(idsFor(false)).toEqual(["all"]);
    expect(askedCounts(withPhotos).female).toBe(1);
  });

  it("leave those of others as removed ones", () => {
    const left = answerableBy(questions, { gender: "male", isAskedForPhotos: true }).filter(
      ({ isRemoved }) => isRemoved,
    );
    expect(left.map(({ id }) => id)).toEqual(["women", "removed"]);
  });
});
