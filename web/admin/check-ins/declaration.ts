import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.checkIns,
  title: m.admin_check_ins,
  icon: "check",
  menu: { place: 7.5, counts: "checkIns" },
};
