import type { Page } from "@playwright/test";
import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import type { Look } from "../looks.ts";
import { dialog, panelOf, press, tool } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

const details = (index: number, name: string) => ({
  name,
  draws: "admin/schedule/dialogs/exercise-details.tsx",
  bilingual: true,
  open: async (page: Page) => {
    await page.locator("[data-item]").nth(index).locator("[data-grip]").focus();
    await page.keyboard.press("F2");
  },
  ready: (page: Page) => page.getByRole("dialog").getByRole("textbox"),
});

export const weekLooks: readonly Look<AdminWorld>[] = [
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
        draws: "admin/schedule/dialogs/move-dialog.tsx",
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
        draws: "admin/schedule/dialogs/copy-day-dialog.tsx",
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
        draws: "admin/schedule/dialogs/exercise-picker.tsx",
        open: async (page) => {
          // Beside a week there is no dialog.
          const fold = page.getByRole("button", { name: "طي المكتبة" });
          if (await fold.isVisible()) await fold.click();
          await press(page, "إضافة تمرين إلى الأحد");
        },
        ready: (page) => page.getByRole("dialog").getByRole("listitem").getByRole("checkbox"),
      },
      {
        name: "prescribing for many",
        draws: "admin/schedule/dialogs/prescribe-many.tsx",
        bilingual: true,
        open: async (page) => {
          await page.locator("[data-item]").first().locator("[data-grip]").focus();
          await page.keyboard.press("x");
          await press(page, /^(الراحة والجهد والتدرّج|Rest, effort and progression)/);
        },
        ready: (page) => page.getByRole("dialog").getByRole("textbox"),
      },
      {
        name: "the muscle map",
        open: async (page) => {
          const shown = page.getByRole("complementary", { name: "خريطة العضلات" });
          if (await page.locator("summary").filter({ hasText: "خريطة العضلات" }).isVisible())
            await page.locator("summary").filter({ hasText: "خريطة العضلات" }).click();
          else if (!(await shown.isVisible())) await press(page, "خريطة العضلات");
        },
        ready: (page) => page.getByRole("img", { name: /^الجسم/ }),
      },
      {
        name: "applying",
        draws: "admin/apply/apply-dialog.tsx",
        open: async (page) => {
          const button = page.getByRole("button", { name: "تطبيق على كل الأسابيع" });
          // Both come with the week's tools.
          await page.getByRole("button", { name: "أدوات أخرى" }).waitFor();
          if (await button.isVisible()) await button.click();
          else await tool(page, "تطبيق على كل الأسابيع");
        },
        ready: (page) => page.getByRole("dialog").getByRole("row").nth(1),
      },
      {
        name: "printing",
        draws: "admin/schedule/print/print-dialog.tsx",
        open: (page) => tool(page, "طباعة الأسبوع"),
      },
      {
        name: "the calendar file",
        draws: "week-calendar/week-calendar-dialog.tsx",
        open: (page) => tool(page, "الأسبوع في التقويم"),
      },
      {
        name: "saving it as a template",
        draws: "admin/list/form-dialog.tsx",
        open: (page) => tool(page, "حفظ كقالب"),
      },
      {
        name: "copying from a trainee",
        draws: "admin/schedule/copy-from/copy-from-dialog.tsx",
        open: (page) => tool(page, "نسخ من متدرب آخر"),
      },
      {
        name: "the shopping list",
        draws: "admin/schedule/dialogs/shopping-dialog.tsx",
        open: (page) => tool(page, "قائمة التسوق"),
      },
    ],
  },
  {
    at: ({ id, week }) => `${admin.schedule(id)}?week=${week}&tab=meals&day=0`,
    ready: (page) => panelOf(page, "meals").locator("[data-item]"),
    largeText: true,
    opened: [
      {
        name: "adding a meal",
        draws: "meals/meal-picker.tsx",
        open: (page) => press(page, "إضافة وجبة إلى غداء الأحد"),
        ready: (page) => page.getByRole("dialog").getByRole("listitem").first(),
      },
      {
        name: "its amount",
        draws: "meals/chosen-meal.tsx",
        further: true,
        open: (page) =>
          dialog(page).getByRole("listitem").first().getByRole("button").first().click(),
        ready: (page) =>
          page.getByRole("dialog").getByRole("button", { name: "اختيار هذه الوجبة" }),
      },
    ],
  },
];
