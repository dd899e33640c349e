/*
 * Replaces the texts' runtime in the built client, by scripts/lib/page-locale.ts. The runtime's other sources of a
 * locale (paths, storages, servers) weigh more than a screen.
 */

import { isFramed } from "../session/framed.ts";

export const locales = ["ar", "en"] as const;
type Locale = (typeof locales)[number];

const cookieName = "locale";
const maxAge = 34_560_000;

export const experimentalStaticLocale = undefined;

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value);

/** The language of the page: the cookie's, until the page's entry sets it. */
export let getLocale = (): Locale => {
  const written = document.cookie.match(new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`))?.[1];
  return isLocale(written) ? written : locales[0];
};

export const overwriteGetLocale = (read: () => Locale) => {
  getLocale = read;
};

/** Stores the choice for the Worker, and reloads the page, unless told to wait. */
export function setLocale(locale: Locale, { reload = true } = {}): void {
  const inFrame = isFramed() ? "; samesite=none; secure; partitioned" : "";
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${maxAge}${inFrame}`;
  if (reload && locale !== getLocale()) window.location.reload();
}

export const getTextDirection = (locale: Locale = getLocale()) => (locale === "ar" ? "rtl" : "ltr");
