import { createHash } from "node:crypto";
import { videoFrameSites } from "../../domain/libraries/video.ts";
import type { TransportScope } from "../../domain/plumbing/transport-scope.ts";
import { closedPolicy, headersOfEveryAnswer } from "../../worker/routes/http/page-policy.ts";

export interface PageHeaders {
  /** Its path in the asset layer. */
  path: string;
  policy: string;
}

type PolicyOptions = {
  /** Sites that may frame the page. */
  framedBy?: "'none'" | "'self'";
  /** Sites that the page may frame. */
  frames?: "'none'" | "'self'";
  /** Whether exercises' videos play in it: known players, uploaded files and files of other sites. */
  videos?: boolean;
};

/** The content policy of a page. Only its present inline scripts and styles are allowed. */
export function contentPolicy(html: string, options: PolicyOptions = {}): string {
  const { framedBy = "'none'", frames = "'none'", videos = false } = options;
  const scripts = hashesOf(html, /<script>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const directives = {
    "default-src": "'none'",
    "script-src": ["'self'", ...scripts].join(" "),
    "style-src": ["'self'", ...styles].join(" "),
    "img-src": "'self' data: blob:",
    "media-src": videos ? "'self' blob: https:" : "'none'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-src": videos ? videoFrameSites.join(" ") : frames,
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": framedBy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const assets = "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";

/** Workers that run SQLite: the demo's server, and the reading of Health Connect. They request nothing. */
const sqlitePolicies = ["demo-server", "health-connect-worker"]
  .map(
    (name) =>
      `/assets/${name}-*\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'\n`,
  )
  .join("");

/** The `_headers` file of the demo alone; its one page contains its own policy. */
export const demoHeaders = `/*\n${linesOf(headersOfEveryAnswer("host"))}${assets}${sqlitePolicies}`;

/** Adds the policy to a page that is served without one. `frame-ancestors` works only in a header. */
export function withPolicy(html: string): string {
  const policy = contentPolicy(html, { videos: true }).replace(/; frame-ancestors [^;]*/, "");
  return html.replace(
    /(<meta charset="utf-8"\s*\/?>)/,
    `$1<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Pages of the Worker, which sets their policies; browsers revalidate each. */
const workerPages =
  "/pages/*\n  Cache-Control: private, max-age=0, must-revalidate\n  Vary: Cookie\n";

/** The file of the pages' policies, read by the Worker (worker/edge/assets.ts). */
export const policiesFile = "pages/policies.json";

/** Its content: the pages of each policy. */
export const policiesOf = (pages: readonly PageHeaders[]): string =>
  JSON.stringify(
    Object.fromEntries(
      [...Map.groupBy(pages, ({ policy }) => policy)].map(([policy, group]) => [
        policy,
        group.map(({ path }) => path),
      ]),
    ),
  );

/**
 * The `_headers` file of the asset layer: hashed files are immutable, pages are revalidated. Rules add up, so
 * that a page removes the general policy (`!`) before it sets its own. Cloudflare ignores rules after the
 * hundredth, so only pages served without the Worker have one.
 */
export function headersFile(
  layerPages: readonly PageHeaders[],
  scope: TransportScope = "host",
): string {
  const always = { ...headersOfEveryAnswer(scope), "content-security-policy": closedPolicy };
  // The one file that other sites load; a change of it changes their pages.
  const forSites =
    "/embed.js\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n  Cache-Control: public, max-age=3600\n";
  // It requests this site alone, and browsers check for a new one each time.
  const serviceWorker =
    "/service-worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n  Cache-Control: no-cache\n";
  const files = `${assets}${sqlitePolicies}${forSites}${serviceWorker}${workerPages}`;
  return `/*\n${linesOf(always)}${files}${layerPages.map(headersOf).join("")}`;
}

/** One page's rule in that file. */
export function headersOf({ path, policy }: PageHeaders): string {
  return `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n  Cache-Control: private, max-age=0, must-revalidate\n  Vary: Cookie\n`;
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return `'sha256-${hash}'`;
  });
}
