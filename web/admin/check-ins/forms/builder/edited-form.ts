import type { MeasurementKind } from "../../../../../domain/body/measurements.ts";
import { type PhotoPose, photoPoses } from "../../../../../domain/check-ins/progress-photos.ts";
import {
  type ChoiceOption,
  type FactName,
  type Phrase,
  type Question,
  type QuestionAudience,
  type QuestionKind,
  questionCounts,
  type ScaleEnd,
} from "../../../../../domain/check-ins/questions.ts";
import type { CheckInForm } from "../../../../../domain/contract/check-ins/forms.ts";
import { newId } from "../../../../../domain/id.ts";

/** Words as typed; an empty English text is none. */
export interface EditedPhrase {
  text: string;
  englishText: string;
}

interface EditedOption extends EditedPhrase {
  id: string;
}

/** When an answer is marked: certain answers, or a number at a bound. */
interface EditedFlag {
  answers: readonly string[];
  when: "never" | "at_most" | "at_least";
  /** As typed. */
  value: string;
  times: number;
}

/** A question during editing, with the values of every kind. Numbers are as typed. */
export interface EditedQuestion extends EditedPhrase {
  id: string;
  kind: QuestionKind;
  required: boolean;
  audience: QuestionAudience;
  end: ScaleEnd;
  low: EditedPhrase;
  high: EditedPhrase;
  unit: EditedPhrase;
  min: string;
  max: string;
  decimals: number;
  options: readonly EditedOption[];
  measured: readonly MeasurementKind[];
  poses: readonly PhotoPose[];
  fact: FactName;
  flag: EditedFlag;
  /** As it was last saved; null for a new one. */
  stored: Question | null;
  isRemoved: boolean;
}

/** A form during editing. */
export interface EditedForm {
  id: string;
  /** The edited revision; null for a new form. */
  revision: number | null;
  name: string;
  englishName: string;
  /** Removed ones included, in their place. */
  questions: readonly EditedQuestion[];
}

const noPhrase: EditedPhrase = { text: "", englishText: "" };
const noFlag: EditedFlag = { answers: [], when: "never", value: "", times: 1 };

/** Kinds with an answer at once, which are required unless the trainer says otherwise. */
const quickKinds: readonly QuestionKind[] = ["scale", "yes_no", "number", "choice"];

export const newOption = (): EditedOption => ({ ...noPhrase, id: newId() });

/**
 * An empty question.
 * @param like the question before it, whose scale, audience and duty it takes
 */
export function newQuestion(kind: QuestionKind, like?: EditedQuestion): EditedQuestion {
  return {
    ...noPhrase,
    id: newId(),
    kind,
    required: like?.kind === kind ? like.required : quickKinds.includes(kind),
    audience: like?.audience ?? "all",
    end: like?.end ?? 5,
    low: noPhrase,
    high: noPhrase,
    unit: noPhrase,
    min: "0",
    max: "100",
    decimals: 0,
    options: Array.from({ length: questionCounts.minOptions }, newOption),
    measured: ["waist"],
    poses: photoPoses,
    fact: "weight",
    flag: noFlag,
    stored: null,
    isRemoved: false,
  };
}

const phraseOf = (phrase: Phrase | null): EditedPhrase => ({
  text: phrase?.text ?? "",
  englishText: phrase?.englishText ?? "",
});

function editedQuestion(question: Question): EditedQuestion {
  const { id, kind, required, audience, flag, isRemoved = false } = question;
  const plain = newQuestion(kind);
  return {
    ...plain,
    ...phraseOf(question),
    id,
    required,
    audience,
    stored: question,
    isRemoved,
    ...(question.kind === "scale" && {
      end: question.end,
      low: phraseOf(question.low),
      high: phraseOf(question.high),
    }),
    ...(question.kind === "number" && {
      unit: phraseOf(question.unit),
      min: String(question.min),
      max: String(question.max),
      decimals: question.decimals,
    }),
    // No new ids, so that the same form is always edited alike.
    options:
      "options" in question
        ? question.options.map((option: ChoiceOption) => ({ id: option.id, ...phraseOf(option) }))
        : [],
    ...(question.kind === "measurements" && { measured: question.measured }),
    ...(question.kind === "photos" && { poses: question.poses }),
    ...(question.kind === "fact" && { fact: question.fact }),
    flag: editedFlag(flag),
  };
}

function editedFlag(flag: Question["flag"]): EditedFlag {
  if (!flag) return noFlag;
  if (flag.when === "answer") return { ...noFlag, answers: flag.answers };
  return { answers: [], when: flag.when, value: String(flag.value), times: flag.times };
}

export const editedOf = ({
  id,
  revision,
  name,
  englishName,
  questions,
}: CheckInForm): EditedForm => ({
  id,
  revision,
  name,
  englishName: englishName ?? "",
  questions: questions.map(editedQuestion),
});

/** Edits that were typed while a version was being saved, now edits of that version. */
export function rebased(form: EditedForm, saved: CheckInForm): EditedForm {
  const stored = new Map(saved.questions.map((question) => [question.id, question]));
  return {
    ...form,
    revision: saved.revision,
    questions: form.questions.map((question) => ({
      ...question,
      stored: stored.get(question.id) ?? question.stored,
    })),
  };
}

export const newForm = (id: string): EditedForm => ({
  id,
  revision: null,
  name: "",
  englishName: "",
  questions: [],
});

/** A new form with the questions of another. */
export function copyOf(form: CheckInForm, id: string, name: string): EditedForm {
  const copied = editedOf(form).questions.filter(({ isRemoved }) => !isRemoved);
  return {
    ...newForm(id),
    name,
    questions: copied.map((question) => ({ ...question, id: newId(), stored: null })),
  };
}

export const isUntouched = ({ name, questions }: EditedForm): boolean =>
  name.trim() === "" && shownQuestions(questions).every(({ text }) => text.trim() === "");

/** The questions that are still asked. */
export const shownQuestions = (questions: readonly EditedQuestion[]): readonly EditedQuestion[] =>
  questions.filter(({ isRemoved }) => !isRemoved);
