/** Whether visitors may register: at once, after the trainer's approval, or not at all. */
export const registrationModes = ["open", "approval", "closed"] as const;

export type RegistrationMode = (typeof registrationModes)[number];

/** How sure one must be of who registers. */
export interface SecuritySettings {
  /** Who registers must confirm the address before the account opens. */
  emailConfirmation: boolean;
}

/** Anything but `true` means that no confirmation is asked for. */
export function readSecuritySettings(
  stored: Record<string, unknown> | null | undefined,
): SecuritySettings {
  return { emailConfirmation: stored?.emailConfirmation === true };
}

/** Whether and how visitors come in. */
export interface RegistrationSettings {
  mode: RegistrationMode;
}

/** Open unless another mode is stored. */
export function readRegistrationSettings(
  stored: Record<string, unknown> | null | undefined,
): RegistrationSettings {
  const mode = registrationModes.find((known) => known === stored?.mode);
  return { mode: mode ?? "open" };
}
