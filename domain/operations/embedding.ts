import { parseUrl } from "../web-address.ts";

type Stored = Record<string, unknown> | null | undefined;

/**
 * Which sites may show the trainees' screens inside their own pages. `any` needs no list, and lets a
 * site lay its own buttons over a sign-in (clickjacking); `listed` are the named ones.
 */
export const framings = ["any", "listed", "nobody"] as const;

/** Who may frame the pages made for it. */
export interface EmbedSettings {
  framing: (typeof framings)[number];
  /** Origins that may frame the embed pages when only listed ones may. */
  sites: string[];
}

/**
 * The stored choice, and the stored origins that are such; what is none is left out. While nothing
 * was chosen, whoever listed sites meant those, and anybody may otherwise.
 */
export function readEmbedSettings(stored: Stored): EmbedSettings {
  const listed: unknown[] = Array.isArray(stored?.sites) ? stored.sites : [];
  const sites = listed.filter(isSite);
  const framing = framings.find((known) => known === stored?.framing);
  return { framing: framing ?? (listed.length > 0 ? "listed" : "any"), sites };
}

/** The longest list of sites: it stands in a header of every page that may be framed. */
export const maxSites = 20;
/** Characters of one origin. */
export const maxSiteLength = 100;

/**
 * The origin that a person means by what they typed or pasted of a site: an address with or without
 * scheme and path, in any script (`gym.example/join`, `https://نادي.example`, `*.gym.example`).
 * @returns undefined where it names no site
 */
export function siteOf(text: string): string | undefined {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const origin = parseUrl(address)?.origin;
  return isSite(origin) && /\.|\/\/localhost/.test(origin) ? origin : undefined;
}

/** An origin as a content policy names it: scheme, host (a leading `*.` allowed), port. */
export function isSite(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^https?:\/\/(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/.test(
      value,
    )
  );
}
