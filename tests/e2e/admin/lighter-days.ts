import type { APIRequestContext, Page } from "@playwright/test";
import { addDays } from "../../../domain/calendar.ts";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import { newId } from "../../../domain/id.ts";
import { api, screenOf, weekApi } from "./planning.ts";
import { expect } from "./trainer.ts";

/** The Sunday of the planned week. */
export const sunday = new URLSearchParams(screenOf("").split("?")[1]).get("week") ?? "";

/** Four sets of an exercise on Sunday. */
export async function planFour(request: APIRequestContext, token: string, id: string) {
  const { get, patch } = api(request, token);
  const { exercises } = await get<ExercisesPage>("/api/admin/exercises?perPage=1&sort=name");
  const exerciseId = exercises[0]?.id;
  const item = { id: newId(), exerciseId, dayOfWeek: 0, position: 0, sets: 4, reps: 10 };
  await patch(weekApi(id), { exercises: { add: [item] } });
}

/** Selects a person of the list by a search, and opens the dialog of lighter days for that week. */
export async function openLighterDays(page: Page) {
  await page
    .getByRole("region", { name: "المحددون" })
    .getByRole("button", { name: "المزيد" })
    .click();
  await page.getByRole("menuitem", { name: "تمرين أخف", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "تمرين أخف" });
  await expect(dialog.getByLabel("أول يوم")).not.toHaveValue("");
  await dialog.getByLabel("أول يوم").fill(sunday);
  await dialog.getByLabel("آخر يوم").fill(addDays(sunday, 6));
  return dialog;
}
