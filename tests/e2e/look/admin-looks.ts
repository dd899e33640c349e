import type { Page } from "@playwright/test";
import { sampleTrainee } from "../../../scripts/seed/accounts.ts";
import { paths } from "../../../web/paths.ts";
import type { Look } from "./looks.ts";

/** Somebody with a long name and a full week, and what the trainer keeps of them. */
export interface AdminWorld {
  id: string;
  name: string;
  /** Letters that only this world's template and exercise have. */
  letters: string;
  templateId: string;
  /** A week planned to the last field. */
  week: string;
  /** A month in which one payment was made, and no other test's. */
  month: string;
}

const { admin } = paths;
const sheet = `الاسم بأطول ما يكون من أسماء الأعمدة التي يكتبها الناس,البريد,تاريخ الميلاد,الوزن
ليان ${"عبد الرحمن ".repeat(4)},layan.wide@example.com,01/02/1990,78
=1+1,x@example.com,03/04/1991,ثقيل
`;

const exerciseOf = (letters: string) => new RegExp(`^(أرجحة ${letters}|W{40})$`);
const searched = (path: string, search: string) => `${path}?${new URLSearchParams({ search })}`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();
const dialog = (page: Page) => page.getByRole("dialog").last();
const pressIn = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name }).first().click();
const actions = async (page: Page, name: string, item: string | RegExp) => {
  await press(page, `إجراءات ${name}`);
  await page.getByRole("menuitem", { name: item }).click();
};
const tool = async (page: Page, name: string) => {
  await press(page, "أدوات أخرى");
  await page.getByRole("menuitem", { name }).click();
};
const heading = (page: Page) => page.locator("main h1, main h2");
const rows = (page: Page) => page.locator("main tbody tr, main li");

const tabOf = (tab: string): Look<AdminWorld> => ({
  at: ({ id }) => `${admin.trainee(id)}?tab=${tab}`,
  ready: (page) => page.getByRole("tabpanel"),
});
const settingsTab = (tab: string): Look<AdminWorld> => ({
  at: () => admin.settingsTab(tab),
  ready: (page) => page.locator("main section section, main section h2"),
});
const details = (index: number, name: string) => ({
  name,
  draws: "admin/schedule/exercise-details.tsx",
  bilingual: true,
  open: async (page: Page) => {
    await page.locator("[data-item]").nth(index).locator("[data-grip]").focus();
    await page.keyboard.press("F2");
  },
  ready: (page: Page) => page.getByRole("dialog").getByRole("textbox"),
});

/** In parts, each of which fits into the time of a test. */
export const adminLooks: Record<string, readonly Look<AdminWorld>[]> = {
  "today and the list": [
    {
      at: () => admin.home,
      ready: heading,
      opened: [
        {
          name: "the palette",
          draws: "admin/palette/palette.tsx",
          open: async (page) => {
            await page.keyboard.press("Control+k");
            await page.getByRole("dialog").getByRole("combobox").fill("الوجبات");
          },
          ready: (page) => page.getByRole("dialog").getByRole("option").first(),
        },
        {
          name: "the keys",
          draws: "admin/keys/keys-dialog.tsx",
          open: (page) => page.keyboard.press("?"),
        },
      ],
    },
    {
      at: () => `${admin.home}?reason=note`,
      ready: (page, { name }: AdminWorld) => page.getByRole("listitem").filter({ hasText: name }),
    },
    {
      at: ({ letters }) => searched(admin.trainees, letters),
      ready: (page, { name }) => page.getByRole("link", { name, exact: true }),
      opened: [
        {
          name: "the row's menu",
          bilingual: true,
          open: (page, { name }) => press(page, new RegExp(name)),
          ready: (page) => page.getByRole("menuitem"),
        },
        {
          name: "the data",
          draws: "admin/list/edit-dialog.tsx",
          bilingual: true,
          open: async (page, { name }) => {
            await press(page, new RegExp(name));
            await page.getByRole("menuitem").first().click();
          },
          ready: (page) => page.getByRole("dialog").getByRole("textbox"),
        },
        {
          name: "somebody new",
          draws: "admin/trainees/add-dialog.tsx",
          bilingual: true,
          open: (page) => press(page, /إضافة متدرب|Add trainee/),
          ready: (page) => page.getByRole("dialog").getByRole("textbox"),
        },
        {
          name: "the steps",
          draws: "admin/list/person-dialog.tsx",
          open: (page, { name }) => actions(page, name, "إدارة الخطوات"),
        },
        {
          name: "the notes",
          open: (page, { name }) => actions(page, name, "الملاحظات"),
        },
        {
          name: "deleting",
          open: (page, { name }) => actions(page, name, "حذف"),
        },
      ],
    },
    {
      at: () => searched(admin.trainees, sampleTrainee.email),
      ready: (page) => page.getByRole("link", { name: sampleTrainee.name, exact: true }),
      opened: [
        {
          name: "the performance",
          open: (page) => actions(page, sampleTrainee.name, "عرض الأداء"),
          ready: (page) => page.getByRole("dialog").getByRole("progressbar").first(),
        },
        {
          name: "the own meals",
          open: (page) => actions(page, sampleTrainee.name, "عرض الوجبات"),
          ready: (page) => page.getByRole("dialog").getByRole("listitem").first(),
        },
      ],
    },
    {
      at: () => admin.newTrainee,
      ready: (page) => page.getByRole("dialog").getByRole("textbox"),
    },
    {
      at: () => admin.invitation,
      draws: "admin/invitations/invite-dialog.tsx",
      ready: (page) => page.getByRole("dialog").getByRole("textbox"),
    },
  ],
  "a trainee": [
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
    ...["schedule", "meals", "payments", "notes"].map(tabOf),
    {
      at: ({ id }) => `${admin.viewAs(id)}${paths.trainee.weight}`,
      ready: (page) => page.getByRole("complementary").first(),
    },
  ],
  "a week": [
    {
      at: ({ id, week }) => `${admin.schedule(id)}?week=${week}&tab=exercises&day=0`,
      ready: (page) => page.locator("[data-item]").nth(3),
      largeText: true,
      opened: [
        {
          name: "an item's menu",
          bilingual: true,
          open: (page) =>
            page
              .locator("[data-item]")
              .first()
              .getByRole("button", { name: /^(خيارات|Options of)/ })
              .click(),
          ready: (page) => page.getByRole("menuitem"),
        },
        {
          name: "moving an item",
          draws: "admin/schedule/move-dialog.tsx",
          open: async (page) => {
            await page
              .locator("[data-item]")
              .first()
              .getByRole("button", { name: /^(خيارات|Options of)/ })
              .click();
            await page.getByRole("menuitem", { name: "نقل إلى…" }).click();
          },
        },
        {
          name: "copying a day",
          draws: "admin/schedule/copy-day-dialog.tsx",
          open: async (page) => {
            await press(page, "خيارات الأحد");
            await page.getByRole("menuitem", { name: "نسخ اليوم إلى…" }).click();
          },
        },
        details(0, "a superset's details"),
        details(1, "the details of a time"),
        details(3, "the details of a progression"),
        {
          name: "adding exercises",
          draws: "admin/schedule/exercise-picker.tsx",
          open: (page) => press(page, "إضافة تمرين إلى الأحد"),
          ready: (page) => page.getByRole("dialog").getByRole("checkbox"),
        },
        {
          name: "the muscle map",
          draws: "admin/schedule/muscle-map/sheet.tsx",
          open: (page) => press(page, "خريطة العضلات"),
        },
        {
          name: "applying",
          draws: "admin/apply/apply-dialog.tsx",
          open: (page) => press(page, "تطبيق على كل الأسابيع"),
          ready: (page) => page.getByRole("dialog").getByRole("row").nth(1),
        },
        {
          name: "printing",
          draws: "admin/schedule/print/print-dialog.tsx",
          open: (page) => tool(page, "طباعة الأسبوع"),
        },
        {
          name: "keeping it as a template",
          draws: "admin/list/form-dialog.tsx",
          open: (page) => tool(page, "حفظ كقالب"),
        },
        {
          name: "copying from somebody",
          draws: "admin/schedule/copy-from/copy-from-dialog.tsx",
          open: (page) => tool(page, "نسخ من متدرب آخر"),
        },
        {
          name: "the shopping list",
          draws: "admin/schedule/shopping-dialog.tsx",
          open: (page) => tool(page, "قائمة التسوق"),
        },
      ],
    },
    {
      at: ({ id, week }) => `${admin.schedule(id)}?week=${week}&tab=meals&day=0`,
      ready: (page) => page.locator("[data-item]"),
      largeText: true,
      opened: [
        {
          name: "adding a meal",
          draws: "meals/meal-picker.tsx",
          open: (page) => press(page, "إضافة وجبة إلى غداء الأحد"),
          ready: (page) => page.getByRole("dialog").getByRole("listitem").first(),
        },
        {
          name: "how much of it",
          draws: "meals/chosen-meal.tsx",
          further: true,
          open: (page) =>
            dialog(page).getByRole("listitem").first().getByRole("button").first().click(),
          ready: (page) =>
            page.getByRole("dialog").getByRole("button", { name: "اختيار هذه الوجبة" }),
        },
      ],
    },
  ],
  "the libraries": [
    {
      at: ({ letters }) => searched(admin.exercises, letters),
      ready: (page, { letters }) => page.getByRole("button", { name: exerciseOf(letters) }),
      opened: [
        {
          name: "the video",
          draws: "video/video-dialog.tsx",
          open: (page) => press(page, /^مشاهدة فيديو/),
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
          name: "how much of a food",
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
          name: "whom to give it",
          draws: "admin/templates/give/step-dialog.tsx",
          open: (page) => press(page, "إعطاء القالب لمتدربين"),
          ready: (page) => page.getByRole("dialog").getByRole("checkbox").nth(1),
        },
        {
          name: "from when on",
          further: true,
          open: async (page) => {
            await dialog(page).getByRole("checkbox").nth(1).check();
            await pressIn(page, "التالي");
          },
          ready: (page) => page.getByLabel("يبدأ في"),
        },
        {
          name: "what it would do",
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
        { name: "somebody's steps", open: (page, { name }) => press(page, `إدارة خطوات ${name}`) },
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
            page.getByLabel(/^(أو الصق الجدول هنا|Or paste the sheet here)$/).fill(sheet),
          ready: (page) => page.getByRole("button", { name: /^(متابعة|Continue)$/ }),
        },
        {
          name: "its columns",
          bilingual: true,
          further: true,
          open: (page) => press(page, /^(متابعة|Continue)$/),
          // Days that can be read in both orders are asked about.
          ready: (page) => page.getByLabel(/^(ترتيب التاريخ|Order of the dates)$/),
        },
        {
          name: "what would come in",
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
      ready: (page) => page.getByRole("textbox"),
    },
  ],
  "the business": [
    {
      at: () => admin.memberships,
      ready: rows,
      opened: [{ name: "a new plan", open: (page) => press(page, "إضافة خطة") }],
    },
    {
      at: ({ month }) => `${admin.memberships}?view=payments&month=${month}`,
      ready: (page, { name }) => page.getByText(name),
      opened: [
        {
          name: "a payment",
          draws: "admin/payments/payment-dialog.tsx",
          bilingual: true,
          open: async (page) => {
            await press(page, /^(تسجيل دفعة|Record a payment)$/);
            await page.getByRole("checkbox").first().check();
          },
          ready: (page) => page.getByRole("textbox", { name: /^(مبلغ|Amount of)/ }),
        },
        {
          name: "a receipt",
          draws: "payments/receipt-dialog.tsx",
          bilingual: true,
          open: async (page, { name }) => {
            await press(page, new RegExp(`^(إجراءات دفعة|Actions for the payment of) ${name}`));
            await page.getByRole("menuitem", { name: /^(الإيصال|Receipt)$/ }).click();
          },
          ready: (page) => page.getByRole("article").first(),
        },
      ],
    },
    {
      at: () => admin.notifications,
      ready: (page) => page.getByRole("article"),
      opened: [
        {
          name: "a new one",
          draws: "admin/notifications/send-dialog.tsx",
          bilingual: true,
          open: async (page) => {
            await press(page, /^(إشعار جديد|New notification)$/);
            await page.getByText(/^(متدربون محددون|Chosen trainees)$/).click();
          },
          ready: (page) => page.getByRole("dialog").getByRole("checkbox").first(),
        },
      ],
    },
    {
      at: () => admin.chat,
      ready: (page) => page.getByRole("navigation").getByRole("link"),
    },
    {
      at: ({ id }) => admin.conversation(id),
      ready: (page) => page.getByRole("article"),
      opened: [
        {
          name: "the saved replies",
          draws: "admin/chat/replies/replies-dialog.tsx",
          open: async (page) => {
            await press(page, "الردود المحفوظة");
            await press(page, "إدارة الردود");
          },
        },
      ],
    },
  ],
  settings: [
    ...["general", "security", "notifications", "appearance", "endpoints"].map(settingsTab),
    {
      ...settingsTab("system"),
      opened: [
        {
          name: "a copy of the business",
          draws: "admin/settings/system/business-archive-dialog.tsx",
          open: (page) => press(page, "حضّر النسخة"),
        },
      ],
    },
    { at: () => admin.profile, ready: heading },
  ],
};
