import { clampWeight } from "../../../domain/body/weight.ts";
import { checkField } from "../../../domain/fields.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { traineeFields } from "../../../domain/trainee.ts";
import { useKeptState } from "../../app-lock/use-kept-state.ts";
import { fieldText } from "../../lib/format/field-text.ts";

/** A typed weight for the request, or its error; typed values are never clamped. */
export function readTyped(kg: number | undefined): { kg: number } | { error: string } {
  const problem = checkField(traineeFields.weight, kg ?? "-");
  return problem || kg === undefined
    ? { error: fieldText(problem ?? { code: "not_a_number" }) }
    : { kg: roundTo(kg, weightBounds.decimals) };
}

interface Typing {
  /** `undefined` while the text is not a number. */
  kg: number | undefined;
  text?: string;
  error?: string;
}

/**
 * The weight to send. It follows the known one until the ruler or the keyboard changes it, and stays until it is sent.
 */
export function useWeightDraft(known: number) {
  const [draft, setDraft] = useKeptState<number | undefined>("weight", undefined);
  const [typing, setTyping] = useKeptState<Typing | undefined>("weight typed", undefined);
  const value = draft ?? known;

  /** The value to send; a typed one counts if it is valid. */
  const settle = (): number | undefined => {
    if (!typing) return clampWeight(value);
    const read = readTyped(typing.kg);
    if ("error" in read) {
      setTyping({ ...typing, error: read.error });
      return undefined;
    }
    setDraft(read.kg);
    setTyping(undefined);
    return read.kg;
  };

  return {
    value,
    typing,
    settle,
    move(kg: number) {
      setTyping(undefined);
      setDraft(kg);
    },
    startTyping: () => setTyping({ kg: clampWeight(value) }),
    type: (kg: number | undefined, text: string) => setTyping({ kg, text }),
    stopTyping: () => setTyping(undefined),
    forget: () => setDraft(undefined),
    /** A value chosen during the request stays. */
    forgetSent: (kg: number) =>
      setDraft((now) => (now !== undefined && clampWeight(now) === kg ? undefined : now)),
  };
}

export type WeightDraft = ReturnType<typeof useWeightDraft>;
