import type { FieldProblem } from "../../domain/errors.ts";
import { checkFields, type FieldRule, isOfOneLine } from "../../domain/fields.ts";
import { parseNumber } from "../../domain/numerals.ts";
import { asOneLine } from "../../domain/text.ts";

type OptionOf<Rule> = Rule extends { options: readonly (infer Option)[] } ? Option : never;
type Missing<Rule> = Rule extends { optional: true } ? null : never;
type Read<Rule extends FieldRule> = Rule extends { kind: "choices" }
  ? OptionOf<Rule>[]
  : Rule extends { kind: "choice" }
    ? OptionOf<Rule> | Missing<Rule>
    : (Rule extends { kind: "number" } ? number : string) | Missing<Rule>;

type FormRules = Record<string, FieldRule>;
export type FormProblems = Record<string, FieldProblem>;
export type FormValue<Rules extends FormRules> = { [Name in keyof Rules]: Read<Rules[Name]> };

/** The input of a form's fields, with pasted lines joined in single-line fields. */
export function typedIn(rules: FormRules, data: FormData): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = rule.kind === "choices" ? data.getAll(name) : data.get(name);
    typed[name] = typeof value === "string" && isOfOneLine(rule) ? asOneLine(value) : value;
  }
  return typed;
}

/** Reads a form by the API's rules: texts trimmed, numbers as numbers. */
export function readForm<const Rules extends FormRules>(
  rules: Rules,
  data: FormData,
): { value: FormValue<Rules> } | { problems: FormProblems } {
  const typed = typedIn(rules, data);
  const problems = checkFields(rules, typed);
  if (problems) return { problems: problems as FormProblems };
  const value = Object.entries(rules).map(([name, rule]) => [name, valueRead(rule, typed[name])]);
  return { value: Object.fromEntries(value) as FormValue<Rules> };
}

function valueRead(rule: FieldRule, typed: unknown): unknown {
  if (rule.kind === "choices" || rule.kind === "password") return typed;
  const text = String(typed ?? "").trim();
  if (text === "") return null;
  return rule.kind === "number" ? parseNumber(text) : text;
}
