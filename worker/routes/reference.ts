import { Hono } from "hono";
import { html, raw } from "hono/html";
import { referenceTexts } from "../texts/reference-page.ts";
import { problemResponse, visitorRoutes } from "./http/api.ts";
import { nameContracts } from "./http/contract-names.ts";
import type { VisitorEnv } from "./http/env.ts";
import type { Mounted } from "./http/lazy-app.ts";
import { localeOf } from "./http/locale.ts";
import { withFacts } from "./http/route-facts.ts";
import { passOn } from "./http/tells.ts";

const info = {
  openapi: "3.1.0",
  info: {
    title: "Miran API",
    version: "1",
    description:
      "Bodies are JSON. Refusals are problem details (RFC 9457) whose `code` comes from a closed " +
      "list. Unsafe methods need a same-origin `Sec-Fetch-Site` or `Origin`. Rows that a client " +
      "creates carry an id that the client made, so a repeated request changes nothing.",
  },
} as const;

interface Operation {
  summary?: string;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { content?: object }>;
}

/** The description of the running API, and a page of it for people. */
export function referenceRoutes(loadAll: () => Promise<Mounted[]>) {
  // Made at the first request, once an isolate, so that no other request waits for it.
  const descriptionOf = once((mounted: readonly Mounted[]) => {
    nameContracts();
    return describeApi(mounted);
  });
  const described = async () => descriptionOf(await loadAll());
  const write = once(async (description: Description) => {
    const body = JSON.stringify(description);
    const tag = `"${await digestOf(body)}"`;
    return { body, tag, packed: once(() => gzipped(body)) };
  });
  const pageIn = (locale: "ar" | "en") =>
    once((description: Description) => {
      const texts = referenceTexts(locale);
      const cards = operationsOf(description).map((each) => operationCard(texts, each));
      return String(page(texts, cards));
    });
  const people = { ar: pageIn("ar"), en: pageIn("en") };

  return new Hono<VisitorEnv>()
    .get("/openapi.json", openToAll(), async (c) => {
      const { body, tag, packed } = await write(await described());
      const headers = { etag: tag, "cache-control": cacheControl, vary: "accept-encoding" };
      if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304, headers);
      const typed = { ...headers, "content-type": "application/json" };
      if (!takesGzip(c.env.platform.requests.codingsOf(c.req.raw))) return c.body(body, 200, typed);
      const packedAs = { ...typed, "content-encoding": "gzip" };
      const init = { headers: packedAs, encodeBody: "manual" } as const;
      return new Response(await packed(undefined), init);
    })
    .get("/reference", openToAll(), async (c) => {
      c.header("content-security-policy", await pagePolicy());
      return c.html(people[localeOf(c)](await described()));
    });
}

/** Without a contract, because they are the description. */
const openToAll = () => withFacts(passOn(), { area: "visitor" });

function describeApi(mounted: readonly Mounted[]): Description {
  const app = visitorRoutes();
  for (const { at, routes } of mounted) app.route(at, routes);
  app.openAPIRegistry.registerComponent("securitySchemes", "accessToken", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  const problem = app.openAPIRegistry.registerComponent("responses", "Problem", {
    description: problemResponse.description,
    content: { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } },
  });
  const document = app.getOpenAPI31Document(info);
  referTo(problem.ref, document);
  return document;
}

// It changes only with a deployment; an old one for minutes is harmless.
const cacheControl = "public, max-age=300";

/** Compressed once for all requests. */
const gzipped = (text: string): Promise<ArrayBuffer> => {
  const { body } = new Response(text);
  return new Response(body?.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
};

const takesGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function once<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let made: { value: Made } | undefined;
  return (given) => {
    made ??= { value: make(given) };
    return made.value;
  };
}

interface Description {
  paths?: object | undefined;
}

interface OperationAt {
  path: string;
  method: string;
  operation: Operation;
}

function operationsOf({ paths = {} }: Description): OperationAt[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => {
      return { path, method, operation };
    }),
  );
}

const problemType = "application/problem+json" satisfies keyof typeof problemResponse.content;

/** Routes contain the whole problem for their handlers' types; here a reference is enough. */
function referTo(problem: object, description: Description): void {
  for (const { operation } of operationsOf(description)) {
    const { responses = {} } = operation;
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (problemType in content) responses[status] = problem;
    }
  }
}

type Texts = ReturnType<typeof referenceTexts>;

function operationCard(texts: Texts, { method, path, operation }: OperationAt) {
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const parameters = operation.parameters ?? [];
  return html`<article>
    <h2><code>${method.toUpperCase()}</code> <code>${path}</code></h2>
    <p lang="en" dir="ltr">${operation.summary ?? ""}</p>
    ${
      parameters.length > 0
        ? html`<p>${texts.parameters} ${parameters.map(({ name }) => html`<code>${name}</code> `)}</p>`
        : ""
    }
    ${
      body
        ? html`<details><summary>${texts.body}</summary><pre dir="ltr" tabindex="0">${JSON.stringify(body, null, 2)}</pre></details>`
        : ""
    }
  </article>`;
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.7 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
article { border-block-start: 1px solid #8884; padding-block: 1rem; }
h2 { font-size: 1rem; margin: 0; direction: ltr; text-align: end; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 1rem; background: #8881; border-radius: .5rem; }
`;

async function pagePolicy(): Promise<string> {
  const hash = await digestOf(styles);
  return `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}

function page(texts: Texts, rows: unknown[]) {
  return html`<!doctype html>
<html lang="${texts.lang}" dir="${texts.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${raw(styles)}</style></head>
<body><main><h1>${texts.title}</h1>
<p>${texts.description} <a href="/api/openapi.json">openapi.json</a></p>
${rows}</main></body></html>`;
}
