/** Every code of an API error: a closed list. */
export const errorCodes = [
  "invalid_request",
  "payload_too_large",
  "unsupported_media_type",
  "not_found",
  "method_not_allowed",
  "unauthenticated",
  "session_ended",
  "forbidden",
  "cross_site",
  "rate_limited",
  "conflict",
  "no_source_exercises",
  "no_source_meals",
  "invalid_credentials",
  "not_the_trainer",
  "account_inactive",
  "account_pending",
  "code_required",
  "code_invalid",
  "email_taken",
  "registration_closed",
  "reset_link_invalid",
  "confirmation_link_invalid",
  "invitation_invalid",
  "invitation_used",
  "invitation_revoked",
  "invitation_ended",
  "date_in_future",
  "upload_incomplete",
  "upload_failed",
  "too_many_unsent_files",
  "own_foods_full",
  "past_full",
  "check_in_forms_full",
  "check_in_closed",
  "check_in_sent",
  "check_in_under_review",
  "photo_consent_needed",
  "photos_adults_only",
  "photos_hidden",
  "progress_photos_full",
  "answer_recordings_full",
  "payment_proofs_full",
  "payment_proof_decided",
  "week_past",
  "item_done",
  "day_full",
  "library_item_gone",
  "plan_in_use",
  "undo_over",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Every problem of a field: a closed list. `min` and `max` complete the text. */
export const fieldCodes = [
  "required",
  "too_short",
  "too_long",
  "not_a_number",
  "not_whole",
  "out_of_range",
  "not_an_email",
  "not_a_phone",
  "weak_password",
  "common_password",
  "personal_password",
  "product_password",
  "repetitive_password",
  "wrong_password",
  "wrong_code",
  "not_own_name",
  "passwords_differ",
  "taken",
  "not_a_date",
  "not_a_tempo",
  "not_a_sunday",
  "in_future",
  "in_past",
  "too_old",
  "too_far",
  "no_subscription",
  "overlaps",
  "unknown_choice",
  "choose_one",
  "not_an_id",
  "not_a_video",
  "not_an_mp4",
  "not_a_picture",
  "broken_picture",
  "too_many_pixels",
  "not_a_recording",
  "not_a_site",
  "no_such_file",
  "invalid",
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** The problem of one field; `min` and `max` are characters, or bounds of a number. */
export interface FieldProblem {
  code: FieldCode;
  min?: number;
  max?: number;
}

/** A refusal for the person. Thrown if nothing can continue, otherwise returned. */
export class MiranError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    details: { fields?: Record<string, FieldProblem>; retryAfter?: number } = {},
  ) {
    super(code);
    this.name = "MiranError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}
