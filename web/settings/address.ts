/** The tabs of a person's own settings, in order. */
export const settingsTabs = ["profile", "security", "notifications", "appearance"] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const key = "settings";

/** The address parameters with the settings open at a tab, or closed. */
export function withSettings(params: URLSearchParams, opened: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (opened) next.set(key, opened);
  else next.delete(key);
  return next;
}

/** A screen's address with the settings open over it. */
export const settingsOver = (path: string, tab: SettingsTab) => `${path}?${key}=${tab}`;
