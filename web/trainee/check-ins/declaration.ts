import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: paths.trainee.checkIns,
  title: m.trainee_check_ins,
  menu: { place: 5.5, icon: "check" },
};
