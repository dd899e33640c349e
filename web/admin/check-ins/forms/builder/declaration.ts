import { adminPaths } from "../../../../../domain/admin-paths.ts";
import { m } from "../../../../paraglide/messages.js";
import type { DeclaredScreen } from "../../../screens.ts";

export const screen: DeclaredScreen = {
  path: `${adminPaths.checkInForms}/:id`,
  title: m.check_in_form_one_title,
};
