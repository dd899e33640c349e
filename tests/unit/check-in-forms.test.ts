import { describe, expect, it } from "vitest";
import { formProblems, isAsked } from "../../domain/check-ins/questions.ts";
import { formContent } from "../../domain/contract/check-ins/forms.ts";
import { libraryForms } from "../../scripts/library/check-in-forms.ts";

describe("the ready forms", () => {
  const numbered = (of: (form: (typeof libraryForms)[number]) => number) =>
    Object.fromEntries(libraryForms.map((form) => [form.englishName, of(form)]));

  it("ask a number of questions that a person finishes", () => {
    expect(numbered(({ questions }) => questions.filter(isAsked).length)).toEqual({
      "Short weekly": 8,
      "Losing fat": 13,
      "Building muscle": 14,
      "After birth or injury": 14,
      Ramadan: 9,
      "First day": 14,
      "Monthly with photos": 14,
    });
  });

  it("are valid contents of a form", () => {
    for (const { name, englishName, questions } of libraryForms) {
      expect(formProblems(questions), name).toBeUndefined();
      const content = { name, englishName, questions, revision: null };
      expect(formContent.safeParse(content).error, name).toBeUndefined();
    }
  });

  it("have unique ids of questions", () => {
    const ids = libraryForms.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("say everything in Arabic and in English, without stray spaces", () => {
    for (const { questions } of libraryForms)
      for (const question of questions) {
        const phrases = [
          question,
          ...("options" in question ? question.options : []),
          ...("low" in question ? [question.low, question.high] : []),
          ...("unit" in question ? [question.unit] : []),
        ];
        for (const phrase of phrases) {
          expect(phrase?.text).toMatch(/[\u0600-\u06ff]/);
          expect(phrase?.englishText).toMatch(/^[\x20-\x7e…]+$/);
          expect(`${phrase?.text}${phrase?.englishText}`).not.toMatch(/\s\s|^\s|\s$/);
        }
      }
  });

  it("name both ends of each scale and address women and men alike", () => {
    const masculine = /(^|\s)(راجع|أخبرني|اكتب|اذكر|تشعر|تريد|تتمنى|عزيزي|أنتَ)(\s|$)/;
    for (const question of libraryForms.flatMap(({ questions }) => questions)) {
      if (question.kind === "scale") expect([question.low, question.high]).not.toContain(null);
      expect(question.text).not.toMatch(masculine);
    }
  });

  it("flag each yes of the first day, and send it to a doctor", () => {
    const firstDay = libraryForms.find(({ englishName }) => englishName === "First day");
    const healthy = firstDay?.questions.filter(({ kind }) => kind === "yes_no") ?? [];
    expect(healthy.length).toBe(10);
    for (const { flag, text } of healthy.slice(0, -1)) {
      expect(flag).toEqual({ when: "answer", answers: ["yes"] });
      expect(text).toMatch(/مراجعة الطبيب قبل البدء\.$/);
    }
    expect(healthy.at(-1)?.flag).toEqual({ when: "answer", answers: ["no"] });
  });

  it("ask in Ramadan neither whether nor why somebody fasts, and mark no missed suhoor", () => {
    const ramadan = libraryForms.find(({ englishName }) => englishName === "Ramadan");
    const asked = ramadan?.questions.filter(isAsked) ?? [];
    for (const { text, englishText } of asked) {
      expect(text).not.toMatch(/صائم|صوم|صيام|صمت|مفطر|أفطرت|عذر|لماذا|قضاء/);
      expect(englishText).not.toMatch(/\bfast|\bwhy\b|reason|excuse/i);
    }
    const suhoor = asked.find(({ text }) => text.includes("سحوراً"));
    expect(suhoor).toMatchObject({ required: false, flag: null });
  });
});
