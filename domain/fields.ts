import { isEmail, isKnownEmail, isPhone } from "./contact.ts";
import type { FieldProblem } from "./errors.ts";
import { parseNumber } from "./numerals.ts";
import { isCleanText, isOneLine } from "./text.ts";

/** The rule of one field. One table serves forms, contract and messages. */
export type FieldRule =
  /** One line; several with `lines`. */
  | { kind: "text"; min?: number; max: number; lines?: boolean; optional?: boolean }
  /** `known`: the address of an existing account, for a search. */
  | { kind: "email"; known?: boolean; optional?: boolean }
  | { kind: "phone"; optional?: boolean }
  | { kind: "password" }
  | { kind: "number"; min: number; max: number; decimals: number; optional?: boolean }
  | { kind: "choice"; options: readonly string[]; optional?: boolean }
  | { kind: "choices"; options: readonly string[]; min: number };

const maxEmail = 254;
/** Characters of any password. The trainer's has further rules. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * Checks an input of a person or a client.
 * @param value text as typed; numbers may also come as numbers, choices as a list
 * @returns undefined for a valid value
 */
export function checkField(rule: FieldRule, value: unknown): FieldProblem | undefined {
  if (rule.kind === "choices") return checkChoices(rule, value);
  const missing = value === undefined || value === null || value === "";
  if (missing || (typeof value === "string" && rule.kind !== "password" && value.trim() === "")) {
    return "optional" in rule && rule.optional ? undefined : { code: "required" };
  }
  if (rule.kind === "number") return checkNumber(rule, value);
  if (typeof value !== "string" || !isCleanText(value)) return { code: "invalid" };
  if (isOfOneLine(rule) && !isOneLine(value)) return { code: "invalid" };
  switch (rule.kind) {
    case "text":
      return checkLength(value.trim(), rule.min ?? 1, rule.max);
    case "email":
      if (value.length > maxEmail) return { code: "too_long", max: maxEmail };
      return (rule.known ? isKnownEmail : isEmail)(value) ? undefined : { code: "not_an_email" };
    case "phone":
      return isPhone(value) ? undefined : { code: "not_a_phone" };
    case "password":
      return checkLength(value, passwordLength.min, passwordLength.max);
    case "choice":
      return rule.options.includes(value) ? undefined : { code: "unknown_choice" };
  }
}

/** Whether an input is joined to one line. A password keeps every character. */
export function isOfOneLine(rule: FieldRule): boolean {
  return rule.kind === "text" ? !rule.lines : rule.kind !== "password";
}

/** The problems of a whole form; undefined without any. */
export function checkFields<Name extends string>(
  rules: Record<Name, FieldRule>,
  values: Partial<Record<Name, unknown>>,
): Partial<Record<Name, FieldProblem>> | undefined {
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const problem = checkField(rules[name], values[name]);
    if (problem) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function checkLength(text: string, min: number, max: number): FieldProblem | undefined {
  const { length } = text;
  if (length < min) return { code: "too_short", min };
  return length > max ? { code: "too_long", max } : undefined;
}

function checkNumber(
  rule: Extract<FieldRule, { kind: "number" }>,
  value: unknown,
): FieldProblem | undefined {
  const number = typeof value === "number" ? value : parseNumber(String(value));
  if (number === undefined || !Number.isFinite(number)) return { code: "not_a_number" };
  if (rule.decimals === 0 && !Number.isInteger(number)) return { code: "not_whole" };
  if (number < rule.min || number > rule.max) {
    return { code: "out_of_range", min: rule.min, max: rule.max };
  }
  return undefined;
}

function checkChoices(
  rule: Extract<FieldRule, { kind: "choices" }>,
  value: unknown,
): FieldProblem | undefined {
  if (!Array.isArray(value)) return { code: rule.min > 0 ? "choose_one" : "invalid" };
  if (value.length < rule.min) return { code: "choose_one" };
  return value.every((choice) => rule.options.includes(choice))
    ? undefined
    : { code: "unknown_choice" };
}
