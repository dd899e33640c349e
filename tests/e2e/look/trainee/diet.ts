import type { Page } from "@playwright/test";
import { paths } from "../../../../domain/paths.ts";
import type { Look } from "../looks.ts";
import { appHeading, choose, press, pressIn } from "../ways.ts";
import type { TraineeWorld } from "../worlds.ts";

const { trainee } = paths;

export const dietLooks: readonly Look<TraineeWorld>[] = [
  {
    at: () => trainee.diet,
    ready: (page) => page.getByRole("main").getByRole("article").or(appHeading(page)),
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
  {
    at: () => trainee.recipes,
    ready: appHeading,
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
        open: (page) => choose(page, "خيارات لبنة الدار البلدية", "صورة الملصق"),
      },
    ],
  },
];

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
