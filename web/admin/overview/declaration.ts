import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.home,
  title: m.admin_overview,
  icon: "chart",
  menu: { place: 1, onPhones: true },
};
