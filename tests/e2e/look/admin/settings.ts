import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import type { Look } from "../looks.ts";
import { press } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

const settingsTab = (tab: string): Look<AdminWorld> => ({
  at: () => admin.settingsTab(tab),
  ready: (page) =>
    page
      .locator(`main:has(nav [aria-current=page][href$="tab=${tab}"]) section`)
      .locator("section, h2"),
});

export const settingsLooks: readonly Look<AdminWorld>[] = [
  ...["general", "security", "notifications", "appearance", "endpoints"].map(settingsTab),
  {
    ...settingsTab("ramadan"),
    opened: [
      {
        name: "lighter days",
        bilingual: true,
        open: (page) => press(page, /^(للجميع|For everybody)$/),
        ready: (page) => page.getByRole("dialog").getByRole("status"),
      },
    ],
  },
  {
    ...settingsTab("system"),
    opened: [
      {
        name: "a business archive",
        draws: "admin/settings/system/business-archive-dialog.tsx",
        open: (page) => press(page, "تحضير النسخة"),
      },
    ],
  },
];
