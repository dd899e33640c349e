import type { ComponentType } from "react";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import type { IconName } from "../../ui/every-icon.tsx";

interface SettingsTab {
  value: string;
  icon: IconName;
  label: () => string;
  /** The sections of the tab that have drafts. */
  drafts: readonly string[];
  View: ComponentType;
}

/** The tabs in order; the address holds the open one. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    value: "general",
    icon: "settings",
    label: m.settings_general,
    drafts: ["names", "contact", "defaults", "attention", "subscriptions", "embed"],
    View: lazyPart(async () => (await import("./general-tab.tsx")).GeneralTab),
  },
  {
    value: "security",
    icon: "lock",
    label: m.settings_security,
    drafts: [],
    View: lazyPart(async () => (await import("./security-tab.tsx")).SecurityTab),
  },
  {
    value: "notifications",
    icon: "bell",
    label: m.admin_notifications,
    drafts: [],
    View: lazyPart(async () => (await import("./notifications-tab.tsx")).NotificationsTab),
  },
  {
    value: "appearance",
    icon: "sun",
    label: m.settings_appearance,
    drafts: [],
    View: lazyPart(async () => (await import("./appearance-tab.tsx")).AppearanceTab),
  },
  {
    value: "ramadan",
    icon: "moon",
    label: m.ramadan_title,
    drafts: [],
    View: lazyPart(async () => (await import("./ramadan-tab.tsx")).RamadanTab),
  },
  {
    value: "endpoints",
    icon: "code",
    label: m.settings_endpoints,
    drafts: [],
    View: lazyPart(async () => (await import("./endpoints-tab.tsx")).EndpointsTab),
  },
  {
    value: "system",
    icon: "panel",
    label: m.settings_system,
    drafts: [],
    View: lazyPart(async () => (await import("./system-tab.tsx")).SystemTab),
  },
];
