type Bindings = Record<string, unknown>;
type Handler = (first: unknown, bindings: Bindings, context: unknown) => unknown;

/** Days by which the product's clock is ahead for one request; tests send it with all requests of a page. */
export const daysAheadHeader = "x-days-ahead";

const scriptPath = "/page-clock.js";

/**
 * The handlers of the built Worker on a later day, and pages whose clock is ahead as well. It is for local servers
 * alone and is not deployed.
 * @param pageClock the compiled page-clock.ts
 */
export function aheadHandlers(
  { fetch, ...others }: Record<string, Handler>,
  pageClock: string,
): Record<string, Handler> {
  if (!fetch) return others;
  return {
    ...others,
    fetch: async (request, bindings, context) => {
      const asked = request as Request;
      if (new URL(asked.url).pathname === scriptPath) return scriptAnswer(pageClock);
      const days = Number(asked.headers.get(daysAheadHeader) ?? bindings.DAYS_AHEAD ?? 0);
      if (days === 0) return fetch(request, bindings, context);
      const on = { ...bindings, DAYS_AHEAD: String(days) };
      return withPageClock((await fetch(withoutVersion(asked), on, context)) as Response, days);
    },
  };
}

const scriptAnswer = (code: string) =>
  new Response(code, {
    headers: {
      "content-type": "text/javascript",
      // Pages of the service worker open without a network.
      "cache-control": "public, max-age=31536000, immutable",
    },
  });

/** A browser's own version of a page may be of another day. */
function withoutVersion(request: Request): Request {
  if (!request.headers.has("if-none-match")) return request;
  const headers = new Headers(request.headers);
  headers.delete("if-none-match");
  return new Request(request, { headers });
}

/** A page whose first script sets its clock; other answers stay. */
async function withPageClock(answer: Response, days: number): Promise<Response> {
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("etag");
  headers.delete("content-length");
  const script = `<script src="${scriptPath}" data-days="${days}"></script>`;
  const page = (await answer.text()).replace(/<head[^>]*>/, `$&${script}`);
  return new Response(page, { status: answer.status, headers });
}
