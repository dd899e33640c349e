import type { Plan, PlanChanges } from "../../../domain/contract/memberships/plans.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { checkField } from "../../../domain/fields.ts";
import { readShekels, shekelsOf } from "../../../domain/memberships/money.ts";
import {
  featureLines,
  maxFeatures,
  planFields,
  planPrice,
} from "../../../domain/memberships/plans.ts";
import { fieldText, fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors, ReadResult } from "../../ui/form.ts";

export type PlanForm = Omit<Required<PlanChanges>, "status"> & { status: Plan["status"] | null };

const { name, englishName, months, status } = planFields;
const rules = { name, englishName, months, status: { ...status, optional: true } } as const;
const priceBounds = { min: shekelsOf(planPrice.min), max: shekelsOf(planPrice.max) };

/** The values of the form's fields; the defaults of a new plan for undefined. */
export const planTexts = (plan: Plan | undefined): Texts => ({
  name: plan?.name ?? "",
  englishName: plan?.englishName ?? "",
  price: plan ? String(shekelsOf(plan.priceAgorot)) : "",
  months: String(plan?.months ?? months.min),
  features: plan?.features.join("\n") ?? "",
  englishFeatures: plan?.englishFeatures?.join("\n") ?? "",
  status: plan?.status ?? "active",
});

/** Reads the form by the rules of the API; returns all errors at once. */
export function readPlan(data: FormData): ReadResult<PlanForm> {
  const read = readForm(rules, data);
  const price = readShekels(textOf(data, "price"), priceBounds);
  const features = readLines(data, "features");
  const englishFeatures = readLines(data, "englishFeatures");
  const errors: FieldErrors = "problems" in read ? fieldTextsOf(read.problems) : {};
  if ("problem" in price) errors.price = priceText(price.problem);
  if (features.lines.length === 0) errors.features = fieldText({ code: "required" });
  if (features.error) errors.features = features.error;
  if (englishFeatures.error) errors.englishFeatures = englishFeatures.error;
  if (!("value" in read) || "problem" in price || Object.keys(errors).length > 0) return { errors };
  const english = englishFeatures.lines;
  return {
    value: {
      ...read.value,
      priceAgorot: price.agorot,
      features: features.lines,
      englishFeatures: english.length > 0 ? english : null,
    },
  };
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? "");

/** More than two decimals may be a thousands separator: `1,000`. */
const priceText = (problem: FieldProblem) =>
  problem.code === "invalid" ? m.memberships_price_decimals() : fieldText(problem);

function readLines(data: FormData, name: string): { lines: string[]; error?: string } {
  const lines = featureLines(textOf(data, name));
  if (lines.length > maxFeatures) {
    return { lines, error: m.memberships_features_many({ max: maxFeatures }) };
  }
  const wrong = lines.findIndex((line) => checkField(planFields.feature, line));
  const problem = wrong < 0 ? undefined : checkField(planFields.feature, lines[wrong]);
  return problem
    ? { lines, error: m.memberships_feature_wrong({ line: wrong + 1, why: fieldText(problem) }) }
    : { lines };
}

/** The preview of a form during typing, whether or not it is valid. */
export function previewOf(data: FormData) {
  const price = readShekels(textOf(data, "price"), priceBounds);
  const typedMonths = readForm({ months }, data);
  const english = featureLines(textOf(data, "englishFeatures"));
  return {
    name: textOf(data, "name").trim(),
    englishName: textOf(data, "englishName").trim() || null,
    priceAgorot: "agorot" in price ? price.agorot : 0,
    months: "value" in typedMonths ? typedMonths.value.months : 1,
    features: featureLines(textOf(data, "features")).slice(0, maxFeatures),
    englishFeatures: english.length > 0 ? english.slice(0, maxFeatures) : null,
  };
}

/** The changed fields of the loaded plan. */
export function changesOf(form: PlanForm, plan: Plan): PlanChanges {
  const { status, ...fields } = form;
  const given = { ...fields, ...(status !== null && { status }) };
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(plan[name as keyof PlanChanges]),
    ),
  );
}
