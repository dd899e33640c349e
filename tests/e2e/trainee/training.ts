import type { APIRequestContext, Page, Request } from "@playwright/test";
import { dayOfWeek, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { Prescription } from "../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { test as base, today } from "./newcomer.ts";

export {
  changeAnswer,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  expectOneLine,
  failWith,
} from "./newcomer.ts";

export const weekApi = "**/api/trainee/exercise-week?*";
export const libraryApi = "**/api/trainee/exercise-library";
export const programPath = () => `/trainee/exercise/program/${today()}`;

const headers = { "sec-fetch-site": "same-origin" };

type PlannedExercise = Partial<Prescription> & Pick<Prescription, "sets" | "reps" | "weight">;

interface Planned {
  exerciseId: string;
  name: string;
}

interface Trained {
  planned: Planned[];
  /** The server's week. */
  readWeek(): Promise<ExerciseWeek>;
}

interface Fixtures {
  /** Registers a trainee with exercises planned for today. */
  registerWithPlan(exercises: readonly PlannedExercise[]): Promise<Trained>;
}

export const test = base.extend<Fixtures>({
  registerWithPlan: async ({ context, register, playwright, baseURL, extraHTTPHeaders }, use) => {
    await use(async (exercises) => {
      const { id, token } = await register();
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const planned = await plan(request, id, exercises);
      await request.dispose();
      const readWeek = async () => {
        const answer = await context.request.get(`/api/trainee/exercise-week?date=${today()}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return (await answer.json()) as ExerciseWeek;
      };
      return { planned, readWeek };
    });
  },
});

async function plan(
  request: APIRequestContext,
  traineeId: string,
  exercises: readonly PlannedExercise[],
): Promise<Planned[]> {
  const { accessToken } = await enter(request, people.trainer);
  const authorized = { ...headers, authorization: `Bearer ${accessToken}` };
  // The oldest are the starter library's, whatever other tests add.
  const oldest = "/api/admin/exercises?category=chest&sort=created&direction=asc";
  const found = await request.get(oldest, { headers: authorized });
  const library = ((await found.json()) as { exercises: { id: string; name: string }[] }).exercises;
  const planned = exercises.map((exercise, position) => ({
    ...exercise,
    position,
    id: newId(),
    exerciseId: library[position % library.length]?.id ?? "",
    dayOfWeek: dayOfWeek(today()),
  }));
  const response = await request.patch(
    `/api/admin/trainees/${traineeId}/weeks/${weekStart(today())}`,
    { data: { exercises: { add: planned } }, headers: authorized },
  );
  if (!response.ok()) throw new Error(await response.text());
  return planned.map(({ exerciseId }) => ({
    exerciseId,
    name: library.find(({ id }) => id === exerciseId)?.name ?? "",
  }));
}

/** Logs sets of the open exercises in turn, each after the time that a set takes. */
export async function logSets(page: Page, ...sets: number[]): Promise<void> {
  for (const set of sets) {
    await page.getByRole("button", { name: `تمت المجموعة ${set}` }).click();
    await passSet(page);
  }
}

/** Makes later taps a second later, so that the next one is no repetition of the last. */
export const passSet = (page: Page) =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp") ?? {};
    Object.defineProperty(Event.prototype, "timeStamp", {
      configurable: true,
      get() {
        return Number(get?.call(this)) + 1000;
      },
    });
  });

interface SentWrite {
  id: string;
  itemId: string;
  status?: string;
  completes?: boolean;
  sets?: { setNumber: number; reps: number; weight: number | null }[];
}

/** Records the page's sent statuses and sets from now on. */
export function watchWrites(page: Page): SentWrite[] {
  const sent: SentWrite[] = [];
  page.on("request", (request: Request) => {
    if (/\/(exercise-statuses|performed-sets)$/.test(request.url())) {
      sent.push(request.postDataJSON() as SentWrite);
    }
  });
  return sent;
}
