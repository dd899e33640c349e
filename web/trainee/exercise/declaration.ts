import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: paths.trainee.exercise,
  title: m.training_title,
  menu: { place: 2, icon: "dumbbell" },
};
