import type { Question } from "../../domain/check-ins/questions.ts";

type Kind<Name extends Question["kind"]> = Extract<Question, { kind: Name }>;

const common = {
  id: "question",
  text: "كيف كان أسبوعك؟",
  englishText: null,
  required: false,
  audience: "all",
  flag: null,
} as const;

/** A question of a kind. */
export const question = <Given extends Partial<Question> & { kind: Question["kind"] }>(
  given: Given,
) => ({ ...common, ...given }) as unknown as Question;

export const scale = (given: Partial<Kind<"scale">> = {}): Question => ({
  ...common,
  kind: "scale",
  end: 5,
  low: null,
  high: null,
  ...given,
});

export const yesNo = (given: Partial<Kind<"yes_no">> = {}): Question => ({
  ...common,
  kind: "yes_no",
  ...given,
});

export const number = (given: Partial<Kind<"number">> = {}): Question => ({
  ...common,
  kind: "number",
  unit: null,
  min: 0,
  max: 24,
  decimals: 1,
  ...given,
});

/** A choice of options with these ids. */
export const choice = ({
  options = ["a", "b"],
  ...given
}: Partial<Pick<Question, "id" | "flag" | "audience">> & {
  options?: readonly string[];
  kind?: "choice" | "choices";
} = {}): Question => ({
  ...common,
  kind: "choice",
  options: options.map((id) => ({ id, text: id, englishText: null })),
  ...given,
});
