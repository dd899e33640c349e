import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { type ErrorCode, type FieldProblem, MiranError } from "../../../domain/errors.ts";
import { noteFullStorage } from "../../data/operations/health.ts";
import type { AnyContext } from "./env.ts";
import { withoutKey } from "./request-log.ts";
import { storageFailure } from "./storage-failure.ts";

/** Status by code. */
const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_request: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  session_ended: 401,
  forbidden: 403,
  cross_site: 403,
  rate_limited: 429,
  conflict: 409,
  no_source_exercises: 409,
  no_source_meals: 409,
  invalid_credentials: 401,
  not_the_trainer: 403,
  account_inactive: 403,
  account_pending: 403,
  code_required: 401,
  code_invalid: 401,
  email_taken: 409,
  registration_closed: 403,
  reset_link_invalid: 400,
  confirmation_link_invalid: 400,
  invitation_invalid: 400,
  invitation_used: 410,
  invitation_revoked: 410,
  invitation_ended: 410,
  date_in_future: 400,
  upload_incomplete: 409,
  upload_failed: 409,
  too_many_unsent_files: 409,
  own_foods_full: 409,
  past_full: 409,
  check_in_forms_full: 409,
  check_in_closed: 409,
  check_in_sent: 409,
  check_in_under_review: 409,
  photo_consent_needed: 403,
  photos_adults_only: 403,
  photos_hidden: 403,
  progress_photos_full: 409,
  answer_recordings_full: 409,
  payment_proofs_full: 409,
  payment_proof_decided: 409,
  week_past: 409,
  item_done: 409,
  day_full: 409,
  plan_in_use: 409,
  undo_over: 409,
  library_item_gone: 409,
  unavailable: 503,
  internal: 500,
};

/** A refusal as RFC 9457 problem details. */
export function problem(c: AnyContext, error: MiranError): Response {
  const status = statusOf[error.code];
  const headers: Record<string, string> = { "content-type": "application/problem+json" };
  if (error.retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(error.retryAfter));
  const body = {
    type: "about:blank",
    title: error.code.replaceAll("_", " "),
    status,
    code: error.code,
    fields: error.fields,
    requestId: c.get("requestId"),
  };
  return c.body(JSON.stringify(body), status, headers);
}

/** A thrown error as a problem; an unexpected one is logged, and its text is not sent. */
export function answerError(error: Error, c: AnyContext): Response {
  if (error instanceof MiranError) return problem(c, error);
  if (error instanceof HTTPException) return problem(c, new MiranError(codeOfHttp(error)));
  const storage = storageFailure(error);
  const { platform } = c.env;
  if (storage === "full") noteFullStorage(platform.database, platform.now());
  platform.log({
    level: "error",
    event: storage ? "storage_unavailable" : "unexpected_error",
    requestId: c.get("requestId"),
    method: c.req.method,
    path: withoutKey(c.req.path),
    message: error.message,
    stack: error.stack,
  });
  if (!storage) return problem(c, new MiranError("internal"));
  return problem(c, new MiranError("unavailable", { retryAfter: storageRetrySeconds }));
}

const storageRetrySeconds = 10;

function codeOfHttp(error: HTTPException): ErrorCode {
  if (error.status === 413) return "payload_too_large";
  if (error.status === 415) return "unsupported_media_type";
  return error.status < 500 ? "invalid_request" : "internal";
}

/** The problem of each field, by its path (`goals`, `measurements.waist`; `` for the body). */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    problems[path] ??= fieldProblem(issue);
  }
  return problems;
}

function fieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case "custom":
      return (issue.params?.problem as FieldProblem | undefined) ?? { code: "invalid" };
    case "too_small":
      return issue.origin === "string"
        ? { code: "too_short", min: Number(issue.minimum) }
        : { code: "out_of_range", min: Number(issue.minimum) };
    case "too_big":
      return issue.origin === "string"
        ? { code: "too_long", max: Number(issue.maximum) }
        : { code: "out_of_range", max: Number(issue.maximum) };
    case "invalid_value":
      return { code: "unknown_choice" };
    case "invalid_type":
      if (issue.message.endsWith("received undefined")) return { code: "required" };
      return { code: issue.expected === "number" ? "not_a_number" : "invalid" };
    default:
      return { code: "invalid" };
  }
}
