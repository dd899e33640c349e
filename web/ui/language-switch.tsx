import { m } from "../paraglide/messages.js";
import { getLocale, type Locale, locales, setLocale } from "../paraglide/runtime.js";
import { Glyph, outlines } from "./glyph.tsx";

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
      <Glyph d={outlines.globe} />
      {nameOf(other)}
    </button>
  );
}
