import type { ComponentType } from "react";
import { adminPaths as admin } from "../../domain/admin-paths.ts";
import { m } from "../paraglide/messages.js";
import type { IconName } from "../ui/every-icon.tsx";

export interface AdminScreen {
  path: string;
  icon: IconName;
  title: () => string;
  /** The screen's code; asked for when a pointer comes near already. */
  load: () => Promise<ComponentType>;
}

/** The items of the main menu, in their order. */
export const menuScreens: readonly AdminScreen[] = [
  {
    path: admin.home,
    icon: "chart",
    title: m.admin_overview,
    load: async () => (await import("./overview/screen.tsx")).OverviewScreen,
  },
  {
    path: admin.trainees,
    icon: "users",
    title: m.admin_trainees,
    load: async () => (await import("./trainees/screen.tsx")).TraineesScreen,
  },
  {
    path: admin.exercises,
    icon: "dumbbell",
    title: m.admin_exercises,
    load: async () => (await import("./exercises/screen.tsx")).ExercisesScreen,
  },
  {
    path: admin.meals,
    icon: "bowl",
    title: m.admin_meals,
    load: async () => (await import("./meals/screen.tsx")).MealsScreen,
  },
  {
    path: admin.templates,
    icon: "layers",
    title: m.admin_templates,
    load: async () => (await import("./templates/screen.tsx")).TemplatesScreen,
  },
  {
    path: admin.steps,
    icon: "steps",
    title: m.admin_steps,
    load: async () => (await import("./steps/screen.tsx")).StepsScreen,
  },
  {
    path: admin.chat,
    icon: "chat",
    title: m.admin_chat,
    load: async () => (await import("./chat/screen.tsx")).ChatScreen,
  },
  {
    path: admin.notifications,
    icon: "bell",
    title: m.admin_notifications,
    load: async () => (await import("./notifications/screen.tsx")).NotificationsScreen,
  },
  {
    path: admin.memberships,
    icon: "card",
    title: m.admin_memberships,
    load: async () => (await import("./memberships/screen.tsx")).MembershipsScreen,
  },
  {
    path: admin.settings,
    icon: "settings",
    title: m.admin_settings,
    load: async () => (await import("./settings/screen.tsx")).SettingsScreen,
  },
];

/** Every screen with an address of its own. */
export const adminScreens: readonly AdminScreen[] = [
  ...menuScreens,
  {
    path: admin.imports,
    icon: "upload",
    title: m.imports_title,
    load: async () => (await import("./imports/screen.tsx")).ImportsScreen,
  },
  {
    path: admin.profile,
    icon: "user",
    title: m.admin_profile,
    load: async () => (await import("./profile/screen.tsx")).TrainerProfileScreen,
  },
];
