import { useState } from "react";
import { type Theme, themes } from "../../domain/appearance.ts";
import { applyAppearance, readAppearance } from "../lib/appearance.ts";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "./glyph.tsx";

/** From Lucide (ISC licence); the home does without it. */
const systemOutline =
  "M12 2v2M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715M16 12a4 4 0 0 0-4-4M19 5l-1.256 1.256M20 12h2";

const looks: Record<Theme, { outline: string; label: () => string }> = {
  dark: { outline: outlines.moon, label: m.ui_theme_dark },
  light: { outline: outlines.sun, label: m.ui_theme_light },
  system: { outline: systemOutline, label: m.ui_theme_system },
};

/** One button for three states: dark, light, as the device. */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  // Prerendered without a browser, so the stored choice is read at the first press.
  const [theme, setTheme] = useState<Theme>();
  const look = looks[theme ?? "system"];
  const turn = () => {
    const appearance = readAppearance();
    const next = themes[(themes.indexOf(appearance.theme) + 1) % themes.length] ?? "system";
    applyAppearance({ ...appearance, theme: next });
    setTheme(next);
  };
  return (
    <button
      type="button"
      aria-label={theme ? `${m.ui_theme()}: ${look.label()}` : m.ui_theme()}
      title={m.ui_theme()}
      onClick={turn}
      className={`inline-grid size-11 place-items-center rounded-md text-lg text-muted transition hover:bg-soft hover:text-ink ${className}`}
    >
      <Glyph d={look.outline} />
    </button>
  );
}
