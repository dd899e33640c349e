import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: paths.trainee.weight,
  title: m.weight_title,
  menu: { place: 4, icon: "scale", label: m.trainee_weight },
};
