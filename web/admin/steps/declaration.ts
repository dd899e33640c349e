import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.steps,
  title: m.admin_steps,
  icon: "steps",
  menu: { place: 6 },
};
