import { adminPaths } from "../../../../domain/admin-paths.ts";
import { m } from "../../../paraglide/messages.js";
import type { DeclaredScreen } from "../../screens.ts";

export const screen: DeclaredScreen = {
  path: `${adminPaths.trainees}/:id/past`,
  title: m.past_title,
};
