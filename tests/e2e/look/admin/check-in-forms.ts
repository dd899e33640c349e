import { adminPaths as admin } from "../../../../domain/admin-paths.ts";
import { libraryForms } from "../../../../scripts/library/check-in-forms.ts";
import { writtenAt } from "../../../../scripts/library/starter-tables.ts";
import { seedId } from "../../../../scripts/seed/ids.ts";
import type { Look } from "../looks.ts";
import { dialog, press } from "../ways.ts";
import type { AdminWorld } from "../worlds.ts";

/** The ready form with the most kinds of questions. */
const number = libraryForms.find(({ englishName }) => englishName === "Building muscle")?.number;
const readyForm = seedId("checkInForm", writtenAt, 0, number ?? 1);

const choices = (page: Parameters<typeof press>[0]) =>
  page.getByRole("textbox", { name: /^(الاختيار|Choice) 1$/ });

export const checkInFormLooks: readonly Look<AdminWorld>[] = [
  {
    at: () => admin.checkInForms,
    ready: (page) => page.locator("main [data-row-link]").first(),
    largeText: true,
    opened: [
      {
        name: "the beginning of a form",
        draws: "admin/check-ins/forms/new-form-dialog.tsx",
        bilingual: true,
        open: (page) => press(page, /^(نموذج جديد|New form)$/),
      },
    ],
  },
  {
    at: () => admin.checkInForm(readyForm),
    ready: (page) => page.locator("[data-item]").nth(3),
    largeText: true,
    opened: [
      {
        name: "a question's details",
        bilingual: true,
        open: (page) => press(page, /^(تفاصيل السؤال|Details of question) 4:/),
        ready: choices,
      },
      {
        name: "its people and times",
        draws: "admin/check-ins/forms/people/people-dialog.tsx",
        bilingual: true,
        open: (page) => press(page, /^(لمن ومتى|Whom and when)$/),
        ready: (page) => dialog(page).getByRole("radio").first(),
      },
    ],
  },
];
