import { describe, expect, it } from "vitest";
import type { CheckInFacts } from "../../../../../domain/check-ins/facts.ts";
import type { Question } from "../../../../../domain/check-ins/questions.ts";
import type { CheckInReview } from "../../../../../domain/contract/check-ins/review.ts";
import { factsDraft, withDraft } from "../../../../../web/admin/check-ins/review/facts-draft.ts";

const facts: CheckInFacts = {
  weight: 72.4,
  weightChange: -0.4,
  steps: 8214,
  exercises: { done: 9, assigned: 12 },
  meals: { done: 18, assigned: 21 },
};
const nothing: CheckInFacts = {
  weight: null,
  weightChange: null,
  steps: null,
  exercises: { done: 0, assigned: 0 },
  meals: { done: 0, assigned: 0 },
};
const pain: Question = {
  id: "01a1feef-0000-7000-8000-000000000002",
  kind: "yes_no",
  text: "هل تشعرين بألم؟",
  englishText: null,
  required: true,
  audience: "all",
  flag: { when: "answer", answers: ["yes"] },
};

type Person = Parameters<typeof factsDraft>[0]["person"];

function draftOf(known: CheckInFacts, person: Partial<Person> = {}, flags: string[] = []): string {
  const checkIn = { facts: known, flags, answers: [{ question: pain, value: "yes" }] };
  return factsDraft({
    checkIn: checkIn as unknown as CheckInReview["checkIn"],
    person: { name: "ليان الخطيب", gender: "female", goals: [], targetWeight: null, ...person },
  });
}

describe("the draft of a reply from the facts", () => {
  it("greets by the given name alone when nothing is known", () => {
    expect(draftOf(nothing)).toBe("مرحباً ليان، وصلتني إجاباتك، شكراً لك.");
  });

  it("says the weight with its change, the plan and the steps", () => {
    expect(draftOf(facts)).toBe(
      [
        "مرحباً ليان، وصلتني إجاباتك، شكراً لك.",
        "متوسط وزنك 72.4\u00a0كغ، أقل بـ0.4\u00a0كغ من الأسبوع السابق. في هذا الأسبوع أُنجز من التمارين 9 من 12، ومن الوجبات 18 من 21. متوسط خطواتك 8,214 في اليوم.",
      ].join("\n"),
    );
  });

  it.each([
    [{ weight: 72.4, weightChange: null }, "متوسط وزنك 72.4\u00a0كغ."],
    [{ weight: 72.4, weightChange: 0 }, "كما في الأسبوع السابق."],
    [{ weight: 72.4, weightChange: 0.3 }, "أكثر بـ0.3\u00a0كغ"],
    [{ exercises: { done: 2, assigned: 4 } }, "تمارين الأسبوع المنجزة: 2 من 4."],
    [{ meals: { done: 5, assigned: 9 } }, "وجبات الأسبوع المنجزة: 5 من 9."],
  ])("leaves out what is unknown of %j", (known, said) => {
    const [, second, ...others] = draftOf({ ...nothing, ...known }).split("\n");
    expect(second).toContain(said);
    expect(others).toEqual([]);
  });

  it("calls a change good only when it is towards the goal", () => {
    const good = "في اتجاه هدفك";
    expect(draftOf(facts, { goals: ["weight_loss"] })).toContain(good);
    expect(draftOf(facts, { targetWeight: 65 })).toContain(good);
    expect(draftOf(facts, { goals: ["muscle_gain"] })).not.toContain(good);
  });

  it.each([
    ["female", "أحسنتِ، "],
    ["male", "أحسنت، "],
    [null, "هذا التزام جميل."],
  ] as const)("praises a kept plan by the gender %s", (gender, said) => {
    const kept = {
      ...facts,
      exercises: { done: 11, assigned: 12 },
      meals: { done: 19, assigned: 21 },
    };
    expect(draftOf(kept, { gender })).toContain(said);
    expect(draftOf(facts, { gender })).not.toContain("التزام");
  });

  it("asks about a marked answer, by the gender", () => {
    const asked = (gender: Person["gender"]) => draftOf(nothing, { gender }, [pain.id]);
    expect(asked("female")).toContain("«هل تشعرين بألم؟»: نعم. حدّثيني عنه أكثر.");
    expect(asked("male")).toContain("حدّثني عنه أكثر.");
    expect(asked(null)).toContain("أودّ أن أعرف عنه أكثر.");
  });
});

describe("a reply with the draft", () => {
  const draft = "مرحباً ليان.\nمتوسط وزنك 72 كغ.";

  it.each([
    ["an empty reply", "  ", draft],
    ["a begun reply", "أسبوع جيد\n", `أسبوع جيد\n\n${draft}`],
    ["a reply with it", `أسبوع جيد\n\n${draft}`, `أسبوع جيد\n\n${draft}`],
    ["a reply in which it was changed", "أهلاً.\nمتوسط وزنك 72 كغ.", "أهلاً.\nمتوسط وزنك 72 كغ."],
  ])("takes it once into %s", (_, text, expected) => {
    expect(withDraft(text, draft)).toBe(expected);
    expect(withDraft(withDraft(text, draft), draft)).toBe(expected);
  });
});
