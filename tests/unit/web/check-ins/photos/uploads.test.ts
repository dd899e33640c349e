import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../../web/lib/session/api-error.ts";
import {
  lacksPhotos,
  withoutRefused,
} from "../../../../../web/trainee/check-ins/photos/uploads.ts";

const answers = [
  { questionId: "energy", value: 4 },
  { questionId: "obstacles", value: ["time"] },
  { questionId: "sizes", value: { waist: 80 } },
  { questionId: "photos", value: { front: "a", side: "b" } },
];

describe("answers without refused photos", () => {
  it("keep everything else", () => {
    expect(withoutRefused(answers, new Map())).toEqual(answers);
    expect(withoutRefused(answers, new Map([["a", undefined]]))).toEqual([
      ...answers.slice(0, 3),
      { questionId: "photos", value: { side: "b" } },
    ]);
  });

  it("skip a question that loses all of them", () => {
    const refused = new Map([
      ["a", undefined],
      ["b", undefined],
    ]);
    expect(withoutRefused(answers, refused)).toEqual(answers.slice(0, 3));
  });

  it("keep the sent photo that a refused one would have replaced", () => {
    expect(withoutRefused(answers, new Map([["a", "sent"]]))).toEqual([
      ...answers.slice(0, 3),
      { questionId: "photos", value: { front: "sent", side: "b" } },
    ]);
  });
});

describe("a refusal", () => {
  const refusal = (fields: ApiError["fields"]) => new ApiError("invalid_request", { fields });
  const lacks = (error: ApiError) => lacksPhotos(error, answers);
  it("is for missing photos alone", () => {
    const missing = refusal({ "answers.photos": { code: "no_such_file" } });
    expect(lacks(missing)).toBe(true);
    expect(lacksPhotos(missing, answers.slice(0, 3))).toBe(false);
    // A recording is missing, beside photos that are there or not.
    const spoken = { "answers.wish": { code: "no_such_file" } } as const;
    expect(lacks(refusal(spoken))).toBe(false);
    expect(lacks(refusal({ ...spoken, "answers.photos": { code: "no_such_file" } }))).toBe(false);
    expect(
      lacks(
        refusal({
          "answers.photos": { code: "no_such_file" },
          "answers.pain": { code: "required" },
        }),
      ),
    ).toBe(false);
    expect(lacks(refusal({}))).toBe(false);
    expect(lacks(new ApiError("check_in_closed"))).toBe(false);
  });
});
