import { videoFrameSites } from "../../../domain/libraries/video.ts";
import type { EmbedSettings } from "../../../domain/operations/embedding.ts";
import type { TransportScope } from "../../../domain/plumbing/transport-scope.ts";

/** The features of a page: the microphone is for voice messages, the camera for one page alone. */
export const pageFeatures = (camera: "()" | "(self)"): string =>
  `accelerometer=(), camera=${camera}, geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()`;

/** Headers of all responses, of the Worker and of the asset layer. */
export const headersOfEveryAnswer = (scope: TransportScope): Record<string, string> => ({
  "strict-transport-security": transportSecurity[scope],
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": pageFeatures("()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
});

/** A policy beyond this host affects other sites of the domain, and is hard to revoke. */
const transportSecurity: Record<TransportScope, string> = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/** For responses that are not pages: nothing in them may run or be framed. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The content policy of pages in development, where vite's client is inline script and style. Built pages have
 * their own, with hashes of all inline content.
 */
export const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  `frame-src 'self' ${videoFrameSites.join(" ")}`,
  "media-src 'self' blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const ancestorsOf: Record<EmbedSettings["framing"], (sites: readonly string[]) => string> = {
  any: () => "*",
  listed: (sites) => ["'self'", ...sites].join(" "),
  nobody: () => "'none'",
};

/** The same policy with the sites that may frame the page. */
export function framedBy(policy: string, { framing, sites }: EmbedSettings): string {
  const ancestors = ancestorsOf[framing](sites);
  const others = policy
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "" && !directive.startsWith("frame-ancestors"));
  return [...others, `frame-ancestors ${ancestors}`].join("; ");
}

/** X-Frame-Options for browsers without frame-ancestors; undefined if sites may frame. */
export function frameOptions(policy: string): "DENY" | "SAMEORIGIN" | undefined {
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/.exec(policy)?.[1]?.trim();
  if (ancestors === "'self'") return "SAMEORIGIN";
  return ancestors === undefined || ancestors === "'none'" ? "DENY" : undefined;
}
