import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.meals,
  title: m.admin_meals,
  icon: "bowl",
  menu: { place: 4 },
};
