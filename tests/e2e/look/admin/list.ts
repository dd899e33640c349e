import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import { sampleTrainee } from "../../../../scripts/seed/accounts.ts";
import type { Look } from "../looks.ts";
import { actions, heading, press, screenWith, searched } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

export const listLooks: readonly Look<AdminWorld>[] = [
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
    ready: (page, { name }: AdminWorld) =>
      screenWith(page, "note").getByRole("listitem").filter({ hasText: name }),
    opened: [
      {
        name: "an answer",
        draws: "admin/overview/answer-dialog.tsx",
        bilingual: true,
        open: (page, { name }) => press(page, new RegExp(`^(إجابة|Answer): ${name}`)),
        ready: (page) => page.getByRole("dialog").getByRole("textbox"),
      },
    ],
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
        name: "a new trainee",
        draws: "admin/trainees/add-dialog.tsx",
        bilingual: true,
        open: (page) => press(page, /إضافة متدرب|Add trainee/),
        ready: (page) => page.getByRole("dialog").getByRole("textbox"),
      },
      {
        name: "a message by WhatsApp",
        draws: "admin/hand-over/hand-over-dialog.tsx",
        open: (page, { name }) => actions(page, name, "واتساب"),
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
    // The sample person without a plan is always in this list.
    at: () => `${admin.trainees}?needs=empty_weeks&all=1`,
    ready: (page) => page.getByRole("region", { name: /^(المحددون|Selection)$/ }),
    opened: [
      {
        name: "the week repeated",
        bilingual: true,
        open: (page) => press(page, /^(تكرار الأسبوع|Repeat the week)$/),
        ready: (page) => page.getByRole("dialog").getByRole("status"),
      },
    ],
  },
  {
    at: () => admin.newTrainee,
    draws: "admin/trainees/add-dialog.tsx",
    ready: (page) => page.getByRole("dialog").getByRole("textbox"),
  },
  {
    at: () => admin.invitation,
    draws: "admin/invitations/invite-dialog.tsx",
    ready: (page) => page.getByRole("dialog").getByRole("textbox"),
  },
];
