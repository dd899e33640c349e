import { paths } from "../../../../domain/paths.ts";
import { ownPastAddress } from "../../../../web/trainee/past/address.ts";
import type { Look } from "../looks.ts";
import { appHeading, press } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

/** A file of Hevy with a name that no library has, and a cell that cannot be read. */
const workouts = {
  name: "hevy.csv",
  mimeType: "text/csv",
  buffer:
    Buffer.from(`"title","start_time","end_time","exercise_title","set_index","set_type","weight_kg","reps"
"Push","28 Mar 2025, 17:29","28 Mar 2025, 18:29","Mystery Move (Barbell)",0,"normal",60,8
"Push","28 Mar 2025, 17:29","28 Mar 2025, 18:29","Bench Press (Barbell)",0,"normal","heavy",8
`),
};

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
    at: () => ownPastAddress,
    ready: (page) => page.getByRole("button", { name: /^(?:اختيار ملف|Choose a file)$/ }),
    largeText: true,
    opened: [
      {
        name: "a file that was read",
        bilingual: true,
        open: (page) => page.locator("input[type=file]").setInputFiles(workouts),
        ready: (page) => page.getByText("hevy.csv"),
      },
      {
        name: "the exercise of a name",
        draws: "past/exercise-picker.tsx",
        further: true,
        open: (page) => press(page, /^التمرين الذي يعنيه Mystery Move/),
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
