import type { FieldProblem } from "../../../domain/errors.ts";
import { m } from "../../paraglide/messages.js";
import { formatNumber } from "./format.ts";

/** A bound, with the sign on its left in both languages. */
const boundText = (bound: number) => `${bound < 0 ? "\u200e" : ""}${formatNumber(bound, 2)}`;

const fieldTexts: Record<FieldProblem["code"], (problem: FieldProblem) => string> = {
  required: () => m.field_required(),
  too_short: ({ min = 1 }) => m.field_too_short({ min }),
  too_long: ({ max = 0 }) => m.field_too_long({ max }),
  not_a_number: () => m.field_not_a_number(),
  not_whole: () => m.field_not_whole(),
  out_of_range: ({ min = 0, max = 0 }) =>
    m.field_out_of_range({ min: boundText(min), max: boundText(max) }),
  not_an_email: () => m.field_not_an_email(),
  not_a_phone: () => m.field_not_a_phone(),
  weak_password: () => m.field_weak_password(),
  common_password: () => m.field_common_password(),
  personal_password: () => m.field_personal_password(),
  product_password: () => m.field_product_password(),
  repetitive_password: () => m.field_repetitive_password(),
  wrong_password: () => m.field_wrong_password(),
  not_own_name: () => m.field_not_own_name(),
  wrong_code: () => m.error_code_invalid(),
  passwords_differ: () => m.field_passwords_differ(),
  taken: () => m.field_taken(),
  not_a_date: () => m.field_not_a_date(),
  not_a_tempo: () => m.field_not_a_tempo(),
  not_a_sunday: () => m.field_not_a_sunday(),
  in_future: () => m.field_in_future(),
  in_past: () => m.field_in_past(),
  too_old: () => m.field_too_old(),
  too_far: () => m.field_too_far(),
  no_subscription: () => m.field_no_subscription(),
  overlaps: () => m.field_overlaps(),
  unknown_choice: () => m.field_unknown_choice(),
  choose_one: () => m.field_choose_one(),
  not_an_id: () => m.field_not_an_id(),
  not_a_video: () => m.field_not_a_video(),
  not_an_mp4: () => m.field_not_an_mp4(),
  not_a_picture: () => m.field_not_a_picture(),
  broken_picture: () => m.field_broken_picture(),
  too_many_pixels: ({ max = 0 }) => m.field_too_many_pixels({ max }),
  not_a_recording: () => m.field_not_a_recording(),
  not_a_site: () => m.field_not_a_site(),
  no_such_file: () => m.field_no_such_file(),
  invalid: () => m.field_invalid(),
};

/** The text for the problem of one field. */
export function fieldText(problem: FieldProblem): string {
  return fieldTexts[problem.code](problem);
}

/** The texts of several fields, for forms. */
export function fieldTextsOf(
  problems: Partial<Record<string, FieldProblem>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[name, fieldText(problem)]] : [],
    ),
  );
}
