import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: paths.trainee.notifications,
  title: m.trainee_notifications,
  menu: { place: 8, icon: "bell", counts: true },
};
