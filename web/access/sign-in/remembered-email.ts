export type Area = "trainer" | "trainee";

const key = (area: Area) => `rememberedEmail.${area}`;

/** The address, never the password; the 60-day session signs in again. */
export function readRememberedEmail(area: Area): string {
  try {
    return localStorage.getItem(key(area)) ?? "";
  } catch {
    return "";
  }
}

export function rememberEmail(area: Area, email: string | undefined): void {
  try {
    if (email) localStorage.setItem(key(area), email);
    else localStorage.removeItem(key(area));
  } catch {
    // Storage may be refused; the address is then typed again.
  }
}
