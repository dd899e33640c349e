import { defaultTimeZone, isTimeZone } from "../calendar.ts";
import type { FieldRule } from "../fields.ts";
import { asOneLine, isCleanText } from "../text.ts";

/*
 * The trainer's settings are stored a row a section. Each reader takes what is stored (anything,
 * or nothing) and fills in what is missing, so that a new setting needs no migration.
 */

type Stored = Record<string, unknown> | null | undefined;

/** What the trainer is called until they say. */
export const defaultTrainerName = "المدرب";

/** What the trainer writes of who they are. */
export const generalFields = {
  trainerName: { kind: "text", max: 80 },
  businessName: { kind: "text", max: 80, optional: true },
} as const satisfies Record<string, FieldRule>;

/** Who the trainer is to everybody else, and the zone of their days. */
export interface GeneralSettings {
  trainerName: string;
  /** What the business is called, where it has a name of its own. */
  businessName: string | null;
  timeZone: string;
}

/** The names trimmed and the trainer's never empty, the zone one that the runtime knows. */
export function readGeneralSettings(stored: Stored): GeneralSettings {
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
