import type { Language } from "./language.ts";

export const accents = ["emerald", "sky", "amber", "rose", "violet"] as const;
/** `system` follows the device. */
export const themes = ["dark", "light", "system"] as const;
export const fontSizes = ["small", "medium", "large"] as const;

export type Accent = (typeof accents)[number];
export type Theme = (typeof themes)[number];
export type FontSize = (typeof fontSizes)[number];

/** The look of the screens on one device. */
export interface Appearance {
  theme: Theme;
  accent: Accent;
  fontSize: FontSize;
  /** Whether the Hijri date is shown beside the Gregorian one. */
  hijri: boolean;
}

/** The default. */
export const usualAppearance: Appearance = {
  theme: "system",
  accent: "emerald",
  fontSize: "medium",
  hijri: false,
};

/** A person's choice for all of their devices. */
export interface ChosenAppearance extends Appearance {
  language: Language;
  /** UTC milliseconds: a device that followed an older choice follows this one. */
  chosenAt: number;
}
