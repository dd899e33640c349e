import { describe, expect, it } from "vitest";
import { answerProblem, photosIn } from "../../../../domain/check-ins/answers.ts";
import { isAskedForPhotos, photoRefusal } from "../../../../domain/check-ins/progress-photos.ts";
import {
  formProblems,
  type Question,
  questionsFor,
} from "../../../../domain/check-ins/questions.ts";
import { newId } from "../../../../domain/id.ts";

const photos: Extract<Question, { kind: "photos" }> = {
  id: newId(),
  kind: "photos",
  text: "صور الشهر",
  englishText: null,
  required: false,
  audience: "all",
  flag: null,
  poses: ["front", "side"],
};
const words: Question = { ...photos, id: newId(), kind: "short_text" };

describe("photoRefusal", () => {
  it.each([
    [18, null],
    [17, "under_18"],
    [null, "age_unknown"],
  ] as const)("of the age %s is %s", (age, refusal) => {
    expect(photoRefusal(age)).toBe(refusal);
  });
});

describe("a question for photos", () => {
  it("is asked of adults who did not refuse", () => {
    const asked = (age: number | null, refusedAt: number | null) =>
      questionsFor([photos, words], {
        gender: null,
        isAskedForPhotos: isAskedForPhotos(age, refusedAt),
      });
    expect(asked(30, null)).toEqual([photos, words]);
    expect(asked(30, 1)).toEqual([words]);
    expect(asked(17, null)).toEqual([words]);
    expect(asked(null, null)).toEqual([words]);
  });

  it("is never required, has poses, and is not a form's only question", () => {
    expect(formProblems([{ ...photos, required: true }, words])).toEqual({
      "questions.0.required": { code: "invalid" },
    });
    expect(formProblems([{ ...photos, poses: [] }, words])).toEqual({
      "questions.0.poses": { code: "choose_one" },
    });
    expect(formProblems([photos])).toEqual({ questions: { code: "required" } });
    expect(formProblems([photos, words])).toBeUndefined();
  });

  it("is answered by an own photo of each pose", () => {
    const [front, side] = [newId(), newId()];
    expect(answerProblem(photos, { front, side })).toBeUndefined();
    expect(answerProblem(photos, { front })).toBeUndefined();
    expect(answerProblem(photos, {})).toEqual({ code: "required" });
    expect(answerProblem(photos, { back: front })).toEqual({ code: "unknown_choice" });
    expect(answerProblem(photos, { front, side: front })).toEqual({ code: "not_an_id" });
    expect(answerProblem(photos, { front: "x" })).toEqual({ code: "not_an_id" });
    expect(answerProblem(photos, [front])).toEqual({ code: "invalid" });
    expect(photosIn([{ question: photos, value: { front, side } }])).toEqual([
      { questionId: photos.id, pose: "front", id: front },
      { questionId: photos.id, pose: "side", id: side },
    ]);
  });
});
