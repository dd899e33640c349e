import type { ImportRowState } from "../../../domain/contract/copies/imports.ts";
import type { AsideKind } from "../../../domain/copies/sheet/asides.ts";
import type { SheetProblem } from "../../../domain/copies/sheet/cells.ts";
import { isChoiceColumn } from "../../../domain/copies/sheet/choices.ts";
import type { SheetFault } from "../../../domain/copies/sheet/decode.ts";
import type { ImportColumn, ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { measurementTexts } from "../../body/texts.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { m } from "../../paraglide/messages.js";
import { choiceOptions, type OfferedPlan } from "./choices.ts";

export const kindTexts: Record<ImportKind, () => string> = {
  trainees: m.imports_kind_trainees,
  body: m.imports_kind_body,
  exercises: m.imports_kind_exercises,
  meals: m.imports_kind_meals,
};

export const needsTexts: Record<ImportKind, () => string> = {
  trainees: m.imports_needs_trainees,
  body: m.imports_needs_body,
  exercises: m.imports_needs_exercises,
  meals: m.imports_needs_meals,
};

export const columnTexts: Record<ImportColumn, () => string> = {
  ...measurementTexts,
  name: m.imports_field_name,
  firstName: m.imports_field_firstName,
  lastName: m.imports_field_lastName,
  otherName: m.imports_field_otherName,
  email: m.person_email,
  phone: m.person_phone,
  gender: m.person_gender,
  age: m.person_age,
  birthDate: m.imports_field_birthDate,
  height: m.person_height,
  weight: m.imports_field_weight,
  targetWeight: m.person_target_weight,
  goals: m.imports_field_goals,
  bloodType: m.person_blood_type,
  plan: m.person_section_plan,
  endsOn: m.imports_field_endsOn,
  paid: m.imports_field_paid,
  price: m.imports_field_price,
  paidAmount: m.imports_field_paidAmount,
  owed: m.imports_field_owed,
  startsOn: m.imports_field_startsOn,
  date: m.imports_field_date,
  englishName: m.imports_field_englishName,
  category: m.imports_field_category,
  sets: m.imports_field_sets,
  reps: m.imports_field_reps,
  seconds: m.imports_field_seconds,
  rest: m.imports_field_rest,
  description: m.imports_field_description,
  videoUrl: m.imports_field_videoUrl,
  timing: m.imports_field_timing,
  calories: m.imports_field_calories,
  protein: m.imports_field_protein,
  carbs: m.imports_field_carbs,
  fat: m.imports_field_fat,
};

const faultTexts: Record<SheetFault["code"], (place: { row: number; column: number }) => string> = {
  empty: () => m.imports_fault_empty(),
  too_large: () => m.imports_fault_too_large(),
  no_text: () => m.imports_fault_no_text(),
  pdf: () => m.imports_fault_pdf(),
  web_page: () => m.imports_fault_web_page(),
  cards: () => m.imports_fault_cards(),
  markup: () => m.imports_fault_markup(),
  no_rows: () => m.imports_fault_no_rows(),
  too_many_rows: () => m.imports_fault_too_many_rows(),
  too_many_columns: () => m.imports_fault_too_many_columns(),
  cell_too_long: m.imports_fault_cell_too_long,
  open_quote: m.imports_fault_open_quote,
};

/** The reason that a sheet is unreadable, with advice. */
export const faultText = (fault: SheetFault): string =>
  faultTexts[fault.code]("row" in fault ? fault : { row: 0, column: 0 });

/** The text for an unknown word, with the known ones. */
function unknownText(column: ImportColumn, plans: readonly OfferedPlan[]): string {
  if (column === "reps") return m.imports_problem_reps();
  const known = isChoiceColumn(column) ? choiceOptions(column, plans) : [];
  if (known.length === 0) return m.imports_problem_unknown_word();
  const words = known.map(({ label }) => label).join(m.imports_between());
  return m.imports_problem_unknown_word_of({ words });
}

/** The error of a cell. */
export function problemText(
  problem: SheetProblem,
  column: ImportColumn,
  plans: readonly OfferedPlan[],
): string {
  switch (problem.code) {
    case "formula":
      return m.imports_problem_formula();
    case "unknown_word":
      return unknownText(column, plans);
    case "ends_before_start":
      return m.imports_problem_ends_before_start();
    case "too_old":
    case "too_far":
      return m.imports_problem_far_day();
    case "two_people":
      return m.imports_problem_two_people();
    case "other_unit":
      return m.imports_problem_other_unit();
    case "other_money":
      return m.imports_problem_other_money();
    case "unpriced":
      return m.imports_problem_unpriced();
    case "amounts_differ":
      return m.imports_problem_amounts_differ();
    case "no_contact":
      return m.imports_problem_no_contact();
    case "lost_letters":
      return m.imports_problem_lost_letters();
    case "thousand_or_fraction":
      return m.imports_problem_thousand_or_fraction();
    case "too_much_macros":
      return m.imports_problem_too_much_macros();
    case "repeated":
      return m.imports_problem_repeated({ of: problem.of });
    case "shared_phone":
      return m.imports_problem_shared_phone({ of: problem.of });
    case "required":
      return m.imports_problem_required();
    case "not_a_date":
      return m.imports_problem_not_a_date();
    case "in_future":
      return m.imports_problem_in_future();
    case "out_of_range":
      // The bounds are of the age; a date of birth does not show them.
      return column === "birthDate"
        ? m.imports_problem_age({ min: problem.min ?? 0, max: problem.max ?? 0 })
        : fieldText(problem);
    default:
      return fieldText(problem);
  }
}

export const asideTexts: Record<AsideKind, () => string> = {
  title: m.imports_aside_title,
  comment: m.imports_aside_comment,
  head: m.imports_aside_head,
  group: m.imports_aside_group,
  totals: m.imports_aside_totals,
};

/** The reason of a skipped row; undefined for an imported one. */
export const stateTexts: Record<ImportRowState["state"], (() => string) | undefined> = {
  new: undefined,
  known: undefined,
  trainer: m.imports_problem_trainer,
  nobody: m.imports_problem_nobody,
  ambiguous: m.imports_problem_ambiguous,
  ambiguous_phone: m.imports_problem_ambiguous_phone,
  in_future: m.imports_problem_in_future,
};
