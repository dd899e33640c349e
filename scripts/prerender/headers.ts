import { createHash } from "node:crypto";
import { videoFrameSites } from "../../domain/libraries/video.ts";
import type { TransportScope } from "../../domain/operations/transport-scope.ts";
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

/** Rules of a `_headers` file; Cloudflare drops those beyond, and pages without a policy stay blank. */
const mostRules = 100;

/**
 * The `_headers` file of the asset layer: hashed files for ever, pages each time anew. Rules add
 * up, so a page takes the policy of other files off (`!`) before it sets its own.
 */
export function headersFile(pages: readonly PageHeaders[], scope: TransportScope = "host"): string {
  const always = { ...headersOfEveryAnswer(scope), "content-security-policy": closedPolicy };
  // The one file that other sites load: who changes it, changes what stands in their pages.
  const forSites =
    "/embed.js\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n  Cache-Control: public, max-age=3600\n";
  // It asks this site alone, and a new one is seen at once.
  const serviceWorker =
    "/service-worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n  Cache-Control: no-cache\n";
  const rules = pages.length + 5;
  if (rules > mostRules) throw new Error(`${rules} rules for headers, at most ${mostRules} count`);
  const files = `${assets}${serverPolicy}${forSites}${serviceWorker}`;
  return `/*\n${linesOf(always)}${files}${pages.map(headersOf).join("")}`;
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
