import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { press } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

const settings = (tab: string): Look<TraineeWorld> => ({
  at: () => `${trainee.steps}?settings=${tab}`,
  draws: "trainee/settings/settings.tsx",
  ready: (page) => page.getByRole("dialog").getByRole("tabpanel"),
});

export const settingsLooks: readonly Look<TraineeWorld>[] = [
  {
    ...settings("profile"),
    opened: [
      {
        name: "another address",
        draws: "trainee/settings/email/email-dialog.tsx",
        further: true,
        open: (page) => press(page, "تغيير البريد"),
        ready: (page) => page.getByRole("dialog", { name: "تغيير البريد" }),
      },
    ],
  },
  {
    ...settings("security"),
    opened: [
      {
        name: "the second step",
        draws: "settings/security/two-factor/dialog.tsx",
        further: true,
        open: (page) => press(page, "تفعيل التحقق بخطوتين"),
        ready: (page) => page.getByLabel("كلمة المرور", { exact: true }),
      },
    ],
  },
  {
    ...settings("security"),
    opened: [
      {
        name: "the app lock",
        draws: "app-lock/settings/lock-dialog.tsx",
        further: true,
        open: (page) => press(page, "تفعيل القفل"),
        ready: (page) => page.getByLabel("أرقام القفل الجديدة"),
      },
    ],
  },
  {
    ...settings("notifications"),
    opened: [
      {
        name: "the cities",
        draws: "prayers/city-dialog.tsx",
        further: true,
        open: (page) => press(page, /^المدينة/),
        ready: (page) => page.getByRole("dialog", { name: "اختيار المدينة" }),
      },
    ],
  },
  settings("appearance"),
  { ...settings("steps"), ready: (page) => page.getByRole("dialog") },
  {
    ...settings("ramadan"),
    ready: (page) => page.getByRole("dialog").getByRole("switch").first(),
    opened: [
      {
        name: "the question of health",
        draws: "trainee/ramadan/safety-dialog.tsx",
        further: true,
        open: async (page) => {
          await page.getByRole("switch", { name: "عرض الأيام بحسب الصيام" }).check();
          // Months before the month its choices are folded.
          const folds = page.getByRole("dialog").locator("details");
          await folds.first().waitFor();
          await folds.evaluateAll((all) => {
            for (const fold of all) fold.setAttribute("open", "");
          });
          await press(page, "الإجابة عن السؤال");
        },
        ready: (page) => page.getByRole("dialog", { name: "قبل التمرين في أثناء الصيام" }),
      },
    ],
  },
];
