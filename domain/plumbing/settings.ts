import { defaultTimeZone, isTimeZone } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { asOneLine, isCleanText } from "../text.ts";

/*
 * The trainer's settings are stored one row a section. Each reader takes the stored value (any value, or
 * none) and adds defaults, so a new setting needs no migration.
 */

/** A section of the stored settings: JSON of any version, or none yet. */
export type StoredSection = Record<string, unknown> | null | undefined;

/** The trainer's default name. */
export const defaultTrainerName = "المدرب";

/** The fields of the trainer's names. */
export const generalFields = {
  trainerName: { kind: "text", max: 80 },
  businessName: { kind: "text", max: 80, optional: true },
} as const satisfies Record<string, FieldRule>;

/** The trainer's public names, and the zone of their days. */
export interface GeneralSettings {
  trainerName: string;
  /** The name of the business; null without one. */
  businessName: string | null;
  timeZone: string;
}

/** The stored settings with trimmed names, a name for the trainer, and a known zone. */
export function readGeneralSettings(stored: StoredSection): GeneralSettings {
  const { trainerName, businessName, timeZone } = stored ?? {};
  return {
    trainerName: nameOf(trainerName) ?? defaultTrainerName,
    businessName: nameOf(businessName) ?? null,
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : defaultTimeZone,
  };
}

function nameOf(stored: unknown): string | undefined {
  if (typeof stored !== "string" || !isCleanText(stored)) return undefined;
  return asOneLine(stored).trim() || undefined;
}
