import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { dayOfWeek, weekStart } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { WeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { today, test as withNewcomer } from "./newcomer.ts";

export {
  expect,
  expectNoOverflow,
  expectOneLine,
  failWith,
} from "./newcomer.ts";

type Planned = NonNullable<NonNullable<WeekChange["meals"]>["restore"]>[number];

const usual = {
  mealId: null,
  description: "عدس وأرز مع بصل محمّر",
  calories: 150,
  protein: 6,
  carbs: 24,
  fat: 3.5,
  quantity: 300,
} satisfies Partial<Planned>;

interface Eater {
  /** The server's week. */
  readWeek(): Promise<MealWeek>;
  /** Sets a day's calorie target as the trainer. */
  setTarget(calories: number): Promise<void>;
}

interface Fixtures {
  /** Registers a trainee, signs this browser in, and plans today as the trainer. */
  planToday(
    meals: readonly (Pick<Planned, "name" | "timing"> & Partial<Planned>)[],
  ): Promise<Eater>;
}

export const test = withNewcomer.extend<Fixtures>({
  planToday: async ({ context, register, playwright, baseURL, extraHTTPHeaders }, use) => {
    const trainers: APIRequestContext[] = [];
    await use(async (meals) => {
      const { id, token } = await register();
      const trainer = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { ...extraHTTPHeaders, "sec-fetch-site": "same-origin" },
      });
      trainers.push(trainer);
      const { accessToken } = await enter(trainer, people.trainer);
      const headers = { authorization: `Bearer ${accessToken}` };
      const week = `/api/admin/trainees/${id}/weeks/${weekStart(today())}`;
      await trainer.put(week, { headers, data: {} });
      const restore = meals.map((meal, position) => ({
        ...usual,
        ...meal,
        id: newId(),
        position,
        dayOfWeek: dayOfWeek(today()),
      }));
      const planned = await trainer.patch(week, { headers, data: { meals: { restore } } });
      if (!planned.ok()) throw new Error(await planned.text());
      const setTarget = async (calories: number) => {
        const target = { calories, protein: null, carbs: null, fat: null, source: "hand" };
        const path = `/api/admin/trainees/${id}/nutrition-target`;
        const set = await trainer.put(path, { headers, data: { target } });
        if (!set.ok()) throw new Error(await set.text());
      };
      return { readWeek: () => readWeek(context, token), setTarget };
    });
    for (const trainer of trainers) await trainer.dispose();
  },
});

/** Records the answered writes of the meal screens from now on. */
export function watchWrites(page: Page): { path: string; body: Record<string, unknown> }[] {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  page.on("response", (response) => {
    const request = response.request();
    const path = new URL(request.url()).pathname;
    if (request.method() === "GET" || !/(meal-week|own-meals|notes)/.test(path)) return;
    sent.push({ path, body: request.postDataJSON() as Record<string, unknown> });
  });
  return sent;
}

async function readWeek(context: BrowserContext, token: string): Promise<MealWeek> {
  const response = await context.request.get(`/api/trainee/meal-week?date=${today()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as MealWeek;
}

export const calories = (page: Page) => page.getByRole("region", { name: "ملخص اليوم" });
