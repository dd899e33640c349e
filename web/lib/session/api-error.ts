import type { ErrorCode, FieldProblem } from "../../../domain/errors.ts";

type Code = ErrorCode | "offline" | "read_only";

/** A refusal of the API; `offline` without any answer, `read_only` if no request was sent. */
export class ApiError extends Error {
  readonly code: Code;
  readonly fields: Record<string, FieldProblem>;
  /** Seconds to wait before a retry. */
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

/** Whether the session ended, so that the request itself may be valid. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && signedOut.has(error.code);

interface ProblemBody {
  code?: ErrorCode;
  fields?: Record<string, FieldProblem>;
  requestId?: string;
}

/**
 * The refusal of a response. A response that is not the API's says nothing about the request: it comes from a failed
 * or blocking station of the network.
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

/** Proxies may give a date instead of seconds. */
function secondsOf(retryAfter: string): number | undefined {
  const seconds = Number(retryAfter) || Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** The body of a successful answer. It may break off, or be a proxy's page. */
export const readAnswer = <Body>(response: Response): Promise<Body> =>
  response.json().catch((error: Error) => {
    if (error.name === "AbortError") throw error;
    throw new ApiError(error.name === "SyntaxError" ? "unavailable" : "offline");
  });
