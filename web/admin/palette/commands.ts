import { adminPaths as admin } from "../../../domain/admin-paths.ts";
import type { Theme } from "../../../domain/appearance.ts";
import { m } from "../../paraglide/messages.js";
import { type Locale, locales } from "../../paraglide/runtime.js";
import type { IconName } from "../../ui/every-icon.tsx";
import { namedScreens } from "../screens.ts";
import { settingsTabs } from "../settings/tabs.ts";

type Text = (inputs?: Record<never, never>, options?: { locale?: Locale }) => string;

/** An action other than opening a screen. */
type Deed = { theme: Theme } | { language: Locale } | "keys" | "sign-out";

/** A screen or an action, found by its name in either language. */
export interface Command {
  id: string;
  icon: IconName;
  label: Text;
  /** Its place, if another command has the same name. */
  within?: Text;
  does: { to: string } | Deed;
}

const text = (message: unknown) => message as Text;

const screens: Command[] = namedScreens.map(({ path, icon, title }) => ({
  id: path,
  icon,
  label: text(title),
  does: { to: path },
}));

const parts: Command[] = [
  {
    id: "plans",
    icon: "card",
    label: text(m.memberships_plans),
    within: text(m.admin_memberships),
    does: { to: admin.memberships },
  },
  {
    id: "payments",
    icon: "card",
    label: text(m.memberships_payments),
    within: text(m.admin_memberships),
    does: { to: `${admin.memberships}?view=payments` },
  },
  ...settingsTabs.map(({ value, icon, label }) => ({
    id: `settings-${value}`,
    icon,
    label: text(label),
    within: text(m.admin_settings),
    does: { to: admin.settingsTab(value) },
  })),
];

const actions: Command[] = [
  {
    id: "add-trainee",
    icon: "plus",
    label: text(m.trainees_add),
    does: { to: `${admin.trainees}?add=1` },
  },
  {
    id: "invite",
    icon: "mail",
    label: text(m.palette_invite),
    does: { to: admin.invitation },
  },
  {
    id: "send-notification",
    icon: "send",
    label: text(m.notifications_new),
    does: { to: `${admin.notifications}?send=1` },
  },
  {
    id: "record-payment",
    icon: "receipt",
    label: text(m.payments_record),
    does: { to: `${admin.memberships}?view=payments&record=1` },
  },
  {
    id: "add-exercise",
    icon: "dumbbell",
    label: text(m.exercises_add),
    does: { to: `${admin.exercises}?add=1` },
  },
  {
    id: "add-meal",
    icon: "bowl",
    label: text(m.meals_add),
    does: { to: `${admin.meals}?add=1` },
  },
  {
    id: "add-template",
    icon: "layers",
    label: text(m.templates_add),
    does: { to: `${admin.templates}?add=1` },
  },
  ...([m.ui_theme_dark, m.ui_theme_light, m.ui_theme_system] as const).map((label, at) => {
    const theme = (["dark", "light", "system"] as const)[at] ?? "system";
    const icon: IconName = "sun";
    return {
      id: `theme-${theme}`,
      icon,
      label: text(label),
      within: text(m.ui_theme),
      does: { theme },
    };
  }),
  ...locales.map(
    (language): Command => ({
      id: `language-${language}`,
      icon: "panel",
      // In its own language, whatever the screen's.
      label: () => m.ui_language_name({}, { locale: language }),
      within: text(m.ui_language),
      does: { language },
    }),
  ),
  { id: "keys", icon: "code", label: text(m.keys_title), does: "keys" },
  { id: "sign-out", icon: "logout", label: text(m.frame_sign_out), does: "sign-out" },
];

export const commands: readonly Command[] = [...screens, ...parts, ...actions];

/** The searched names of a command and its place, in both languages. */
export const namesOf = ({ label, within }: Command): string[] =>
  locales.flatMap((locale) => {
    const name = label({}, { locale });
    const place = within?.({}, { locale });
    return place === undefined ? [name] : [name, `${place} ${name}`];
  });
