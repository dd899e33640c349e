import { createHash } from "node:crypto";
import { videoFrameSites } from "../../domain/libraries/video.ts";
import type { TransportScope } from "../../domain/plumbing/transport-scope.ts";
import { closedPolicy, headersOfEveryAnswer } from "../../worker/routes/http/page-policy.ts";

export interface PageHeaders {
  /** As the asset layer serves it. */
  path: string;
  policy: string;
}

type PolicyOptions = {
  /** Who may frame the page. */
  framedBy?: "'none'" | "'self'";
  /** What the page itself may frame. */
  frames?: "'none'" | "'self'";
  /** Whether exercises' videos play in it: the known players, uploaded files, files of others. */
  videos?: boolean;
};

/** The content policy of a page: nothing inline runs or styles but what stands in it now. */
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

/** The one file that compiles anything: the demo's server, which is given all it stands on and asks for nothing. */
const serverPolicy =
  "/assets/demo-server-*\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'\n";

/** The same for the demo by itself, whose one page brings its own policy. */
export const demoHeaders = `/*\n${linesOf(headersOfEveryAnswer("host"))}${assets}${serverPolicy}`;

/** A page that no server sends a policy with says it itself; who may frame it cannot be said so. */
export function withPolicy(html: string): string {
  const policy = contentPolicy(html, { videos: true }).replace(/; frame-ancestors [^;]*/, "");
  return html.replace(
    /(<meta charset="utf-8"\s*\/?>)/,
    `$1<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Pages that the Worker serves, each time anew; it says their policies. */
const workerPages =
  "/pages/*\n  Cache-Control: private, max-age=0, must-revalidate\n  Vary: Cookie\n";

/** Where the Worker reads which policy each page has (worker/edge/assets.ts). */
export const policiesFile = "pages/policies.json";

/** That file: each policy with the pages that share it. */
export const policiesOf = (pages: readonly PageHeaders[]): string =>
  JSON.stringify(
    Object.fromEntries(
      [...Map.groupBy(pages, ({ policy }) => policy)].map(([policy, those]) => [
        policy,
        those.map(({ path }) => path),
      ]),
    ),
  );

/**
 * The `_headers` file of the asset layer: hashed files for ever, pages each time anew. Rules add
 * up, so a page takes the policy of other files off (`!`) before it sets its own. Cloudflare drops those
 * beyond a hundred: a page has one only if the layer serves it without the Worker.
 */
export function headersFile(
  layerPages: readonly PageHeaders[],
  scope: TransportScope = "host",
): string {
  const always = { ...headersOfEveryAnswer(scope), "content-security-policy": closedPolicy };
  // The one file that other sites load: who changes it, changes what stands in their pages.
  const forSites =
    "/embed.js\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n  Cache-Control: public, max-age=3600\n";
  // It asks this site alone, and a new one is seen at once.
  const serviceWorker =
    "/service-worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n  Cache-Control: no-cache\n";
  const files = `${assets}${serverPolicy}${forSites}${serviceWorker}${workerPages}`;
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
