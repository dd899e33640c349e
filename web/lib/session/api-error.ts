import type { ErrorCode, FieldProblem } from "../../../domain/errors.ts";

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

/**
 * The refusal that a response carries. What is not the API's own says nothing of what was asked: it comes from
 * something on the way, which failed or let nothing pass.
 */
export async function readProblem(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ProblemBody | null;
  const { code, fields, requestId }: ProblemBody = typeof body?.code === "string" ? body : {};
  return new ApiError(code ?? (response.status === 413 ? "payload_too_large" : "unavailable"), {
    fields,
    retryAfter: secondsOf(response.headers.get("retry-after") ?? ""),
    requestId,
  });
}

/** Servers on the way may say a moment rather than a number of seconds. */
function secondsOf(retryAfter: string): number | undefined {
  const seconds = Number(retryAfter) || Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** The body of a good answer, which may break off on its way, or be a page of something else's. */
export const readAnswer = <Body>(response: Response): Promise<Body> =>
  response.json().catch((error: Error) => {
    if (error.name === "AbortError") throw error;
    throw new ApiError(error.name === "SyntaxError" ? "unavailable" : "offline");
  });
