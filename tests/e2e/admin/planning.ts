import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { newId } from "../../../domain/id.ts";
import { handOf, type Point } from "../hand.ts";

const nextWeek = addDays(weekStart(localDateAt(Date.now(), "Asia/Hebron")), 7);
export const screenOf = (id: string) => `/admin/trainees/${id}/schedule?week=${nextWeek}`;
export const weekApi = (id: string) => `/api/admin/trainees/${id}/weeks/${nextWeek}`;

export const day = (page: Page, name: string) => page.getByRole("region", { name, exact: false });
export const itemsOf = (page: Page, name: string) => day(page, name).locator("[data-item]");
type Box = { x: number; y: number; width: number; height: number };

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to touch");
  return box;
}

/** A finger that presses the middle of a box, moves, rests and leaves, without a throw. */
export async function fingerOf(page: Page) {
  const hand = await handOf(page, "finger");
  return ({ x, y, width, height }: Box, by: Point) =>
    hand({ from: { x: x + width / 2, y: y + height / 2 }, by, steps: 5, restMs: 150 });
}

export const said = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

/** The trainer's own requests, without the screen. */
export function api(request: APIRequestContext, token: string) {
  const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${token}` };
  const write = async (
    method: "POST" | "PATCH" | "PUT" | "DELETE",
    path: string,
    data: unknown,
  ) => {
    const response = await request.fetch(path, { method, headers, data });
    if (!response.ok()) throw new Error(await response.text());
  };
  return {
    get: async <T>(path: string) => (await (await request.get(path, { headers })).json()) as T,
    post: (path: string, data: unknown) => write("POST", path, data),
    patch: (path: string, data: unknown) => write("PATCH", path, data),
    put: (path: string, data: unknown) => write("PUT", path, data),
    remove: (path: string) => write("DELETE", path, {}),
  };
}

/** The library folded, as on a narrow screen: the days add through the dialog. */
export const foldLibrary = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("admin-library-folded", "1"));

/** Three exercises on Sunday, and a meal on Sunday and Monday. */
export async function plan(request: APIRequestContext, token: string, id: string) {
  const { get, patch } = api(request, token);
  const { exercises } = await get<ExercisesPage>("/api/admin/exercises?perPage=3&sort=name");
  const { meals } = await get<MealChoices>("/api/admin/meal-choices");
  await patch(weekApi(id), {
    exercises: {
      add: exercises.map((exercise, position) => ({
        id: newId(),
        exerciseId: exercise.id,
        dayOfWeek: 0,
        position,
        weight: 40,
      })),
    },
    meals: {
      add: [0, 1].map((dayOfWeek) => ({
        id: newId(),
        mealId: meals[dayOfWeek]?.id,
        dayOfWeek,
        position: 0,
        quantity: 250,
      })),
    },
  });
  return exercises.map(({ name }) => name);
}
