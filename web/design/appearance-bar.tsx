import { useState } from "react";
import { type Appearance, accents, fontSizes, themes } from "../../domain/appearance.ts";
import { applyAppearance, readAppearance } from "../lib/appearance.ts";
import { m } from "../paraglide/messages.js";
import { LanguageSwitch } from "../ui/language-switch.tsx";
import { Select } from "../ui/select.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";

const labels: Record<string, () => string> = {
  dark: m.ui_theme_dark,
  light: m.ui_theme_light,
  system: m.ui_theme_system,
  emerald: m.ui_accent_emerald,
  sky: m.ui_accent_sky,
  amber: m.ui_accent_amber,
  rose: m.ui_accent_rose,
  violet: m.ui_accent_violet,
  small: m.ui_font_size_small,
  medium: m.ui_font_size_medium,
  large: m.ui_font_size_large,
};

const choices = [
  { key: "theme", label: m.ui_theme, values: themes },
  { key: "accent", label: m.ui_accent, values: accents },
  { key: "fontSize", label: m.ui_font_size, values: fontSizes },
] as const;

export function AppearanceBar() {
  const [appearance, setAppearance] = useState<Appearance>(readAppearance);
  const change = (key: keyof Appearance, value: string) => {
    const next = { ...appearance, [key]: value } as Appearance;
    setAppearance(next);
    applyAppearance(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {choices.map(({ key, label, values }) => (
        <Select
          key={key}
          aria-label={label()}
          className="w-36"
          value={appearance[key]}
          options={values.map((value) => ({ value, label: labels[value]?.() ?? value }))}
          onChange={(value) => change(key, value)}
        />
      ))}
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}
