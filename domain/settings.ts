import { type RegistrationMode, registrationModes } from "./registration.ts";
import { isCleanText } from "./text.ts";
import { defaultTimeZone, isTimeZone } from "./week.ts";

/*
 * The trainer's settings are stored a row a section. Each reader takes what is stored (anything,
 * or nothing) and fills in what is missing, so that a new setting needs no migration.
 */

type Stored = Record<string, unknown> | null | undefined;

export const defaultTrainerName = "المدرب";

export interface GeneralSettings {
  trainerName: string;
  timeZone: string;
}

export function readGeneralSettings(stored: Stored): GeneralSettings {
  const { trainerName, timeZone } = stored ?? {};
  const named = typeof trainerName === "string" && trainerName.trim() && isCleanText(trainerName);
  return {
    trainerName: named ? trainerName.trim() : defaultTrainerName,
    timeZone: typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : defaultTimeZone,
  };
}

export interface SecuritySettings {
  /** Who registers must confirm the address before the account opens. */
  emailConfirmation: boolean;
}

export function readSecuritySettings(stored: Stored): SecuritySettings {
  return { emailConfirmation: stored?.emailConfirmation === true };
}

export interface RegistrationSettings {
  mode: RegistrationMode;
}

export function readRegistrationSettings(stored: Stored): RegistrationSettings {
  const mode = registrationModes.find((known) => known === stored?.mode);
  return { mode: mode ?? "open" };
}

export interface EmbedSettings {
  /** Origins that may frame the embed pages; none listed means any. */
  sites: string[];
}

export function readEmbedSettings(stored: Stored): EmbedSettings {
  const sites = Array.isArray(stored?.sites) ? stored.sites : [];
  return { sites: sites.filter(isSite) };
}

/** An origin as a content policy names it: scheme, host (a leading `*.` allowed), port. */
export function isSite(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^https?:\/\/(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/.test(
      value,
    )
  );
}
