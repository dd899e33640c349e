import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.notifications,
  title: m.admin_notifications,
  icon: "bell",
  menu: { place: 8, onPhones: true, counts: "notifications" },
};
