import { adminPaths } from "../../../domain/admin-paths.ts";
import { m } from "../../paraglide/messages.js";
import type { DeclaredScreen } from "../screens.ts";

export const screen: DeclaredScreen = {
  path: adminPaths.chat,
  title: m.admin_chat,
  icon: "chat",
  menu: { place: 7, onPhones: true, counts: "messages" },
};
