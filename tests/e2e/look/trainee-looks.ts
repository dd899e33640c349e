import type { Page } from "@playwright/test";
import { paths } from "../../../domain/paths.ts";
import { type Parts, withDeclaredScreens } from "./declared-looks.ts";
import type { Look } from "./looks.ts";
import { panelOf, press, pressIn } from "./ways.ts";

/** A trainee with a long name and a plan for today. */
export interface TraineeWorld {
  today: string;
  exercise: string;
  meal: string;
  /** A form that is answered, and its check-in. */
  form: string;
  checkIn: string;
}

const { trainee } = paths;

/** Only the app has it, not the prerendered frame. */
const app = (page: Page) => page.locator("body:has([aria-live=assertive].sr-only) main h1");

const settings = (tab: string): Look<TraineeWorld> => ({
  at: () => `${trainee.steps}?settings=${tab}`,
  draws: "trainee/settings/settings.tsx",
  ready: (page) => page.getByRole("dialog").getByRole("tabpanel"),
});

/** In one part, because a part costs a trainee, a plan and a load of the app. */
const parts: Parts<TraineeWorld> = {
  "all screens": [
    {
      at: () => trainee.home,
      ready: app,
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
      ready: app,
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
      ready: app,
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
      ready: app,
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
    { at: () => trainee.exercise, ready: app, largeText: true },
    {
      at: () => trainee.exerciseCategory("chest"),
      ready: (page) => page.locator("main button[aria-haspopup=dialog]"),
      opened: [
        {
          name: "an exercise",
          open: (page) => page.locator("main button[aria-haspopup=dialog]").first().click(),
          ready: (page) => page.getByRole("dialog").getByRole("button", { name: /^السجل/ }),
        },
        {
          name: "its history",
          draws: "exercises/history-dialog.tsx",
          further: true,
          open: (page) =>
            page
              .getByRole("dialog")
              .getByRole("button", { name: /^السجل/ })
              .click(),
        },
      ],
    },
    { at: () => trainee.exercisePrograms, ready: app, largeText: true },
    {
      at: ({ today }) => `${trainee.exercisePrograms}?month=${today.slice(0, 7)}`,
      ready: (page) => panelOf(page, "month"),
    },
    {
      at: ({ today }) => trainee.exerciseProgram(today),
      ready: (page) => page.getByRole("article").filter({ has: page.locator("form") }),
      opened: [
        {
          name: "the alternatives of an exercise",
          draws: "trainee/exercise/program/alternatives/alternatives-dialog.tsx",
          open: (page) => press(page, "الجهاز مشغول؟"),
        },
        {
          name: "the picture of a finished day",
          draws: "trainee/exercise/program/summary/share-dialog.tsx",
          open: async (page) => {
            const complete = page.getByRole("button", { name: /^إكمال / }).first();
            const share = page.getByRole("button", { name: "صورة للمشاركة" });
            const shown = complete.or(share).first();
            await shown.waitFor();
            // A tap soon after the last one counts as its repetition; a new page knows of none.
            while (await complete.isVisible()) {
              await complete.click();
              await page.reload();
              await shown.waitFor();
            }
            await share.click();
          },
        },
      ],
    },
    {
      at: () => trainee.diet,
      ready: (page) => page.getByRole("main").getByRole("article").or(app(page)),
      opened: [
        {
          name: "a planned meal",
          draws: "trainee/diet/slot-dialog.tsx",
          open: (page, { meal }) => page.getByRole("button", { name: meal }).first().click(),
        },
        {
          name: "the foods to add",
          draws: "trainee/diet/add/add-sheet.tsx",
          open: (page) => page.getByRole("button", { name: "إضافة وجبة", exact: true }).click(),
        },
        {
          name: "the amount of a food",
          further: true,
          open: (page) =>
            page
              .getByRole("region", { name: "أطعمة يومية" })
              .getByRole("listitem")
              .first()
              .getByRole("button")
              .first()
              .click(),
          ready: (page) => page.getByRole("slider"),
        },
        {
          name: "a logged food",
          draws: "trainee/diet/edit-meal-dialog.tsx",
          open: logFood,
          ready: (page) => page.getByRole("dialog").getByRole("button", { name: "حذف الوجبة" }),
        },
        {
          name: "another food in its place",
          draws: "foods/food-dialog.tsx",
          further: true,
          open: (page) => press(page, "اختيار من قاعدة الأطعمة"),
        },
      ],
    },
    { at: () => trainee.checkIns, ready: app, largeText: true },
    {
      at: ({ form }) => `${trainee.checkIns}?form=${form}`,
      ready: (page) => page.getByRole("radio").first(),
      largeText: true,
    },
    {
      at: ({ checkIn }) => trainee.checkIn(checkIn),
      ready: (page) => page.getByRole("definition").first(),
      largeText: true,
    },
    {
      at: () => trainee.recipes,
      ready: app,
      largeText: true,
      opened: [
        {
          name: "a recipe",
          draws: "trainee/diet/recipes/recipe-dialog.tsx",
          open: (page) => press(page, "وصفة جديدة"),
        },
        {
          name: "a label",
          draws: "trainee/diet/recipes/label-dialog.tsx",
          open: (page) => press(page, "طعام من ملصقه"),
        },
        {
          name: "eating of it",
          draws: "trainee/diet/recipes/eat-dialog.tsx",
          further: true,
          open: async (page) => {
            await page.getByRole("dialog").getByLabel("الاسم").fill("لبنة الدار البلدية");
            await pressIn(page, "حفظ");
            await press(page, "أكلتُ من لبنة الدار البلدية");
          },
        },
        {
          name: "the label's photo",
          draws: "trainee/diet/recipes/label-photo-dialog.tsx",
          open: async (page) => {
            await press(page, "خيارات لبنة الدار البلدية");
            await page.getByRole("menuitem", { name: "صورة الملصق" }).click();
          },
        },
      ],
    },
    {
      at: () => trainee.notes,
      ready: app,
      opened: [
        {
          name: "a new note",
          draws: "trainee/notes/screen.tsx",
          open: (page) => press(page, "إضافة ملاحظة"),
        },
      ],
    },
    {
      at: () => trainee.chat,
      ready: (page) => page.getByRole("article"),
      opened: [
        {
          name: "a contact's number",
          draws: "chat/attachments/contact-dialog.tsx",
          open: async (page) => {
            await press(page, "إرفاق");
            await page.getByRole("menuitem", { name: "جهة اتصال" }).click();
          },
        },
      ],
    },
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
    settings("notifications"),
    settings("appearance"),
    { ...settings("steps"), ready: (page) => page.getByRole("dialog") },
  ],
};

export const traineeLooks = withDeclaredScreens({
  area: "/trainee",
  ready: app,
  parts,
  file: "tests/e2e/look/trainee-looks.ts",
});

/** Adds a common food if there is none, and opens it. */
async function logFood(page: Page): Promise<void> {
  const logged = page.getByRole("listitem").filter({ hasText: "خارج البرنامج" });
  if ((await logged.count()) === 0) {
    await page.getByRole("button", { name: "إضافة وجبة", exact: true }).click();
    const common = page.getByRole("region", { name: "أطعمة يومية" }).getByRole("listitem");
    await common.first().getByRole("button").last().click();
    await page.getByRole("dialog").getByRole("button", { name: "تم", exact: true }).click();
  }
  await logged.first().getByRole("button").first().click();
}
