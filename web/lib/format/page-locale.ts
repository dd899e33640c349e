/*
 * What the built client has in place of the texts' own runtime, whose other ways to a locale (paths,
 * storages, servers) weigh more than a screen: scripts/lib/page-locale.ts puts it there.
 */

import { isFramed } from "../session/framed.ts";

export const locales = ["ar", "en"] as const;
type Locale = (typeof locales)[number];

const cookieName = "locale";
const maxAge = 34_560_000;

export const experimentalStaticLocale = undefined;

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value);

/** The language of the page, as the cookie has it until the page's entry says it once. */
export let getLocale = (): Locale => {
  const written = document.cookie.match(new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`))?.[1];
  return isLocale(written) ? written : locales[0];
};

export const overwriteGetLocale = (read: () => Locale) => {
  getLocale = read;
};

/** Keeps the choice, which the Worker reads, and opens the page anew in it, unless it is to wait. */
export function setLocale(locale: Locale, { reload = true } = {}): void {
  const inFrame = isFramed() ? "; samesite=none; secure; partitioned" : "";
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${maxAge}${inFrame}`;
  if (reload && locale !== getLocale()) window.location.reload();
}

export const getTextDirection = (locale: Locale = getLocale()) => (locale === "ar" ? "rtl" : "ltr");
