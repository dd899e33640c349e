import type { ReactNode } from "react";
import { type FontSize, fontSizes, type Theme, themes } from "../../domain/appearance.ts";
import { themeColors } from "../lib/appearance.ts";
import { m } from "../paraglide/messages.js";
import { getLocale, locales } from "../paraglide/runtime.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { Switch } from "../ui/switch.tsx";
import { AccentChoice } from "./accent-choice.tsx";
import { type AppearanceApi, useAppearance } from "./use-appearance.ts";

type AppearanceSettingsProps = {
  api: AppearanceApi;
  /** Whether the accent is a choice, too. */
  accents?: boolean;
};

/** The appearance and language of the screens, effective at once and on every device. */
export function AppearanceSettings({ api, accents = false }: AppearanceSettingsProps) {
  const { appearance, language, keeping, choose, speak, keepAgain } = useAppearance(api);
  return (
    <div className="grid grid-cols-1 gap-6 pb-2">
      {keeping === "failed" && (
        <Banner
          kind="error"
          action={
            <Button variant="ghost" onClick={keepAgain}>
              {m.ui_retry()}
            </Button>
          }
        >
          {language === getLocale() ? m.settings_keep_failed() : m.settings_language_failed()}
        </Banner>
      )}
      <Choices
        legend={m.ui_theme()}
        name="theme"
        options={themes}
        chosen={appearance.theme}
        onChoose={(theme) => choose({ theme })}
        label={(theme) => themeTexts[theme]()}
        picture={(theme) => <Miniature theme={theme} />}
      />
      {accents && (
        <AccentChoice chosen={appearance.accent} onChoose={(accent) => choose({ accent })} />
      )}
      <ChoiceChips
        label={m.ui_language()}
        name="language"
        options={locales.map((locale) => ({
          value: locale,
          label: m.ui_language_name({}, { locale }),
        }))}
        defaultValue={[language]}
        hint={m.settings_language_hint()}
        onChange={([chosen]) => {
          const wanted = locales.find((locale) => locale === chosen);
          if (wanted) speak(wanted);
        }}
      />
      <Choices
        legend={m.ui_font_size()}
        name="fontSize"
        options={fontSizes}
        chosen={appearance.fontSize}
        onChoose={(fontSize) => choose({ fontSize })}
        label={(fontSize) => sizeTexts[fontSize]()}
        picture={(fontSize) => (
          <span className="grid h-16 place-items-center" style={{ fontSize: samples[fontSize] }}>
            {m.settings_font_sample()}
          </span>
        )}
      />
      <Switch
        label={m.settings_hijri()}
        hint={m.settings_hijri_hint()}
        checked={appearance.hijri}
        onCheckedChange={(hijri) => choose({ hijri })}
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {keeping === "kept" ? m.settings_kept() : ""}
      </p>
    </div>
  );
}

const themeTexts: Record<Theme, () => string> = {
  dark: m.ui_theme_dark,
  light: m.ui_theme_light,
  system: m.ui_theme_system,
};

const sizeTexts: Record<FontSize, () => string> = {
  small: m.ui_font_size_small,
  medium: m.ui_font_size_medium,
  large: m.ui_font_size_large,
};

/** Proportional to the real sizes, so that one word shows the difference. */
const samples: Record<FontSize, string> = { small: "15px", medium: "17px", large: "21px" };

type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  label: (value: Value) => string;
  picture: (value: Value) => ReactNode;
};

/** Radio buttons with previews. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, chosen, onChoose, label, picture } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-3">
        {options.map((value) => (
          <label
            key={value}
            className="grid cursor-pointer grid-cols-1 gap-2 overflow-hidden rounded-lg border border-line-strong bg-field p-2 text-center transition select-none hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <span aria-hidden="true">{picture(value)}</span>
            <span className="text-sm">{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A small screen in the colours of a theme; the device's theme in both. */
function Miniature({ theme }: { theme: Theme }) {
  const sides = theme === "system" ? (["light", "dark"] as const) : ([theme] as const);
  return (
    <span className="flex h-16 overflow-hidden rounded-md border border-line">
      {sides.map((side) => (
        <span
          key={side}
          className="grid flex-1 content-start gap-1.5 p-2"
          style={{ background: themeColors[side] }}
        >
          <span className="h-2.5 w-1/2 rounded-full bg-accent" />
          {["w-full", "w-4/5", "w-3/5"].map((width) => (
            <span
              key={width}
              className={`h-1.5 rounded-full opacity-25 ${width}`}
              style={{ background: themeColors[side === "light" ? "dark" : "light"] }}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
