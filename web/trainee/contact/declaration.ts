import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: paths.trainee.contact,
  title: m.trainee_contact,
  menu: { place: 9, icon: "phone" },
};
