import { m } from "../../paraglide/messages.js";
import { ApiError } from "../session/api-error.ts";
import { refusals } from "../session/viewing.ts";
import { readErrorTexts } from "./error-reason.ts";

type Code = ApiError["code"];

/** Failures that only one screen can get, whose own text explains them. */
type ToldByScreen =
  | "internal"
  | "own_foods_full"
  | "check_in_closed"
  | "check_in_sent"
  | "check_in_under_review"
  | "photo_consent_needed"
  | "photos_adults_only"
  | "photos_hidden"
  | "progress_photos_full"
  | "answer_recordings_full";

type ErrorText = (error: ApiError) => string;

const toldHere: Record<Exclude<Code, ToldByScreen>, ErrorText> = {
  ...readErrorTexts,
  no_source_exercises: () => m.apply_no_exercises(),
  no_source_meals: () => m.apply_no_meals(),
  invalid_credentials: () => m.error_invalid_credentials(),
  not_the_trainer: () => m.error_not_the_trainer(),
  account_pending: () => m.error_account_pending(),
  code_required: () => m.error_code_required(),
  code_invalid: () => m.error_code_invalid(),
  email_taken: () => m.error_email_taken(),
  registration_closed: () => m.error_registration_closed(),
  reset_link_invalid: () => m.error_reset_link_invalid(),
  confirmation_link_invalid: () => m.error_confirmation_link_invalid(),
  invitation_invalid: () => m.error_invitation_invalid(),
  invitation_used: () => m.error_invitation_used(),
  invitation_revoked: () => m.error_invitation_revoked(),
  invitation_ended: () => m.error_invitation_ended(),
  upload_incomplete: () => m.error_upload_incomplete(),
  upload_failed: () => m.error_upload_failed(),
  too_many_unsent_files: () => m.error_too_many_unsent_files(),
  check_in_forms_full: () => m.error_check_in_forms_full(),
  week_past: () => m.error_week_past(),
  item_done: () => m.error_item_done(),
  day_full: () => m.error_day_full(),
  past_full: readErrorTexts.payload_too_large,
  payment_proofs_full: () => m.error_payment_proofs_full(),
  payment_proof_decided: () => m.error_payment_proof_decided(),
  plan_in_use: () => m.error_plan_in_use(),
  undo_over: () => m.error_undo_over(),
  library_item_gone: () => m.error_library_item_gone(),
};

const errorTexts: Partial<Record<Code, ErrorText>> = toldHere;

/**
 * The text for a failure.
 * @param fallback the screen's text for a failure without a better one
 */
export function errorText(error: unknown, fallback?: string): string {
  const known = error instanceof ApiError ? error : undefined;
  const text = known && (refusals[known.code] ?? errorTexts[known.code]);
  if (text) return text(known);
  return fallback ?? m.error_internal({ requestId: known?.requestId ?? "" });
}
