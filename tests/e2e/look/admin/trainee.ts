import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { panelOf, press } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

const tabOf = (tab: string): Look<AdminWorld> => ({
  at: ({ id }) => `${admin.trainee(id)}?tab=${tab}`,
  ready: (page) => panelOf(page, tab),
});

export const personLooks: readonly Look<AdminWorld>[] = [
  {
    at: ({ id }) => admin.trainee(id),
    ready: (page) => page.getByText(/80\.0/),
    opened: [
      {
        name: "an absence",
        draws: "absences/absence-dialog.tsx",
        open: (page) => press(page, "تسجيل غياب"),
      },
      {
        name: "a message by WhatsApp",
        draws: "admin/hand-over/hand-over-form.tsx",
        open: (page) => press(page, /^واتساب: /),
        ready: (page) => page.getByRole("dialog").getByRole("textbox"),
      },
      {
        name: "measuring",
        draws: "body/measure-dialog.tsx",
        open: (page) => press(page, "قياس جديد"),
      },
      {
        name: "the target",
        draws: "admin/trainee/nutrition/target-dialog.tsx",
        open: (page) => press(page, "تحديد الهدف"),
      },
      {
        name: "the thresholds",
        draws: "admin/trainee/thresholds/thresholds-dialog.tsx",
        open: (page) => press(page, "ضبط"),
      },
    ],
  },
  {
    ...tabOf("subscription"),
    opened: [
      {
        name: "a renewal",
        draws: "admin/subscriptions/change-dialog.tsx",
        open: (page) => press(page, /^تجديد$/),
      },
    ],
  },
  ...["schedule", "performance", "steps", "meals", "payments", "notes"].map(tabOf),
  {
    at: ({ id }) => admin.past(id),
    ready: (page) => page.getByRole("button", { name: /^(?:اختيار ملف|Choose a file)$/ }),
    largeText: true,
  },
  {
    at: ({ id }) => `${admin.viewAs(id)}${paths.trainee.weight}`,
    apart: true,
    ready: (page) => page.getByRole("complementary").first(),
  },
];
