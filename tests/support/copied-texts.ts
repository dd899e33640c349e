import { noteTypes } from "../../domain/activity/notes.ts";
import { accents, fontSizes, themes } from "../../domain/appearance.ts";
import { absenceKinds, absenceStatuses } from "../../domain/body/absences.ts";
import { measurementKinds } from "../../domain/body/measurements.ts";
import { exerciseCategories, exerciseTypes } from "../../domain/libraries/exercises.ts";
import { proofRefusals } from "../../domain/memberships/payment-proofs.ts";
import { paymentMethods } from "../../domain/memberships/payments.ts";
import { methodIds } from "../../domain/prayers/methods.ts";
import { fastingMeals, trainingSlots } from "../../domain/ramadan/slots.ts";
import { templateLevels } from "../../domain/templates/templates.ts";
import { accountStatuses, genders, goals } from "../../domain/trainee.ts";
import { columnsIn, tablesIn } from "../../worker/data/copies/copied-tables.ts";

const copies = ["trainee", "trainer", "business"] as const;

/** The values with a text by their name. */
const values: Record<string, readonly string[]> = {
  absence_kind: absenceKinds,
  absence_status: absenceStatuses,
  exercises_category: exerciseCategories,
  exercises_type: exerciseTypes,
  gender: genders,
  goal: goals,
  note_type: noteTypes,
  payments_method: paymentMethods,
  prayers_method: methodIds,
  proof_refusal: proofRefusals,
  templates_level: templateLevels,
  ramadan_meal: fastingMeals,
  ramadan_training: trainingSlots,
  trainees_measure: measurementKinds,
  trainees_status: accountStatuses,
  ui_accent: accents,
  ui_font_size: fontSizes,
  ui_theme: themes,
};

/** The keys of the texts that the copies say by the names of their tables, columns and values. */
export const copiedTexts = (): string[] => [
  ...copies.flatMap((copy) =>
    tablesIn(copy).flatMap((table) => [
      `copied_table_${table}`,
      ...columnsIn(copy, table).map((column) => `copied_column_${column}`),
    ]),
  ),
  ...Object.entries(values).flatMap(([prefix, all]) => all.map((value) => `${prefix}_${value}`)),
];
