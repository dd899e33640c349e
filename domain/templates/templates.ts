import { foldForSearch } from "../arabic.ts";
import type { FieldRule } from "../fields.ts";
import { goals } from "../trainee.ts";

/** Levels of a template, by experience. */
export const templateLevels = ["beginner", "intermediate", "advanced"] as const;
export type TemplateLevel = (typeof templateLevels)[number];

/** Field rules of a template; weeks are counted from 1. */
export const templateFields = {
  name: { kind: "text", min: 2, max: 80 },
  englishName: { kind: "text", min: 2, max: 80, optional: true },
  description: { kind: "text", max: 1000, lines: true, optional: true },
  englishDescription: { kind: "text", max: 1000, lines: true, optional: true },
  goal: { kind: "choice", options: goals, optional: true },
  level: { kind: "choice", options: templateLevels, optional: true },
  daysPerWeek: { kind: "number", min: 1, max: 7, decimals: 0, optional: true },
  weeks: { kind: "number", min: 1, max: 12, decimals: 0 },
} as const satisfies Record<string, FieldRule>;

/** Sort keys of the list of templates. */
export const templateSorts = ["name", "created", "weeks"] as const;
export type TemplateSort = (typeof templateSorts)[number];

/** Rows a page of the list. */
export const templatesPerPage = 24;

/** Jobs of a template: giving it, or sending its edits to followers. */
export const templateJobKinds = ["give", "follow"] as const;
export type TemplateJobKind = (typeof templateJobKinds)[number];

/** Maximum weeks from the current one to a template's start. */
export const startsWithinWeeks = 26;

/** The searched text: folded names and descriptions in both languages, names first. */
export function templateSearchText(template: {
  name: string;
  englishName: string | null;
  description: string | null;
  englishDescription: string | null;
}): string {
  const { name, englishName, description, englishDescription } = template;
  return [name, englishName, description, englishDescription]
    .map((text) => foldForSearch(text ?? ""))
    .filter((text) => text !== "")
    .join("\n");
}
