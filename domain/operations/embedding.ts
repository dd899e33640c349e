import type { StoredSection } from "../plumbing/settings.ts";
import { parseUrl } from "../web-address.ts";

/**
 * Sites that may frame the trainees' screens. `any` needs no list, but a site may cover the sign-in with its own
 * buttons (clickjacking); `listed` allows named sites.
 */
export const framings = ["any", "listed", "nobody"] as const;

/** The choice of framing sites. */
export interface EmbedSettings {
  framing: (typeof framings)[number];
  /** Allowed origins for `listed`. */
  sites: string[];
}

/**
 * The stored choice, and the valid stored origins. Without a choice, stored sites mean `listed`, otherwise
 * `any`.
 */
export function readEmbedSettings(stored: StoredSection): EmbedSettings {
  const listed: unknown[] = Array.isArray(stored?.sites) ? stored.sites : [];
  const sites = listed.filter(isSite);
  const framing = framings.find((known) => known === stored?.framing);
  return { framing: framing ?? (listed.length > 0 ? "listed" : "any"), sites };
}

/** Maximum sites: the list is in a header of every framed page. */
export const maxSites = 20;
/** Maximum characters of an origin. */
export const maxSiteLength = 100;

/**
 * The origin of a typed or pasted address, with or without scheme and path, in any script (`gym.example/join`,
 * `https://نادي.example`, `*.gym.example`).
 * @returns undefined for any other text
 */
export function siteOf(text: string): string | undefined {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const origin = parseUrl(address)?.origin;
  return isSite(origin) && /\.|\/\/localhost/.test(origin) ? origin : undefined;
}

/** Whether a value is an origin of a content policy: scheme, host (a leading `*.` allowed), port. */
export function isSite(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^https?:\/\/(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/.test(
      value,
    )
  );
}
