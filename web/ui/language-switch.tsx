import { m } from "../paraglide/messages.js";
import { getLocale, type Locale, locales, setLocale } from "../paraglide/runtime.js";
import { Glyph } from "./glyph.tsx";

/** From Lucide (ISC licence); the home does without it. */
const globe =
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20";

const nameOf = (locale: Locale) => m.ui_language_name({}, { locale });

/** A link to the other language, in that language. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const other = locales.find((locale) => locale !== getLocale()) ?? getLocale();
  return (
    <button
      type="button"
      lang={other}
      aria-label={`${m.ui_language()}: ${nameOf(other)}`}
      onClick={() => setLocale(other)}
      className={`inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-muted transition hover:bg-soft hover:text-ink ${className}`}
    >
      <Glyph d={globe} />
      {nameOf(other)}
    </button>
  );
}
