import type { Copy } from "../../domain/copies/copied-tables.ts";
import type { Language } from "../../domain/language.ts";
import { byName as columnTexts } from "./paraglide/by-name/copied_column.ts";
import { byName as tableTexts } from "./paraglide/by-name/copied_table.ts";
import { m } from "./paraglide/messages.js";

/** A text of one language, without inputs. */
type Label = (inputs: object, options: { locale: Language }) => string;

/** The heads of columns in CSV files: the text `copied_column_<column>`, or a text of a screen. */
export const columnLabels = {
  ...columnTexts,
  accent: m.ui_accent,
  breakfast: m.meals_timing_breakfast,
  dinner: m.meals_timing_dinner,
  lunch: m.meals_timing_lunch,
  snack: m.meals_timing_snack,
  amount: m.payments_amount_in_shekels,
  daysPerWeek: m.templates_days_a_week,
  goal: m.templates_goal,
  grams: m.copied_column_quantity,
  isPrivate: m.notes_private,
  privateNote: m.notes_private,
  level: m.templates_level,
  method: m.payments_method,
  paidOn: m.payments_day,
  progression: m.schedule_progression,
  progressionRuns: m.schedule_progression_runs,
  receipt: m.payments_number,
  reversesReceipt: m.payments_reverses,
  weeks: m.templates_weeks,
};
/** A column with a text. */
export type LabelledColumn = keyof typeof columnLabels;
/** A table with a text. */
export type LabelledTable = keyof typeof tableTexts;

/** Labels of a table that differ from the column's default: a day's target is not per 100 g. */
const ownLabels: {
  readonly [Table in LabelledTable]?: { readonly [Column in LabelledColumn]?: Label };
} = {
  nutritionTargets: {
    calories: m.copied_daily_calories,
    protein: m.copied_daily_protein,
    carbs: m.copied_daily_carbs,
    fat: m.copied_daily_fat,
  },
  paymentProofs: { note: m.copied_column_notes },
};

/** The head of a table's column. */
export const columnLabel = (table: LabelledTable, column: LabelledColumn): Label =>
  ownLabels[table]?.[column] ?? columnLabels[column];

/** Tables with another label in the trainer's copies. */
const trainersLabels: Record<Copy, { readonly [Table in LabelledTable]?: Label }> = {
  trainee: {},
  trainer: { account: m.my_data_of_table_account, notes: m.my_data_of_table_notes },
  business: {
    account: m.business_archive_table_accounts,
    profile: m.business_archive_table_profiles,
    notes: m.my_data_of_table_notes,
  },
};

/** The contents of a copy's table: the text `copied_table_<table>`, or the trainer's. */
export const tableLabel = (copy: Copy, table: LabelledTable): Label =>
  trainersLabels[copy][table] ?? tableTexts[table];
