import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import type { Look } from "../looks.ts";
import { dialog, press, pressIn, screenWith, searched } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

const sheet = `الاسم بأطول ما يكون من أسماء الأعمدة التي يكتبها الناس,البريد,تاريخ الميلاد,الوزن
ليان ${"عبد الرحمن ".repeat(4)},layan.wide@example.com,01/02/1990,78
=1+1,x@example.com,03/04/1991,ثقيل
`;

const exerciseOf = (letters: string) => new RegExp(`^(أرجحة ${letters}|W{40})$`);

export const libraryLooks: readonly Look<AdminWorld>[] = [
  {
    at: ({ letters }) => searched(admin.exercises, letters),
    ready: (page, { letters }) => page.getByRole("button", { name: exerciseOf(letters) }),
    opened: [
      {
        name: "the video",
        draws: "video/video-dialog.tsx",
        open: async (page) => {
          // Once, because a page with routed answers keeps none of its files for the next one.
          await page.route(
            "https://www.youtube-nocookie.com/**",
            (route) =>
              route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title>" }),
            { times: 1 },
          );
          await press(page, /^مشاهدة فيديو/);
        },
        ready: (page) => page.getByRole("dialog").locator("iframe"),
      },
      {
        name: "its form",
        bilingual: true,
        open: (page, { letters }) => press(page, exerciseOf(letters)),
        ready: (page) => page.getByRole("dialog").getByRole("textbox"),
      },
      {
        name: "the drawings",
        draws: "admin/exercises/movement-picker.tsx",
        further: true,
        open: (page) => pressIn(page, "اختيار رسم"),
        ready: (page) => page.getByRole("dialog").getByRole("radio").first(),
      },
    ],
  },
  {
    at: () => admin.meals,
    ready: (page) => page.getByRole("button", { name: /^(إجراءات|Actions)/ }),
    opened: [
      {
        name: "deleting one",
        draws: "admin/removal/removal-dialog.tsx",
        open: async (page) => {
          await press(page, /^إجراءات/);
          await page.getByRole("menuitem", { name: "حذف" }).click();
        },
      },
      { name: "a new meal", open: (page) => press(page, "إضافة وجبة") },
      {
        name: "the foods of a group",
        draws: "foods/food-dialog.tsx",
        further: true,
        open: async (page) => {
          await pressIn(page, "إضافة طعام");
          await page.getByRole("tab", { name: "الألبان" }).click();
        },
        ready: (page) =>
          page.getByRole("region", { name: "نتائج البحث" }).getByRole("button").first(),
      },
      {
        name: "the amount of a food",
        draws: "foods/food-amount.tsx",
        further: true,
        open: (page) =>
          page.getByRole("region", { name: "نتائج البحث" }).getByRole("button").first().click(),
        ready: (page) => page.getByText(/^المصدر/),
      },
    ],
  },
  {
    at: ({ letters }) => searched(admin.templates, letters),
    ready: (page, { letters }) => page.getByRole("link", { name: letters }),
    opened: [{ name: "a new template", open: (page) => press(page, "قالب جديد") }],
  },
  {
    at: ({ templateId }) => admin.template(templateId),
    ready: (page) => page.getByRole("button", { name: /^(الأسبوع|Week) 12$/ }),
    opened: [
      {
        name: "the receivers",
        draws: "admin/templates/give/step-dialog.tsx",
        open: (page) => press(page, "تعيين القالب لمتدربين"),
        ready: (page) => page.getByRole("dialog").getByRole("checkbox").nth(1),
      },
      {
        name: "the terms",
        further: true,
        open: async (page) => {
          await dialog(page).getByRole("checkbox").nth(1).check();
          await pressIn(page, "التالي");
        },
        ready: (page) => page.getByLabel("يبدأ في"),
      },
      {
        name: "the preview",
        further: true,
        open: (page) => pressIn(page, "معاينة"),
        ready: (page) => page.getByText("يصل القالب إلى متدرب واحد"),
      },
    ],
  },
  {
    at: ({ letters }) => searched(admin.steps, letters),
    ready: (page, { name }) => page.getByText(name),
    opened: [
      { name: "a trainee's steps", open: (page, { name }) => press(page, `إدارة خطوات ${name}`) },
    ],
  },
  {
    at: () => admin.imports,
    ready: (page) => page.getByRole("textbox"),
    opened: [
      {
        name: "a pasted sheet",
        bilingual: true,
        open: (page) =>
          page.getByLabel(/^(أو لصق الجدول هنا|Or paste the sheet here)$/).fill(sheet),
        ready: (page) => page.getByRole("button", { name: /^(متابعة|Continue)$/ }),
      },
      {
        name: "its columns",
        bilingual: true,
        further: true,
        open: (page) => press(page, /^(متابعة|Continue)$/),
        // Ambiguous dates need an answer.
        ready: (page) => page.getByLabel(/^(ترتيب التاريخ|Order of the dates)$/),
      },
      {
        name: "the rows to import",
        bilingual: true,
        further: true,
        open: async (page) => {
          await page.getByLabel(/^(ترتيب التاريخ|Order of the dates)$/).selectOption("dmy");
          await page.getByRole("combobox").first().selectOption("name");
          await press(page, /^(متابعة|Continue)$/);
        },
        ready: (page) => page.getByRole("heading", { level: 2 }).first(),
      },
    ],
  },
  {
    at: () => admin.importsOf("exercises"),
    ready: (page) => screenWith(page, "exercises").getByRole("textbox"),
  },
];
