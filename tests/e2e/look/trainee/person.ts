import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { appHeading, press } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

export const personLooks: readonly Look<TraineeWorld>[] = [
  {
    at: () => trainee.home,
    ready: appHeading,
    largeText: true,
    opened: [
      {
        name: "the side menu",
        draws: "trainee/frame/side-menu.tsx",
        bilingual: true,
        open: (page) => page.getByRole("banner").getByRole("button").first().click(),
        ready: (page) => page.getByRole("dialog").getByRole("navigation"),
      },
      {
        name: "the week",
        draws: "trainee/home/week-row.tsx",
        open: (page) => press(page, /^الأداء الأسبوعي/),
        ready: (page) => page.getByRole("dialog").getByRole("progressbar").first(),
      },
    ],
  },
  {
    at: () => trainee.weight,
    ready: appHeading,
    opened: [
      {
        name: "the update",
        draws: "trainee/weight/update-dialog.tsx",
        open: (page) => press(page, "تحديث وزني!"),
      },
    ],
  },
  {
    at: () => trainee.steps,
    ready: appHeading,
    largeText: true,
    opened: [
      {
        name: "correcting a day",
        draws: "day-numbers/count-dialog.tsx",
        open: (page) => press(page, /^تصحيح خطوات/),
      },
    ],
  },
  {
    at: () => trainee.profile,
    ready: appHeading,
    largeText: true,
    opened: [
      {
        name: "the photo",
        draws: "photo/photo-dialog.tsx",
        open: (page) => press(page, "إضافة صورة"),
      },
      {
        name: "measuring",
        draws: "body/measure-dialog.tsx",
        open: (page) => press(page, "قياس جديد"),
      },
      {
        name: "the plans",
        draws: "trainee/profile/plans-dialog.tsx",
        open: (page) => press(page, "الخطط المتاحة"),
      },
    ],
  },
];
