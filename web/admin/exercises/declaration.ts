import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.exercises,
  title: m.admin_exercises,
  icon: "dumbbell",
  menu: { place: 3 },
};
