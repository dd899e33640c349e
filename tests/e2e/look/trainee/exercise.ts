import { paths } from "../../../../domain/paths.ts";
import { expect } from "../../../support/fixtures.ts";
import type { Look } from "../looks.ts";
import { appHeading, panelOf, press } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

export const exerciseLooks: readonly Look<TraineeWorld>[] = [
  { at: () => trainee.exercise, ready: appHeading, largeText: true },
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
  { at: () => trainee.exercisePrograms, ready: appHeading, largeText: true },
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
            const name = (await complete.getAttribute("aria-label")) ?? "";
            const stored = page
              .waitForResponse((each) => each.url().endsWith("/exercise-statuses"))
              .catch(() => {});
            // The looks at the other size may complete it first: they are of the same person.
            const isPressed = await complete.click({ timeout: 5_000 }).then(
              () => true,
              () => false,
            );
            if (isPressed) await stored;
            const read = page.waitForResponse((each) =>
              each.url().includes("/api/trainee/exercise-week"),
            );
            await page.reload();
            await read;
            // The exercise is drawn as it was, and then as it is.
            await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
            await shown.waitFor();
          }
          await share.click();
        },
      },
    ],
  },
];
