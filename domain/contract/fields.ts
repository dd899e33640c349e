import { z } from "zod";
import { isLocalDate } from "../calendar.ts";
import type { FieldProblem } from "../errors.ts";
import { checkField, type FieldRule } from "../fields.ts";
import { isId } from "../id.ts";
import { asOneLine, isCleanText } from "../text.ts";

type FieldValue<Rule extends FieldRule> = Rule extends { kind: "number" }
  ? number
  : Rule extends { kind: "choice"; options: readonly (infer Option)[] }
    ? Option
    : Rule extends { kind: "choices"; options: readonly (infer Option)[] }
      ? Option[]
      : string;

/** Refuses a value by a code of the closed list; `path` points inside it. */
export function addProblem(context: z.RefinementCtx, problem: FieldProblem, path?: string[]) {
  const place = path ? { path } : {};
  context.addIssue({ code: "custom", message: problem.code, params: { problem }, ...place });
}

/** The schema of a field by its rule, so that forms and API refuse alike. */
export function field<const Rule extends FieldRule>(
  rule: Rule,
): z.ZodType<FieldValue<Rule>, FieldValue<Rule>> {
  return ruled(baseOf(rule), rule) as z.ZodType<FieldValue<Rule>, FieldValue<Rule>>;
}

/** A copied line; its row may be older than the rule of one line. */
export const copiedLine = (max: number) =>
  ruled(z.string().overwrite(asOneLine).meta({ minLength: 1, maxLength: max }), {
    kind: "text",
    max,
  });

const ruled = <Schema extends z.ZodType>(schema: Schema, rule: FieldRule): Schema =>
  schema.superRefine((value, context) => {
    const problem = checkField(rule, value);
    if (problem) addProblem(context, problem);
  });

function baseOf(rule: FieldRule): z.ZodType {
  switch (rule.kind) {
    case "number":
      return z.number().meta({ minimum: rule.min, maximum: rule.max });
    case "choices":
      return z
        .array(z.string())
        .max(50)
        .meta({ items: { enum: rule.options } });
    case "choice":
      return z.string().meta({ enum: rule.options });
    case "email":
      return z.string().meta({ format: "email" });
    case "password":
      return z.string().meta({ format: "password" });
    case "text":
      return z.string().meta({ minLength: rule.min ?? 1, maxLength: rule.max });
    case "phone":
      return z.string();
  }
}

function refined(check: (text: string) => boolean, code: "not_an_id" | "not_a_date") {
  return z.string().superRefine((value, context) => {
    if (!check(value)) addProblem(context, { code });
  });
}

/** A UUID; rows created by a client carry one that the client made (UUIDv7). */
export const id = refined(isId, "not_an_id").meta({ format: "uuid" });

/** A local day, `YYYY-MM-DD`. */
export const localDate = refined(isLocalDate, "not_a_date").meta({ format: "date" });

/**
 * A search in a list. Pasted text may have direction marks; folding removes them.
 * @param max characters
 */
export const searchText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => isCleanText(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")));

/** The page of a list, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);

/** The start of a page: the `next` of the previous one. */
export const pageCursor = z.string().regex(/^\d{1,15}_[\da-f-]{36}$/);

/** kcal and grams of 100 g; null if unknown. */
export const nutrients = {
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
};
