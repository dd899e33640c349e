import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { appHeading, choose, press } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

export const conversationLooks: readonly Look<TraineeWorld>[] = [
  {
    at: () => trainee.notes,
    ready: appHeading,
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
        open: (page) => choose(page, "إرفاق", "جهة اتصال"),
      },
    ],
  },
];
