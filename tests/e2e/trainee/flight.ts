import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { dayOfWeek, weekStart } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { NotesPage } from "../../../domain/contract/activity/notes.ts";
import type { StepsOverview } from "../../../domain/contract/activity/steps.ts";
import { newId } from "../../../domain/id.ts";
import { wholeBrowser, withMedia } from "../../support/browser.ts";
import { type Credentials, enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { killTree } from "../../support/kill-tree.ts";
import { keptReads } from "./device-stores.ts";
import { test as base, expect, today } from "./newcomer.ts";

export { keptReads } from "./device-stores.ts";
export { expect, expectNoAxeViolations, expectNoOverflow } from "./newcomer.ts";

const headers = { "sec-fetch-site": "same-origin" };
export const meals = ["مجدرة بالبصل", "شوربة خضار", "زبادي بالخيار"];

/** A trainee's day on the server. */
interface Day {
  exercises: ExerciseWeek;
  meals: MealWeek;
  notes: NotesPage;
  steps: StepsOverview;
  weight: { days: { date: string; weight: number }[] };
}

interface Phone {
  /** Opens this phone's browser, with its stored data. */
  open(): Promise<Page>;
  /** Closes it normally. */
  close(): Promise<void>;
  /** Kills it with all its processes, like an empty battery. */
  kill(): Promise<void>;
  /** Signs a person in, with «remember me». */
  signIn(person: Credentials): Promise<void>;
}

interface Fixtures {
  phone: Phone;
  /** Plans exercises and meals for today, as the trainer. */
  plan(traineeId: string, exercises: number): Promise<void>;
  readDay(person: Credentials): Promise<Day>;
}

export const test = base.extend<Fixtures>({
  phone: async ({ baseURL, extraHTTPHeaders, viewport }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "miran-phone-"));
    let context: BrowserContext | undefined;
    await use({
      open: async () => {
        context = await chromium.launchPersistentContext(folder, {
          ...withMedia(wholeBrowser),
          serviceWorkers: "allow",
          viewport,
          locale: "ar",
          timezoneId: "Asia/Hebron",
          hasTouch: true,
          isMobile: true,
          ...(baseURL && { baseURL }),
          ...(extraHTTPHeaders && { extraHTTPHeaders }),
        });
        return context.newPage();
      },
      close: async () => context?.close(),
      kill: async () => {
        const gone = context?.waitForEvent("close");
        killTree(folder);
        await gone;
      },
      signIn: async (person) => {
        if (context) await enter(context.request, person);
      },
    });
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  },
  plan: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    await use(async (traineeId, count) => {
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const { accessToken } = await enter(request, people.trainer);
      const authorized = { ...headers, authorization: `Bearer ${accessToken}` };
      const found = await request.get("/api/admin/exercises?category=chest", {
        headers: authorized,
      });
      const { exercises: library } = (await found.json()) as { exercises: { id: string }[] };
      const day = dayOfWeek(today());
      const exercises = library.slice(0, count).map(({ id: exerciseId }, position) => ({
        id: newId(),
        exerciseId,
        position,
        dayOfWeek: day,
        sets: 5,
        reps: 10,
        weight: 40,
      }));
      const restore = meals.map((name, position) => ({
        id: newId(),
        mealId: null,
        name,
        position,
        dayOfWeek: day,
        timing: "lunch",
        description: "عدس وأرز",
        calories: 150,
        protein: 6,
        carbs: 24,
        fat: 3.5,
        quantity: 300,
      }));
      const response = await request.patch(
        `/api/admin/trainees/${traineeId}/weeks/${weekStart(today())}`,
        { data: { exercises: { add: exercises }, meals: { restore } }, headers: authorized },
      );
      if (!response.ok()) throw new Error(await response.text());
      await request.dispose();
    });
  },
  readDay: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    await use(async (person) => {
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const { accessToken } = await enter(request, person);
      const read = async (path: string) => {
        const response = await request.get(`/api/trainee/${path}`, {
          headers: { authorization: `Bearer ${accessToken}` },
        });
        return response.json();
      };
      const day = {
        exercises: await read(`exercise-week?date=${today()}`),
        meals: await read(`meal-week?date=${today()}`),
        notes: await read("notes"),
        steps: await read(`steps?date=${today()}`),
        weight: await read(`weight?date=${today()}&range=90d`),
      };
      await request.dispose();
      return day as Day;
    });
  },
});

/** Waits until the device has cached every screen, and the data of these nouns. */
export async function expectKept(page: Page, nouns: readonly string[]): Promise<void> {
  const isWhole = () =>
    page.evaluate(async () => Boolean(await caches.match("/pages/en/trainee-sign-in.html")));
  await expect.poll(isWhole, { timeout: 40_000 }).toBe(true);
  for (const noun of nouns) await expect.poll(() => keptReads(page)).toContain(noun);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await page.waitForURL(/\/trainee\/login/);
}
