import { describe, expect, it } from "vitest";
import type { Question } from "../../../../../domain/check-ins/questions.ts";
import { type CheckInForm, formContent } from "../../../../../domain/contract/check-ins/forms.ts";
import { newId } from "../../../../../domain/id.ts";
import { libraryForms } from "../../../../../scripts/library/check-in-forms.ts";
import {
  copyOf,
  type EditedForm,
  editedOf,
  isUntouched,
  newForm,
  newQuestion,
  rebased,
  shownQuestions,
} from "../../../../../web/admin/check-ins/forms/builder/edited-form.ts";
import {
  addOption,
  addQuestion,
  changeKind,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  removeOption,
  removeQuestion,
} from "../../../../../web/admin/check-ins/forms/builder/edits.ts";
import {
  placeIn,
  questionOf,
  readEdited,
} from "../../../../../web/admin/check-ins/forms/builder/read-edited.ts";
import { choice } from "../../../../support/questions.ts";

const formOf = (questions: readonly Question[], about: Partial<CheckInForm> = {}): CheckInForm => ({
  id: newId(),
  name: "أسبوعي",
  englishName: null,
  questions: [...questions] as CheckInForm["questions"],
  revision: 3,
  people: 0,
  updatedAt: 0,
  ...about,
});

const [weekly] = libraryForms;
const ready = formOf(weekly?.questions ?? []);

function contentOf(form: EditedForm) {
  const read = readEdited(form);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.content;
}
const problemsOf = (form: EditedForm) => {
  const read = readEdited(form);
  return "problems" in read ? read.problems : {};
};
const asked = (form: EditedForm) => shownQuestions(form.questions).map(({ text }) => text);
const written = (text: string, kind: Parameters<typeof newQuestion>[0] = "scale") => ({
  ...newQuestion(kind),
  text,
});

/** A form with questions of these words. */
const formWith = (...texts: string[]) =>
  texts.reduce((form, text) => addQuestion(form, written(text)), {
    ...newForm(newId()),
    name: "أسبوعي",
  });

describe("a form during editing", () => {
  it.each(libraryForms.map((form) => [form.englishName, form.questions] as const))(
    "is saved as it was opened: %s",
    (_, questions) => {
      const content = contentOf(editedOf(formOf(questions)));
      expect(content.questions).toEqual(questions);
      expect(content.revision).toBe(3);
    },
  );

  it("is a new one as a copy, with other ids and without removed questions", () => {
    const removed = formOf([
      ...ready.questions,
      { ...(ready.questions[2] as Question), id: newId(), isRemoved: true as const },
    ]);
    const copy = copyOf(removed, newId(), "نسخة");
    const content = contentOf(copy);
    expect(content.revision).toBeNull();
    expect(content.questions.map(({ text }) => text)).toEqual(
      ready.questions.map(({ text }) => text),
    );
    const ids = new Set(ready.questions.map(({ id }) => id));
    expect(content.questions.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it("keeps what was typed while it was saved, as edits of the saved version", () => {
    const sent = formWith("أ");
    const saved = formOf(contentOf(sent).questions, { id: sent.id, revision: 1 });
    const typed = addQuestion(
      changeQuestion(sent, sent.questions[0]?.id ?? "", { text: "أب" }),
      written("ج"),
    );
    const next = rebased(typed, saved);
    expect(asked(next)).toEqual(["أب", "ج"]);
    expect(next.revision).toBe(1);
    expect(contentOf(removeQuestion(next, saved.questions[0]?.id ?? "")).questions).toEqual([
      { ...saved.questions[0], isRemoved: true },
      expect.objectContaining({ text: "ج" }),
    ]);
  });

  it("is untouched without a name and words", () => {
    const blank = addQuestion(newForm(newId()), newQuestion("scale"));
    expect(isUntouched(blank)).toBe(true);
    expect(isUntouched({ ...blank, name: "ا" })).toBe(false);
    expect(isUntouched(formWith("سؤال"))).toBe(false);
  });

  it("has valid content from new questions of every kind", () => {
    const kinds = ["scale", "yes_no", "number", "short_text", "long_text", "measurements", "fact"];
    const form = kinds.reduce(
      (now, kind) => addQuestion(now, written(kind, kind as "scale")),
      formWith("أول"),
    );
    expect(formContent.safeParse(contentOf(form)).error).toBeUndefined();
  });
});

describe("the order of questions", () => {
  const form = formWith("أ", "ب", "ج", "د");
  const idAt = (place: number) => form.questions[place]?.id ?? "";

  it("takes a new question after another one", () => {
    expect(asked(addQuestion(form, written("س"), idAt(1)))).toEqual(["أ", "ب", "س", "ج", "د"]);
    expect(asked(addQuestion(form, written("س")))).toEqual(["أ", "ب", "ج", "د", "س"]);
  });

  it("moves a question to a place", () => {
    expect(asked(moveQuestion(form, idAt(0), 2))).toEqual(["ب", "ج", "أ", "د"]);
    expect(asked(moveQuestion(form, idAt(3), 0))).toEqual(["د", "أ", "ب", "ج"]);
    expect(asked(moveQuestion(form, idAt(1), 99))).toEqual(["أ", "ج", "د", "ب"]);
    expect(asked(moveQuestion(form, "unknown", 1))).toEqual(["أ", "ب", "ج", "د"]);
  });

  it("counts places without removed questions", () => {
    const without = removeQuestion(form, idAt(1));
    expect(asked(moveQuestion(without, idAt(3), 1))).toEqual(["أ", "د", "ج"]);
  });

  it("brings a removed question back to its place", () => {
    const without = removeQuestion(form, idAt(1));
    expect(asked(without)).toEqual(["أ", "ج", "د"]);
    expect(asked(removeQuestion(without, idAt(1), false))).toEqual(["أ", "ب", "ج", "د"]);
  });

  it("takes a copy after its original, with another id", () => {
    const next = duplicateQuestion(form, idAt(1));
    expect(asked(next.form)).toEqual(["أ", "ب", "ب", "ج", "د"]);
    expect(next.id).not.toBe(idAt(1));
  });
});

describe("a removed question", () => {
  it("stays in the saved form, as it was saved", () => {
    const [, , question] = ready.questions;
    const id = question?.id ?? "";
    const edited = removeQuestion(changeQuestion(editedOf(ready), id, { text: "" }), id);
    expect(contentOf(edited).questions.find((each) => each.id === id)).toEqual({
      ...question,
      isRemoved: true,
    });
  });

  it("is dropped if it was never saved", () => {
    const form = formWith("أ", "ب");
    const id = form.questions[1]?.id ?? "";
    expect(contentOf(removeQuestion(form, id)).questions.length).toBe(1);
  });

  it("gives way beyond the maximum of stored ones, the first of them before the others", () => {
    const many = Array.from(
      { length: 125 },
      (_, index): Question => ({
        ...questionOf(written(String(index))),
        ...(index > 0 && { isRemoved: true as const }),
      }),
    );
    const stored = contentOf(editedOf(formOf(many))).questions;
    expect(stored.length).toBe(120);
    expect(stored.map(({ text }) => text).slice(0, 2)).toEqual(["0", "6"]);
  });
});

describe("another kind of a question", () => {
  it("is another question with the same words", () => {
    const id = ready.questions[2]?.id ?? "";
    const next = changeKind(editedOf(ready), id, "yes_no");
    const stored = contentOf(next.form).questions;
    expect(stored.find((each) => each.id === id)?.isRemoved).toBe(true);
    expect(stored.find((each) => each.id === next.id)).toMatchObject({
      kind: "yes_no",
      text: ready.questions[2]?.text,
    });
    expect(asked(next.form)).toEqual(ready.questions.map(({ text }) => text));
  });

  it("keeps the options of a choice", () => {
    const form = editedOf(formOf([choice()]));
    const next = changeKind(form, choice().id, "choices");
    const shown = next.form.questions.find(({ id }) => id === next.id);
    expect(shown).toMatchObject({ kind: "choices", options: form.questions[0]?.options });
  });

  it("is the same question if the kind is", () => {
    const form = editedOf(ready);
    const id = ready.questions[2]?.id ?? "";
    expect(changeKind(form, id, "scale")).toEqual({ form, id });
  });
});

describe("the options of a choice", () => {
  const choice = written("متى؟", "choice");
  const [first, second] = choice.options;

  it("take another one after an option", () => {
    const { options, id } = addOption(choice, first?.id ?? "");
    expect(options.map((option) => option.id)).toEqual([first?.id, id, second?.id]);
  });

  it("lose a removed one with its mark", () => {
    const marked = { ...choice, flag: { ...choice.flag, answers: [first?.id ?? ""] } };
    const { options, flag } = removeOption(marked, first?.id ?? "");
    expect(options.map(({ id }) => id)).toEqual([second?.id]);
    expect(flag.answers).toEqual([]);
  });
});

describe("the problems of a form", () => {
  const one = (changes: Partial<ReturnType<typeof newQuestion>>, kind = "scale" as const) => {
    const question = { ...written("سؤال", kind), ...changes };
    const form = { ...newForm(newId()), name: "أسبوعي", questions: [question] };
    return Object.fromEntries(
      Object.entries(problemsOf(form)).map(([place, { code }]) => [
        place.replace(placeIn(question.id, ""), ""),
        code,
      ]),
    );
  };

  it("are none for a valid one", () => expect(one({})).toEqual({}));

  it("stand at the name and at the missing questions", () => {
    expect(problemsOf(newForm(newId()))).toEqual({
      name: { code: "required" },
      questions: { code: "required" },
    });
    expect(problemsOf({ ...formWith("س"), name: "ا".repeat(81) }).name?.code).toBe("too_long");
  });

  it("stand at the words of a question", () => {
    expect(one({ text: "  " })).toEqual({ text: "required" });
    expect(one({ text: "ا".repeat(241) })).toEqual({ text: "too_long" });
    expect(one({ low: { text: "ا".repeat(41), englishText: "" } })).toEqual({ low: "too_long" });
  });

  it("stand at the bounds of a number", () => {
    const number = (changes: object) => one({ kind: "number", ...changes });
    expect(number({ min: "5", max: "5" })).toEqual({ max: "out_of_range" });
    expect(number({ min: "كثير" })).toEqual({ min: "not_a_number" });
    expect(number({ max: "" })).toEqual({ max: "required" });
    expect(number({ min: "٠", max: "١٠٫٥" })).toEqual({});
  });

  it("stand at the options of a choice, of which empty ones do not count", () => {
    const option = (text: string) => ({ id: newId(), text, englishText: "" });
    const choice = (...texts: string[]) => one({ kind: "choice", options: texts.map(option) });
    expect(choice("نعم", "لا", "")).toEqual({});
    expect(choice("نعم", " ")).toEqual({ options: "out_of_range" });
  });

  it("stand at a mark that no answer reaches", () => {
    const flag = { answers: [], when: "at_most", value: "6", times: 2 } as const;
    expect(one({ flag })).toEqual({ flag: "out_of_range" });
    expect(one({ flag: { ...flag, value: "2" } })).toEqual({});
    expect(one({ flag: { ...flag, value: "" } })).toEqual({ flag: "required" });
    expect(one({ kind: "number", min: "0", max: "20", flag })).toEqual({});
  });
});
