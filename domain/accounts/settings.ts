import type { StoredSection } from "../plumbing/settings.ts";

/** Whether visitors may register: at once, after the trainer's approval, or not at all. */
export const registrationModes = ["open", "approval", "closed"] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** The required proof of a registration. */
export interface SecuritySettings {
  /** Whether the address must be confirmed before the account opens. */
  emailConfirmation: boolean;
}

/** The stored choice; any value but `true` asks for no confirmation. */
export function readSecuritySettings(stored: StoredSection): SecuritySettings {
  return { emailConfirmation: stored?.emailConfirmation === true };
}

/** The mode of registration. */
export interface RegistrationSettings {
  mode: RegistrationMode;
}

/** The stored mode; open by default. */
export function readRegistrationSettings(stored: StoredSection): RegistrationSettings {
  const mode = registrationModes.find((known) => known === stored?.mode);
  return { mode: mode ?? "open" };
}
