import type { ErrorCode, FieldProblem } from "../../domain/errors.ts";

type Code = ErrorCode | "offline" | "read_only";

/** A refusal of the API; `offline` when no answer came at all, `read_only` when nothing was asked. */
export class ApiError extends Error {
  readonly code: Code;
  readonly fields: Record<string, FieldProblem>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(
    code: Code,
    details: {
      fields?: Record<string, FieldProblem>;
      retryAfter?: number;
      requestId?: string;
    } = {},
  ) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }
}

const signedOut: ReadonlySet<ApiError["code"]> = new Set([
  "unauthenticated",
  "session_ended",
  "account_inactive",
]);

/** Whether the session is over: nothing of what was refused was wrong in itself. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && signedOut.has(error.code);

interface ProblemBody {
  code?: ErrorCode;
  fields?: Record<string, FieldProblem>;
  requestId?: string;
}

/** The refusal that a response carries. */
export async function readProblem(response: Response): Promise<ApiError> {
  const body: ProblemBody = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiError(body.code ?? (response.status >= 500 ? "internal" : "invalid_request"), {
    ...(body.fields ? { fields: body.fields } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(body.requestId ? { requestId: body.requestId } : {}),
  });
}
